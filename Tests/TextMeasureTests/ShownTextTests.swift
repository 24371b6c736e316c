import Foundation
import TestSupport
import Testing
import TextMeasure

/// What lines show, and subsets of fonts for it.
@Suite struct ShownTextTests {
  private static func shown(_ text: String, _ options: LineOptions) throws -> [String] {
    let measured = Measurer(try Font(size: 10)).measure(text, options)
    return measured.lines.map { line in
      measured.shownText(of: line).map(\.text).joined()
    }
  }

  @Test func spacesHangAndTerminatorsEnd() throws {
    #expect(try Self.shown("one two\nx", LineOptions(maxWidth: 30)) == ["one", "two", "x"])
    #expect(try Self.shown("one two \n", LineOptions()) == ["one two ", ""])
  }

  @Test func insertionsAreShown() throws {
    let hyphenated = try Self.shown("some\u{AD}thing", LineOptions(maxWidth: 36))
    #expect(hyphenated == ["some\u{2010}", "thing"])
    let cut = LineOptions(maxWidth: 40, maxLines: 1, truncation: .tail)
    let line = try Self.shown("something long", cut)[0]
    #expect(line.hasSuffix("\u{2026}") && "something long".hasPrefix(line.dropLast()))
    #expect(line.count > 3)
  }

  @Test func controlsAreNotShown() throws {
    #expect(try Self.shown("a\u{1}b", LineOptions()) == ["a\u{200B}b"])
  }

  @Test func fontsComeWithTheirParts() throws {
    var style = TextStyle(try TestFonts.font("Roboto-Regular.ttf", size: 10))
    let arabic = try TestFonts.font("NotoSansArabic-Regular.ttf", size: 10)
    style.fallback = [.font(arabic)]
    let measured = try Measurer(style).measure("ab \u{645}\u{645}")
    let parts = measured.shownText(of: measured.lines[0])
    #expect(parts.map(\.text) == ["ab ", "\u{645}\u{645}"])
    #expect(parts.map(\.font.face) == [style.font.face, arabic.face])
  }

  @Test(arguments: [
    ("Roboto-Regular.ttf", "AV fi é"), ("NotoSansArabic-Regular.ttf", "\u{645}\u{631}\u{62D}"),
    ("NotoSansDevanagari-Regular.ttf", "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}"),
    ("NotoSansCJK-subset.otf", "一"), ("NotoColorEmoji-subset.ttf", "\u{1F600}"),
    ("../Tests/TextMeasureTests/Data/Fonts/Roboto-subset.woff2", "AVTo"),
  ])
  func subsetsShapeAlike(file: String, text: String) throws {
    let whole = try TestFonts.font(file, size: 1000)
    let bytes = try #require(try whole.face.subset(for: [text]))
    let subset = try Font(bytes: bytes, size: 1000)
    #expect(Measurer(subset).measure(text).missing == 0)
    #expect(Measurer(subset).width(of: text) == Measurer(whole).width(of: text))
    #expect(Measurer(subset).measure("z").missing == (text.contains("z") ? 0 : 1))
  }

  @Test func subsetsKeepTheirAxesAndOutlines() throws {
    let whole = try Font(size: 1000, weight: 650)
    let bytes = try #require(try whole.face.subset(for: ["Hello"]))
    let subset = try Font(bytes: bytes, size: 1000, weight: 650)
    #expect(Measurer(subset).width(of: "Hello") == Measurer(whole).width(of: "Hello"))
    let images = [whole, subset].map { font in
      let measured = Measurer(font).measure("Hello")
      return measured.glyphRuns(of: measured.lines[0]).flatMap(\.glyphs).map {
        font.image(of: $0.id)
      }
    }
    #expect(images[0] == images[1])
  }

  /// Roboto with other bits in the field `fsType` of its table OS/2.
  @Test(arguments: [(0, true), (2, false), (4, true), (8, true), (0x104, false), (0x208, false)])
  func subsetsAreMadeWhereTheLicenceAllows(bits: Int, isAllowed: Bool) throws {
    let path = Repository.root.path + "/Fonts/Roboto-Regular.ttf"
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    // A record of the table directory: tag, checksum, offset, length.
    let record = try #require(
      stride(from: 12, to: 400, by: 16).first { bytes[$0..<$0 + 4].elementsEqual("OS/2".utf8) })
    let table = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    bytes[table + 8] = UInt8(bits >> 8)
    bytes[table + 9] = UInt8(bits & 0xFF)
    #expect((try FontFace(bytes: bytes).subset(for: ["a"]) != nil) == isAllowed)
  }
}
