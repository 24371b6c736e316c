import SeededRandom
import TextMeasure

/// Texts in all scripts of `Fonts/`, each with a style and options, the same for a seed everywhere.
struct RandomTexts: Sequence, IteratorProtocol {
  struct Case {
    let text: String
    let measurer: Measurer
    let options: LineOptions
    /// A number for whatever else a test draws.
    let salt: UInt64

    /// What a failing test says of the case.
    var description: String {
      let style = measurer.style
      let fonts = ([style.font] + style.fallback.compactMap(\.font)).map {
        "\($0.face.familyName) \($0.size)"
      }
      return "\(text.debugDescription) \(fonts) letters \(style.letterSpacing) words "
        + "\(style.wordSpacing) tabs \(style.tabWidth) \(style.direction) \(options)"
    }
  }

  private var random: SplitMix64
  private var left: Int
  private let measurers: [Measurer]
  private let pieces: RandomPieces

  init(seed: UInt64, count: Int, pieces: RandomPieces = .all, spaced: Bool = true) throws {
    random = SplitMix64(seed: seed)
    left = count
    self.pieces = pieces
    var drawn: [Measurer] = []
    for _ in 0..<24 { drawn.append(try random.measurer(of: pieces, spaced: spaced)) }
    measurers = drawn
  }

  mutating func next() -> Case? {
    guard left > 0 else { return nil }
    left -= 1
    let measurer = random.element(of: measurers)
    return Case(
      text: random.text(of: pieces), measurer: measurer,
      options: random.options(size: measurer.style.font.size), salt: random.next())
  }
}

/// What texts are put together from, and the fonts to set them in.
struct RandomPieces: Sendable {
  let kinds: [[String]]
  /// Pieces between the others; a piece of these comes at every other place.
  let joints: [String]
  let fonts: [String]
  var directions: [TextDirection] = [.auto, .auto, .leftToRight, .rightToLeft]

  static let all = RandomPieces(
    kinds: [
      ["AVATAR", "To", "office", "fjord", "We", "1/2", "10:30", "x×y", "naïve", "o\u{301}\u{323}"],
      ["Γειά", "σου", "ΑΫΛΟΣ"], ["Привет", "мир"], ["שלום", "עוֹלָם", "(א)"],
      ["مرحبا", "بالعالم", "لا", "بَّ", "١٢٣", "ـ"], ["สวัสดี", "ชาวโลก", "น้ำ"],
      ["नमस्ते", "क्षत्रिय", "र्कि"], ["日本語", "「東京」", "ッー", "、。"], ["한국어", "각"],
      ["😀", "👩🏽‍🚀", "🇯🇵🇫🇷", "1️⃣", "☎️", "☎︎", "❤️‍🔥"],
      ["\u{301}", "\u{600}", "\u{E01F0}", "\u{FFFC}", "\u{10FFFF}", "𝔄", "\u{115F}"],
      ["hyphen\u{AD}ation", "a\u{AD}", "\u{AD}b", "A\u{AD}\u{AD}V", "م\u{AD}ر", "-", "—", "…"],
      ["\u{200B}", "\u{200D}", "\u{200C}", "\u{2060}", "\u{FEFF}", "\u{34F}"],
      [
        "\u{202B}", "\u{202A}", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2066}", "\u{2069}",
        "\u{200F}",
      ],
      ["\u{0}", "\u{1}", "\u{1B}", "\u{7F}"],
    ],
    joints: [
      " ", " ", " ", " ", "  ", "", "", "\t", "\u{A0}", "\u{3000}", "\u{2003}", "\u{202F}",
      "\u{1680}", "\u{2009}", "\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}",
      "\u{C}",
    ],
    fonts: [
      "Inter-roman.var.ttf", "Roboto-Regular.ttf", "DejaVuSans.ttf", "NotoSerif-Regular.ttf",
      "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansThai-Regular.ttf",
      "NotoSansDevanagari-Regular.ttf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji-subset.ttf",
    ])

  /// Words in one left-to-right script on one line, with whatever kerns and joins.
  static let latin = RandomPieces(
    kinds: [
      [
        "AVATAR", "To", "office", "fjord", "We", "Ya", "LT", "naïve", "o\u{301}\u{323}", "affluent",
        "hyphen\u{AD}ation", "P.", "f\u{AD}i", "T\u{200B}o", "x×y",
      ]
    ],
    joints: [" ", " ", " ", "  ", "\u{A0}", "-", ", "],
    fonts: [
      "Inter-roman.var.ttf", "Roboto-Regular.ttf", "DejaVuSans.ttf", "NotoSerif-Regular.ttf",
    ], directions: [.auto, .leftToRight])

  /// Text that reads left to right and has neither tabs nor terminators.
  static let leftToRight = RandomPieces(
    kinds: [
      ["AVATAR", "To", "office", "We", "naïve", "o\u{301}\u{323}"], ["Привет", "мир"],
      ["สวัสดี", "ชาวโลก", "น้ำ"], ["नमस्ते", "क्षत्रिय", "र्कि"], ["日本語", "「東京」"], ["한국어", "각"],
    ],
    joints: [" ", " ", "  ", "\u{A0}", ""],
    fonts: all.fonts, directions: [.auto, .leftToRight])

  /// ASCII letters, each a cluster with a width of its own.
  static let plain = RandomPieces(
    kinds: [["AVATAR", "To", "office", "fjord", "We", "LT"]], joints: [" ", " ", "  ", "-", ", "],
    fonts: latin.fonts, directions: [.auto, .leftToRight])

  /// ASCII words between spaces.
  static let words = RandomPieces(
    kinds: plain.kinds, joints: [" ", "  "], fonts: latin.fonts, directions: plain.directions)

  /// Words whose lines are no wider the later they start: no tabs, no letters that join.
  static let monotone = RandomPieces(
    kinds: [
      ["hyphen\u{AD}ation", "office", "naïve", "Привет", "שלום", "10:30", "ok"],
      ["สวัสดี", "ชาวโลก"], ["日本語", "「東京」", "、。"], ["한국어", "각"], ["😀", "👩🏽‍🚀"],
    ],
    joints: [" ", " ", " ", "  ", "", "\u{A0}", "\u{3000}", "\n", "\u{200B}"],
    fonts: ["DejaVuSans.ttf", "NotoSansThai-Regular.ttf", "NotoSansCJK-Regular.ttc"])
}

