import LayoutGeometry
import Testing
import TextMeasure

/// Texts whose width is not the sum of their letters'.
///
/// Every number is what `hb-shape --font-file=F --text=T` of HarfBuzz 6.0.0 says, in font units.
@Suite struct ShapingTests {
  /// The space takes part in kerning: widths of words do not add up.
  ///
  /// 4190 units, not 4270.
  @Test func aSpaceKerns() throws {
    let roboto = Measurer(try TestFonts.font("Roboto-Regular.ttf", size: 16))
    #expect(roboto.width(of: "x T x") == 32.734375)
    let parts = ["x", " ", "T", " ", "x"].reduce(0) { $0 + roboto.width(of: $1) }
    #expect(parts == 33.359375)
  }

  /// Both forms of each text, and its advance in Roboto, Noto Serif and DejaVu Sans.
  @Test(arguments: [
    ("\u{E9}", "e\u{301}", [1086.0, 535, 1260]),
    ("\u{1EC7}", "e\u{323}\u{302}", [1086, 535, 1260]),
    ("\u{1EC7}", "e\u{302}\u{323}", [1086, 535, 1260]),
    ("\u{C5}", "A\u{30A}", [1336, 705, 1401]),
    ("\u{212B}", "A\u{30A}", [1336, 705, 1401]),
    ("o\u{327}\u{327}", "o\u{327}\u{327}", [1168, 577, 1253]),
  ])
  func normalFormsAreOfOneWidth(_ composed: String, _ decomposed: String, _ units: [Double]) throws
  {
    for (file, units) in zip(
      ["Roboto-Regular.ttf", "NotoSerif-Regular.ttf", "DejaVuSans.ttf"], units)
    {
      let measurer = try unitMeasurer(file)
      #expect(measurer.width(of: composed) == units && measurer.width(of: decomposed) == units)
      #expect(measurer.measure(composed).missing == 0 && measurer.measure(decomposed).missing == 0)
      // The font has a glyph of its own for U+212B.
      guard composed.unicodeScalars.first != "\u{212B}" else { continue }
      #expect(glyphs(measurer, composed).map(\.id) == glyphs(measurer, decomposed).map(\.id))
    }
  }

  @Test(arguments: [
    ("Roboto-Regular.ttf", "\u{301}\u{302}"), ("NotoSerif-Regular.ttf", "\u{301}\u{302}"),
    ("DejaVuSans.ttf", "\u{301}\u{302}"), ("NotoSansHebrew-Regular.ttf", "\u{5B0}"),
  ])
  func onlyMarksAreZeroWide(_ file: String, _ marks: String) throws {
    let measurement = try unitMeasurer(file).measure(marks)
    #expect(measurement.width == 0 && measurement.missing == 0)
    #expect(measurement.glyphRuns.flatMap(\.glyphs).count == marks.unicodeScalars.count)
    #expect(measurement.ink.width > 0)
  }

  /// Lam and alef are one glyph, unless ZWNJ parts them.
  @Test func lamAlef() throws {
    let noto = try unitMeasurer("NotoSansArabic-Regular.ttf")
    #expect(noto.width(of: "\u{644}\u{627}") == 582)
    #expect(glyphs(noto, "\u{644}\u{627}").map(\.id) == [704])
    #expect(noto.width(of: "\u{644}\u{200C}\u{627}") == 238 + 695)
    #expect(try unitMeasurer("DejaVuSans.ttf").width(of: "\u{644}\u{627}") == 1168)
  }

  @Test func arabicLettersJoin() throws {
    let noto = try unitMeasurer("NotoSansArabic-Regular.ttf")
    #expect(noto.width(of: "\u{628}") == 993)
    #expect(noto.width(of: "\u{628}\u{628}") == 1093 + 269)
    #expect(glyphs(noto, "\u{628}\u{628}").map(\.id) == [101, 102])
  }

