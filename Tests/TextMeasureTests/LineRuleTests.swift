import Foundation
import LayoutGeometry
import TestSupport
import Testing
import TextMeasure

/// The rules of lines (M3 to M6, M12), each by an example with right values.
///
/// At as many points as its em has units, a font's widths are units: those of `hb-shape`. In DejaVu
/// Sans a = 1255, b = 1300, ab = 2555, cd = 2426, space = 651, ellipsis = 2048 and U+2010 = 739.
@Suite struct LineRuleTests {
  private func dejaVu() throws -> Measurer {
    Measurer(try TestFonts.font("DejaVuSans.ttf", size: 2048))
  }

  private func cjk(
    _ text: String, width: Double, _ strictness: LineBreakStrictness = .auto
  ) throws -> [String] {
    var style = TextStyle(try TestFonts.font("NotoSansCJK-Regular.ttc", size: 1000))
    style.language = "ja"
    style.lineBreak = strictness
    return texts(try Measurer(style).prepare(text), width)
  }

  /// The text of each line, spaces and terminator included.
  private func texts(
    _ prepared: PreparedText, _ width: Double?, _ wrap: LineOptions.LineWrap = .word
  ) -> [String] {
    prepared.lines(LineOptions(maxWidth: width, wrap: wrap)).map { text(of: $0, in: prepared) }
  }

  private func text(of line: TextLine, in prepared: PreparedText) -> String {
    String(decoding: Array(prepared.text.utf8)[line.range], as: UTF8.self)
  }

  @Test func noBreakSpacesNeitherBreakNorHang() throws {
    for space in ["\u{A0}", "\u{202F}", "\u{2007}"] {
      let prepared = try dejaVu().prepare("ab\(space)cd a\(space)")
      let lines = prepared.lines(LineOptions(maxWidth: 6500))
      #expect(texts(prepared, 6500) == ["ab\(space)cd ", "a\(space)"])
      #expect(lines[1].width > 1255 && lines[1].trailingSpace == 0)
      #expect(lines[0].trailingSpace == 651)
    }
  }

  /// Stops lie 8 spaces apart, at 5208; a tab nearer than half a space to one goes to the next.
  @Test func tabsGoToStops() throws {
    let measurer = try dejaVu()
    #expect(measurer.width(of: "a\ta") == 5208 + 1255)
    #expect(measurer.width(of: "\ta") == 5208 + 1255)
    #expect(measurer.width(of: "        \ta") == 2 * 5208 + 1255)
    // Four times 1255 is 5020, 188 before the stop; half a space is 325.5.
    #expect(measurer.width(of: "aaaa\ta") == 2 * 5208 + 1255)
    let lines = measurer.prepare("a\ta\ta").lines(LineOptions(maxWidth: 6463))
    #expect(lines.map(\.width) == [6463, 1255])
    #expect(lines.map(\.trailingSpace) == [2 * 5208 - 6463, 0])
  }