extension SplitMix64 {
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  mutating func happens(onceIn count: Int) -> Bool { below(count) == 0 }

  mutating func text(of pieces: RandomPieces) -> String {
    // Most texts keep to a few kinds, so that words of one kind meet each other too.
    let kinds = (0...below(4)).map { _ in element(of: pieces.kinds) }
    var text = ""
    for _ in 0..<1 + below(12) {
      text += element(of: element(of: kinds))
      text += element(of: pieces.joints)
    }
    return text
  }

  mutating func measurer(of pieces: RandomPieces, spaced: Bool) throws -> Measurer {
    let size = element(of: [9, 13, 16.5, 20])
    var cascade: [Font] = []
    let fonts = pieces.fonts.shuffled(using: &self).prefix(1 + below(pieces.fonts.count))
    for name in fonts {
      cascade.append(try TestFonts.font(name, size: size))
    }
    var style = TextStyle(cascade.removeFirst())
    style.fallback = cascade.map { .font($0) }
    style.direction = element(of: pieces.directions)
    style.language = element(of: [nil, "ja", "th", "tr"])
    style.lineBreak = element(of: [.auto, .loose, .strict])
    if spaced {
      style.letterSpacing = element(of: [0, 0, 0, 1.5, -0.25])
      style.wordSpacing = element(of: [0, 0, 3])
      style.tabWidth = element(of: [8, 8, 2.5])
    }
    return try Measurer(style)
  }

  mutating func options(size: Double) -> LineOptions {
    let limits: [Double?] = [nil, 0, -5, .infinity, 1e6]
    let limit =
      happens(onceIn: 8) ? element(of: limits) : size * Double(below(160)) / 16
    return LineOptions(
      maxWidth: limit, maxLines: happens(onceIn: 4) ? 1 + below(4) : nil,
      wrap: element(of: [.word, .word, .word, .character, .clip]))
  }
}

extension TextStyle.Fallback {
  fileprivate var font: Font? {
    if case .font(let font) = self { font } else { nil }
  }
}