  @Test(arguments: [
    ("\u{915}\u{94D}\u{937}", [179], 712.0),
    // A conjunct, a vowel sign before its consonant, and a second conjunct.
    ("\u{915}\u{94D}\u{937}\u{924}\u{94D}\u{930}\u{93F}\u{92F}", [179, 607, 269, 51], 2103),
    ("\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}", [607, 61, 202, 42, 653], 1878),
    ("\u{930}\u{94D}\u{915}", [25, 181], 762),
    // ZWNJ shows the virama, ZWJ the half form.
    ("\u{915}\u{94D}\u{200C}\u{937}", [25, 81, 3, 59], 1340),
    ("\u{915}\u{94D}\u{200D}\u{937}", [183, 3, 59], 1181),
  ])
  func devanagari(_ text: String, _ ids: [UInt32], _ units: Double) throws {
    let measurer = try unitMeasurer("NotoSansDevanagari-Regular.ttf")
    #expect(glyphs(measurer, text).map(\.id) == ids)
    #expect(measurer.width(of: text) == units)
  }

  /// Conjoining jamo are one syllable, and the fillers are as wide as a syllable.
  @Test(arguments: [
    ("\u{D55C}", [2649], 920.0), ("\u{1112}\u{1161}\u{11AB}", [2649], 920),
    ("\u{1100}\u{1100}\u{1161}", [105, 2217], 1840),
    ("\u{115F}", [129], 920), ("\u{115F}\u{1161}\u{11A8}", [129, 3463, 3557], 920),
    ("\u{1160}", [130], 920), ("\u{FFA0}", [130], 920),
    ("A\u{3164}B", [34, 130, 35], 2185),
  ])
  func hangul(_ text: String, _ ids: [UInt32], _ units: Double) throws {
    let measurer = try unitMeasurer("NotoSansCJK-subset.otf")
    #expect(glyphs(measurer, text).map(\.id) == ids)
    #expect(measurer.width(of: text) == units)
    #expect(measurer.measure(text).missing == 0)
  }

  /// `hb-shape --text=fi --language=L`: Turkish keeps the dot of the i, so there is no ligature.
  @Test(arguments: [
    (nil, 1135.0), ("en", 1135), ("tr", 1210), ("tr-TR", 1210), ("az", 1210), ("TR", 1210),
    ("de", 1135),
  ])
  func turkishKeepsTheDot(_ language: String?, _ units: Double) throws {
    #expect(try unitMeasurer("Roboto-Regular.ttf", language: language).width(of: "fi") == units)
  }

  /// `hb-shape --language=L`: the forms of U+76F4 and U+63A5.
  ///
  /// The subset's own are Japanese.
  @Test(arguments: [
    (nil, [1607, 1260]), ("ja", [1607, 1260]), ("ko", [1607, 1260]), ("zh-Hans", [1608, 1261]),
    ("zh-Hant", [1608, 1262]),
  ])
  func languagesHaveTheirForms(_ language: String?, _ ids: [UInt32]) throws {
    let measurer = try unitMeasurer("NotoSansCJK-subset.otf", language: language)
    #expect(glyphs(measurer, "\u{76F4}\u{63A5}").map(\.id) == ids)
  }

  @Test func features() throws {
    #expect(try unitMeasurer("Roboto-Regular.ttf").width(of: "fi") == 1135)
    #expect(try unitMeasurer("Roboto-Regular.ttf", features: "-liga").width(of: "fi") == 1210)
    #expect(try unitMeasurer("Roboto-Regular.ttf", features: "liga=0").width(of: "fi") == 1210)
  }
}

/// A measurer whose points are the font's units.
func unitMeasurer(
  _ file: String, language: String? = nil, features: String = "", fallback: [String] = []
) throws -> Measurer {
  let face = try TestFonts.face(file)
  var style = TextStyle(try Font(face, size: Double(face.unitsPerEm)))
  style.language = language
  style.features = try FontFeature.list(features)
  style.fallback = try fallback.map { .font(try TestFonts.font($0, size: 1)) }
  return try Measurer(style)
}

/// The glyphs of a text's only line from left to right.
func glyphs(_ measurer: Measurer, _ text: String) -> [PositionedGlyph] {
  measurer.measure(text).glyphRuns.flatMap(\.glyphs)
}

extension TextMeasurement {
  /// The glyph runs of all lines.
  var glyphRuns: [GlyphRun] { lines.flatMap(glyphRuns(of:)) }
}