  @Test func terminatorsEndLines() throws {
    let measurer = try dejaVu()
    for terminator in ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      let prepared = measurer.prepare("a\(terminator)b\(terminator)")
      for width in [nil, 0, 5000.0] {
        #expect(texts(prepared, width) == ["a\(terminator)", "b\(terminator)", ""])
      }
    }
    #expect(measurer.prepare("a\n\rb").lineCount() == 3)
    #expect(measurer.prepare("").lineCount(LineOptions(maxWidth: -1, wrap: .character)) == 1)
  }

  /// ICU's dictionary: ภาษา (language, 2055 units) and ไทย (Thai, 1507).
  @Test func thaiBreaksBetweenWords() throws {
    let measurer = Measurer(try TestFonts.font("NotoSansThai-Regular.ttf", size: 1000))
    let prepared = measurer.prepare("ภาษาไทย")
    #expect(texts(prepared, 3561) == ["ภาษา", "ไทย"])
    #expect(texts(prepared, 3562) == ["ภาษาไทย"])
  }

  /// A full stop never begins a line; a small kana or the prolonged sound mark only if loose.
  @Test func kinsoku() throws {
    #expect(try cjk("日本語。", width: 3000) == ["日本", "語。"])
    #expect(try cjk("日本「東", width: 3000) == ["日本", "「東"])
    #expect(try cjk("日本語ッ", width: 3000, .strict) == ["日本", "語ッ"])
    #expect(try cjk("日本語ッ", width: 3000, .loose) == ["日本語", "ッ"])
    #expect(try cjk("日本語ー", width: 3000, .strict) == ["日本", "語ー"])
    #expect(try cjk("日本語ー", width: 3000, .loose) == ["日本語", "ー"])
  }

  @Test func ideographicSpacesHang() throws {
    var style = TextStyle(try TestFonts.font("NotoSansCJK-Regular.ttc", size: 1000))
    style.language = "ja"
    let lines = try Measurer(style).prepare("日本　語　").lines(LineOptions(maxWidth: 2000))
    #expect(lines.map(\.width) == [2000, 1000])
    #expect(lines.map(\.trailingSpace) == [1000, 1000])
  }

  /// hyphen‐ is 8405 units, ation 5178, hyphen 7666.
  @Test func softHyphensShowWhereTheyAreTaken() throws {
    let prepared = try dejaVu().prepare("hyphen\u{AD}ation")
    let taken = prepared.lines(LineOptions(maxWidth: 8405))
    #expect(taken.map(\.width) == [8405, 5178])
    #expect(taken.map(\.showsHyphen) == [true, false])
    #expect(taken.map(\.range) == [0..<8, 8..<13])
    let whole = prepared.lines(LineOptions(maxWidth: 20_000))
    #expect(whole.map(\.showsHyphen) == [false] && whole[0].width == 7666 + 5178)
    // The hyphen does not fit, so the word breaks before its last letter.
    #expect(texts(prepared, 8404) == ["hyphe", "n\u{AD}ation"])
    let caret = prepared.caret(of: TextPosition(offset: 6), on: taken[0])
    #expect(caret == 8405 - 739)
  }

  /// Alone a letter needs no hyphen, and a soft hyphen makes no line.
  @Test func softHyphensMakeNoLinesOfTheirOwn() throws {
    let prepared = try dejaVu().prepare("a\u{AD}b\u{200B}c")
    for wrap in [LineOptions.LineWrap.word, .character] {
      #expect(texts(prepared, 0, wrap) == ["a\u{AD}", "b\u{200B}", "c"])
      #expect(texts(prepared, 1300, wrap) == ["a\u{AD}", "b\u{200B}", "c"])
      let lines = prepared.lines(LineOptions(maxWidth: 1300, wrap: wrap))
      #expect(lines.map(\.width) == [1255, 1300, 1126])
      #expect(!lines[0].showsHyphen)
    }
  }

  /// Noto Sans Thai with its U+2010 moved to U+2011 in `cmap`.
  @Test func aHyphenMinusStandsInForAHyphen() throws {
    let path = Repository.root.path + "/Fonts/NotoSansThai-Regular.ttf"
    let whole = Measurer(try Font(path: path, size: 1000))
    let hyphen = try #require(glyphs("ก-", whole).last)
    var bytes = try readFile(path)
    let table = try #require(offset(of: "cmap", in: bytes))
    for place in [58, 90] {
      try #require(bytes[table + place] == 0x20 && bytes[table + place + 1] == 0x10)
      bytes[table + place + 1] = 0x11
    }
    let measurer = Measurer(try Font(bytes: bytes, size: 1000))
    let prepared = measurer.prepare("ก\u{AD}ก")
    let line = prepared.lines(LineOptions(maxWidth: 1000))[0]
    #expect(line.showsHyphen)
    #expect(prepared.glyphRuns(of: line).flatMap(\.glyphs).last?.id == hyphen)
    let other = whole.prepare("ก\u{AD}ก")
    #expect(
      other.glyphRuns(of: other.lines(LineOptions(maxWidth: 1000))[0])
        .flatMap(\.glyphs).last?.id != hyphen)
  }

  private func glyphs(_ text: String, _ measurer: Measurer) -> [UInt32] {
    let prepared = measurer.prepare(text)
    return prepared.glyphRuns(of: prepared.lines()[0]).flatMap(\.glyphs).map(\.id)
  }

  private func offset(of tag: String, in font: [UInt8]) -> Int? {
    let places = stride(from: 12, to: 12 + 16 * Int(font[5]), by: 16)
    return places.first { Array(font[$0..<$0 + 4]) == Array(tag.utf8) }.map { place in
      font[place + 8..<place + 12].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test func limitsOfEveryKind() throws {
    let prepared = try dejaVu().prepare("ab cd")
    for none in [nil, Double.infinity, .nan, 1e9] {
      #expect(texts(prepared, none) == ["ab cd"])
    }
    for narrow in [0, -1, -Double.infinity, 1, 1254] {
      #expect(texts(prepared, narrow) == ["a", "b ", "c", "d"])
    }
    #expect(texts(prepared, 2555) == ["ab ", "cd"])
    #expect(texts(prepared, 2554.9) == ["a", "b ", "cd"])
    #expect(texts(prepared, 2555 - 1.0 / 2048) == ["ab ", "cd"])
  }

  @Test func spacesAloneHang() throws {
    let prepared = try dejaVu().prepare("   ")
    let limited = prepared.lines(LineOptions(maxWidth: 10))
    #expect(limited.map(\.width) == [0] && limited[0].trailingSpace == 3 * 651)
    #expect(prepared.lines().map(\.width) == [3 * 651])
  }

  /// שלום is 2227 units, עולם 2100, a space 270; the logical end is at the left.
  @Test func rightToLeftLinesHangAtTheirLogicalEnd() throws {
    let measurer = Measurer(try TestFonts.font("NotoSansHebrew-Regular.ttf", size: 1000))
    let prepared = measurer.prepare("שלום עולם")
    let lines = prepared.lines(LineOptions(maxWidth: 2227))
    #expect(lines.map(\.width) == [2227, 2100])
    #expect(lines[0].trailingSpace == 270 && lines[0].direction == .rightToLeft)
    #expect(prepared.caret(of: TextPosition(offset: 0), on: lines[0]) == 2227)
    #expect(prepared.caret(of: TextPosition(offset: 8), on: lines[0]) == 0)
    #expect(prepared.caret(of: TextPosition(offset: 9), on: lines[0]) == 0)
  }

  /// Noto Sans Arabic has no U+2026; its full stops are 268 units each.
  @Test func fullStopsStandInForAnEllipsis() throws {
    let measurer = Measurer(try TestFonts.font("NotoSansArabic-Regular.ttf", size: 1000))
    let prepared = measurer.prepare("مرحبا بالعالم")
    let line = prepared.lines(LineOptions(maxWidth: 804, truncation: .tail))[0]
    #expect(line.showsEllipsis && line.width == 804 && line.range.isEmpty)
    #expect(
      prepared.rects(of: 0..<25, on: line) == [
        Rect(x: 0, y: 0, width: 804, height: line.ascent + line.descent)
      ])
  }

  @Test func truncation() throws {
    let measurer = try dejaVu()
    let prepared = measurer.prepare("ab cd ab")
    func cut(_ kind: LineOptions.Truncation, _ lines: Int?, _ width: Double) -> [Double] {
      prepared.lines(LineOptions(maxWidth: width, maxLines: lines, truncation: kind)).map(\.width)
    }
    #expect(cut(.none, 1, 3000) == [2555])
    #expect(cut(.tail, 1, 4700) == [2555 + 2048])
    #expect(cut(.tail, nil, 4700) == [2555 + 2048])
    #expect(cut(.head, 1, 4700) == [2048 + 2555])
    #expect(cut(.middle, 1, 4700) == [1255 + 2048 + 1300])
    #expect(cut(.tail, 2, 3000) == [2555, 2048])
    #expect(cut(.tail, 3, 3000) == [2555, 2426, 2555])
    #expect(cut(.tail, 1, 0) == [2048])
    let measured = prepared.measure(LineOptions(maxWidth: 3000, maxLines: 1))
    #expect(measured.isTruncated && !measured.lines[0].showsEllipsis)
  }

  /// A paragraph that fits shows the ellipsis too if more follow, also if only an empty one does.
  @Test func truncationBetweenParagraphs() throws {
    let measurer = try dejaVu()
    for text in ["ab\ncd", "ab\n"] {
      let prepared = measurer.prepare(text)
      let line = prepared.lines(LineOptions(maxWidth: 9000, truncation: .tail))
      #expect(line.map(\.width) == [2555 + 2048])
      let two = prepared.lines(LineOptions(maxWidth: 9000, maxLines: 2, truncation: .tail))
      #expect(two.map(\.showsEllipsis) == [false, false])
    }
  }

  @Test func eachLineHasItsOwnLimit() throws {
    let prepared = try dejaVu().prepare("ab ab ab ab")
    let lines = prepared.lines(LineOptions()) { [2555, 5761, 2555][min($0, 2)] }
    #expect(lines.map(\.width) == [2555, 5761, 2555])
  }

  @Test func narrowestWidth() throws {
    let prepared = try dejaVu().prepare("ab cd ab")
    #expect(prepared.narrowestWidth(lines: 1) == 2555 + 651 + 2426 + 651 + 2555)
    #expect(prepared.narrowestWidth(lines: 2) == 2555 + 651 + 2426)
    #expect(prepared.narrowestWidth(lines: 3) == 2555)
    // More lines than clusters: each stands alone, none sticks out.
    #expect(prepared.narrowestWidth(lines: 100) == 1300)
    #expect(try dejaVu().prepare("ab\ncd").narrowestWidth(lines: 1) == 2555)
  }
}

private func readFile(_ path: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(filePath: path)))
}
