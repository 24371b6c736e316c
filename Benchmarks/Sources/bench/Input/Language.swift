import Foundation

/// The languages of the multi-script corpus, and the fonts that their texts are set in.
struct Language {
  /// A BCP 47 tag; `und` stands for none.
  let tag: String

  /// The face of `NotoSansCJK-Regular.ttc` that has the language's forms.
  let cjkIndex: Int

  static let all = [
    Language(tag: "ar"), Language(tag: "el"), Language(tag: "he"), Language(tag: "hi"),
    Language(tag: "ja"), Language(tag: "ko", cjkIndex: 1), Language(tag: "ru"),
    Language(tag: "th"), Language(tag: "und"), Language(tag: "zh", cjkIndex: 2),
    Language(tag: "zh-Hant", cjkIndex: 3),
  ]

  init(tag: String, cjkIndex: Int = 0) {
    self.tag = tag
    self.cjkIndex = cjkIndex
  }

  /// The font files and face indices in order; the emoji font is the last.
  var cascade: [(path: String, index: Int)] {
    let noto = ["Arabic", "Hebrew", "Devanagari", "Thai"].map {
      (Repository.font("NotoSans\($0)-Regular.ttf"), 0)
    }
    return [(BenchFont.inter.path, 0)] + noto
      + [(BenchFont.notoCJK.path, cjkIndex), (Language.emoji, 0)]
  }

  private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  /// The place in `all` of each line's language.
  static func ofLines(limit: Int?) throws -> [UInt8] {
    try Corpus("tags-multiscript.lang", limit: limit).lines.map { tag in
      guard let index = all.firstIndex(where: { $0.tag == tag }) else {
        throw BenchError.unreadable("the language \(tag)")
      }
      return UInt8(index)
    }
  }
}
