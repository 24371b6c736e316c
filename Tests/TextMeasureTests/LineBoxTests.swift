import Testing
import TextMeasure

/// The height of lines (M10).
///
/// Roboto has ascent 1900 and descent 500 of 2048 units, Noto Sans Arabic 1374 and 738 of 1000
/// (fontTools, `TTFont(f)["hhea"]`).
@Suite struct LineBoxTests {
  /// Latin, and an Arabic letter that Roboto lacks.
  private static let mixed = "a\u{633}"

  private func style() throws -> TextStyle {
    var style = TextStyle(try TestFonts.font("Roboto-Regular.ttf", size: 2048))
    style.fallback = [.font(try TestFonts.font("NotoSansArabic-Regular.ttf", size: 1))]
    return style
  }

  @Test func aTallerFallbackMakesItsLineTaller() throws {
    let measurement = try Measurer(style()).measure("a\n\(Self.mixed)\n\u{633}")
    let arabic = (ascent: 1374 * 2.048, descent: 738 * 2.048)
    #expect(measurement.lines.map(\.ascent) == [1900, arabic.ascent, arabic.ascent])
    #expect(measurement.lines.map(\.descent) == [500, arabic.descent, arabic.descent])
    #expect(measurement.ascent == 1900 && measurement.descent == arabic.descent)
    #expect(abs(measurement.height - (2400 + 2 * (arabic.ascent + arabic.descent))) < 1e-9)
    #expect(measurement.lines[1].baseline == 2400 + arabic.ascent)
  }

  /// The largest ascent and the largest descent may be of two fonts.
  @Test func extentsAreOfAllFontsOfTheLine() throws {
    var style = TextStyle(try TestFonts.font("NotoSansDevanagari-Regular.ttf", size: 1000))
    style.fallback = [.font(try TestFonts.font("NotoSerif-Regular.ttf", size: 1))]
    // Devanagari 896 and 408, Serif 1069 and 293.
    let line = try Measurer(style).measure("\u{915}a").lines[0]
    #expect(line.ascent == 1069 && line.descent == 408)
  }

  @Test func aStrutPinsEveryLine() throws {
    var style = try style()
    style.usesStrut = true
    let measurement = try Measurer(style).measure("a\n\(Self.mixed)")
    #expect(measurement.lines.map(\.ascent) == [1900, 1900])
    #expect(measurement.lines.map(\.descent) == [500, 500])
    #expect(measurement.height == 4800 && measurement.lines[1].baseline == 4300)
  }

  /// Half of what a height adds or takes lies above (CSS 2, 10.8.1).
  @Test(arguments: [(3000.0, 2200.0, 800.0), (2400, 1900, 500), (1000, 1200, -200)])
  func aFixedHeight(_ height: Double, _ ascent: Double, _ descent: Double) throws {
    var style = try style()
    style.lineHeight = height
    let measurement = try Measurer(style).measure("a\nb")
    #expect(measurement.lines.map(\.ascent) == [ascent, ascent])
    #expect(measurement.lines.map(\.descent) == [descent, descent])
    #expect(measurement.height == 2 * height)
    #expect(measurement.lines[1].baseline == height + ascent)
    // A taller fallback changes nothing of the height.
    #expect(try abs(Measurer(style).measure(Self.mixed).height - height) < 1e-9)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity]) func heightsThatAreNone(_ height: Double) throws {
    var style = try style()
    style.lineHeight = height
    #expect(throws: TextStyleError.self) { try Measurer(style) }
  }

  /// The line gap of `metrics-use-typo.ttf` is 90; it is part of the height if asked for.
  @Test func leadingCountsWhenAskedFor() throws {
    var style = TextStyle(try Font(TestFonts.smallFace("metrics-use-typo.ttf"), size: 2048))
    let without = try Measurer(style).measure("A\nA")
    #expect(without.height == 2000 && without.leading == 90 && without.lines[1].baseline == 1700)
    style.usesFontLeading = true
    let with = try Measurer(style).measure("A\nA")
    #expect(with.height == 2180 && with.leading == 90)
    #expect(with.lines[1].baseline == 1790)
  }

  /// An ignorable or a tab brings no font of its own, and `.notdef` is the primary font's.
  @Test(arguments: ["a\u{200D}", "a\t", "a\u{1F600}", "a\u{1}"])
  func onlyFontsThatAreUsedCount(_ text: String) throws {
    let line = try Measurer(style()).measure(text).lines[0]
    #expect(line.ascent == 1900 && line.descent == 500)
  }
}
