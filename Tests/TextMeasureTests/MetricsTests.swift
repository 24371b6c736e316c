import Testing
import TextMeasure

/// Vertical metrics (M10), in font units: every font is asked at the size of its em.
@Suite struct MetricsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    let unitsPerEm: Double
    let ascent: Double
    let descent: Double
    let leading: Double

    var testDescription: String { file }
  }

  /// Read with fontTools 4.38.0: `TTFont(f)["hhea"].ascent`, `.descent`, `.lineGap`.
  ///
  /// Only Inter sets USE_TYPO_METRICS (`TTFont(f)["OS/2"].fsSelection & 128`), and its `sTypo…` are
  /// equal to those.
  @Test(arguments: [
    Case(file: "Inter-roman.var.ttf", unitsPerEm: 2816, ascent: 2728, descent: 680, leading: 0),
    Case(file: "Roboto-Regular.ttf", unitsPerEm: 2048, ascent: 1900, descent: 500, leading: 0),
    Case(file: "DejaVuSans.ttf", unitsPerEm: 2048, ascent: 1901, descent: 483, leading: 0),
    Case(file: "NotoSerif-Regular.ttf", unitsPerEm: 1000, ascent: 1069, descent: 293, leading: 0),
    Case(
      file: "NotoSansArabic-Regular.ttf", unitsPerEm: 1000, ascent: 1374, descent: 738, leading: 0),
    Case(
      file: "NotoSansDevanagari-Regular.ttf", unitsPerEm: 1000, ascent: 896, descent: 408,
      leading: 0),
    Case(
      file: "NotoSansHebrew-Regular.ttf", unitsPerEm: 1000, ascent: 1068, descent: 292, leading: 0),
    Case(
      file: "NotoSansThai-Regular.ttf", unitsPerEm: 1000, ascent: 1061, descent: 450, leading: 0),
    Case(file: "NotoSansCJK-subset.otf", unitsPerEm: 1000, ascent: 1160, descent: 288, leading: 0),
    Case(
      file: "NotoColorEmoji-subset.ttf", unitsPerEm: 2048, ascent: 1900, descent: 500, leading: 0),
  ])
  func everyFont(_ fact: Case) throws {
    let font = try TestFonts.font(fact.file, size: fact.unitsPerEm)
    #expect(Double(font.face.unitsPerEm) == fact.unitsPerEm)
    expect(font, fact.ascent, fact.descent, fact.leading)
    let half = try font.resized(to: fact.unitsPerEm / 2)
    expect(half, fact.ascent / 2, fact.descent / 2, fact.leading / 2)
  }

  /// fontTools: `TTFont(f)["OS/2"].sCapHeight`, `.sxHeight`, `["post"].underlinePosition`,
  /// `.underlineThickness`.
  ///
  /// The underline's position is given downwards here.
  @Test func heightsOfLetters() throws {
    let roboto = try TestFonts.font("Roboto-Regular.ttf", size: 2048).metrics
    #expect(roboto.capHeight == 1456 && roboto.xHeight == 1082)
    #expect(roboto.underlinePosition == 150 && roboto.underlineThickness == 100)
    let inter = try Font(size: 2816).metrics
    #expect(inter.capHeight == 2048 && inter.xHeight == 1536)
    #expect(inter.underlinePosition == 464 && inter.underlineThickness == 192)
  }

  /// The fields that count, in fonts whose fields `Data/Fonts/make-fonts` set; `usWin…` are
  /// 2146 and 555.
  @Test(arguments: [
    Case(file: "metrics-use-typo.ttf", unitsPerEm: 2048, ascent: 700, descent: 300, leading: 90),
    Case(file: "metrics-hhea-zero.ttf", unitsPerEm: 2048, ascent: 700, descent: 300, leading: 90),
    Case(file: "metrics-only-win.ttf", unitsPerEm: 2048, ascent: 2146, descent: 555, leading: 0),
  ])
  func everySourceOfMetrics(_ fact: Case) throws {
    let font = try Font(TestFonts.smallFace(fact.file), size: fact.unitsPerEm)
    expect(font, fact.ascent, fact.descent, fact.leading)
  }

  /// MVAR adds 100 to the ascender, -60 to the descender, 40 to the line gap and 33 to the x-height
  /// at weight 900, in proportion from 400 on, and nothing below.
  ///
  /// 650 is halfway.
  @Test(arguments: [(100.0, 0.0), (400, 0), (650, 0.5), (900, 1), (1000, 1)])
  func metricsVaryWithTheWeight(_ weight: Double, _ share: Double) throws {
    let font = try Font(TestFonts.smallFace("Inter-with-MVAR.ttf"), size: 2816, weight: weight)
    expect(font, 2728 + 100 * share, 680 + 60 * share, 40 * share)
    #expect(abs(font.metrics.xHeight - (1536 + 33 * share)) <= 0.5)
    #expect(font.metrics.capHeight == 2048)
  }

  /// The embedded Inter has no MVAR.
  @Test(arguments: [100.0, 400, 812.5, 900]) func intersMetricsStay(_ weight: Double) throws {
    expect(try Font(size: 2816, weight: weight), 2728, 680, 0)
  }

  /// `hb-shape Inter-without-HVAR.ttf --variations=wght=W --text="AVTo fi x"`: the advances come
  /// from gvar.
  ///
  /// The same file with HVAR gives the same.
  @Test(arguments: [
    (100.0, 10_964), (400, 11_668), (812.5, 12_285), (900, 12_416), (1000, 12_416), (-5, 10_964),
  ])
  func weightsWithAndWithoutHVAR(_ weight: Double, _ units: Int) throws {
    for file in ["Inter-without-HVAR.ttf", "Inter-subset.ttf"] {
      let face = try TestFonts.smallFace(file)
      let font = try Font(face, size: 2816, weight: weight)
      #expect(Measurer(font).width(of: "AVTo fi x") == Double(units), "\(file)")
      #expect(try Font(face, size: 2816, axes: ["wght": weight]) == font)
    }
    #expect(Measurer(try Font(size: 2816, weight: weight)).width(of: "AVTo fi x") == Double(units))
  }

  @Test func anAxisWinsOverTheWeight() throws {
    let face = try FontFace.embedded()
    #expect(
      try Font(face, size: 16, weight: 100, axes: ["wght": 900])
        == Font(face, size: 16, weight: 900))
    #expect(face.axes.map(\.tag) == ["wght"])
    #expect(face.axes.first.map { [$0.minimum, $0.defaultValue, $0.maximum] } == [100, 400, 900])
  }

  private func expect(
    _ font: Font, _ ascent: Double, _ descent: Double, _ leading: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let metrics = font.metrics
    #expect(metrics.ascent == ascent, sourceLocation: sourceLocation)
    #expect(metrics.descent == descent, sourceLocation: sourceLocation)
    #expect(metrics.leading == leading, sourceLocation: sourceLocation)
    let empty = Measurer(font).measure("")
    #expect(empty.width == 0 && empty.height == ascent + descent, sourceLocation: sourceLocation)
    #expect(empty.leading == leading, sourceLocation: sourceLocation)
  }
}
