import LayoutGeometry
import Testing
import TextMeasure

/// Texts of a size and shape that quadratic steps would not survive.
///
/// The bound is generous: a debug build on a slow machine takes a fraction of it.
@Suite(.serialized) struct LargeTextTests {
  private func inTime<Answer>(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Answer
  ) rethrows -> Answer {
    let start = ContinuousClock.now
    let answer = try body()
    let elapsed = start.duration(to: .now)
    if elapsed > .seconds(60) {
      Issue.record("\(name) took \(elapsed)", sourceLocation: sourceLocation)
    }
    return answer
  }

  /// `hb-shape Roboto-Regular.ttf --text=a`: 1114 units, without kerning beside itself.
  @Test func oneWordOfAMegabyte() throws {
    let measurer = try unitMeasurer("Roboto-Regular.ttf")
    let text = String(repeating: "a", count: 1_000_000)
    #expect(inTime("width") { measurer.width(of: text) } == 1_114_000_000)
    #expect(inTime("measure") { measurer.measure(text).width } == 1_114_000_000)
  }

  /// Initial 269, medial 295, final 1093 units: joined from end to end.
  @Test func oneArabicWordOfAMegabyte() throws {
    let measurer = try unitMeasurer("NotoSansArabic-Regular.ttf", fallback: ["Roboto-Regular.ttf"])
    let three = measurer.width(of: "\u{628}\u{628}\u{628}")
    let medial = three - 1093 - 269
    let text = String(repeating: "\u{628}", count: 500_000)
    #expect(inTime("width") { measurer.width(of: text) } == 1093 + 269 + 499_998 * medial)
  }

  @Test(arguments: ["Roboto-Regular.ttf", "DejaVuSans.ttf", "NotoSansHebrew-Regular.ttf"])
  func manyMarksOnOneBase(_ file: String) throws {
    let measurer = try unitMeasurer(file, fallback: ["NotoSerif-Regular.ttf"])
    let text = "e" + String(repeating: "\u{301}", count: 100_000)
    let measurement = inTime("measure") { measurer.measure(text) }
    #expect(measurement.missing == 0)
    #expect(inTime("width") { measurer.width(of: text) } == measurement.width)
    // The width of e with its first mark; Hebrew has neither, and Noto Serif 535 of 1000 units.
    let units = ["Roboto-Regular.ttf": 1086.0, "DejaVuSans.ttf": 1260]
    #expect(measurement.width == units[file] ?? 535)
  }

  /// What shapes a line anew cuts marks where the paragraph does; HarfBuzz gives up on more.
  @Test(arguments: [
    ("NotoSansHebrew-Regular.ttf", "\u{5D0}", "\u{5B0}"),
    ("NotoSansArabic-Regular.ttf", "", "\u{64B}"),
    ("Roboto-Regular.ttf", "e", "\u{301}"),
  ])
  func inkOfManyMarks(_ file: String, _ base: String, _ mark: String) throws {
    let measurer = try unitMeasurer(file, fallback: ["DejaVuSans.ttf"])
    let text = base + String(repeating: mark, count: 100_000)
    let measurement = inTime("measure") { measurer.measure(text) }
    #expect(inTime("ink") { measurement.ink.width } > 0)
    #expect(
      inTime("runs") { measurement.glyphRuns(of: measurement.lines[0]).map(\.glyphs.count) }
        .reduce(0, +) >= 100_000)
  }

  /// One grapheme cluster by GB6, which Roboto has no glyph for.
  @Test func aClusterOfManyMissingGlyphs() throws {
    let measurer = try unitMeasurer("Roboto-Regular.ttf")
    let text = String(repeating: "\u{1100}", count: 100_000)
    #expect(inTime("measure") { measurer.measure(text).missing } == 1)
  }

  /// One grapheme cluster (GB11) of which the font makes ligatures: 2550 of 2048 units each, and
  /// those that a cut goes through are shown in two.
  @Test func manyPictographsJoined() throws {
    let measurer = try unitMeasurer("NotoColorEmoji-subset.ttf")
    let text = String(repeating: "\u{1F469}\u{200D}\u{1F4BB}\u{200D}", count: 25_000)
    let measurement = inTime("measure") { measurer.measure(text) }
    #expect(inTime("width") { measurer.width(of: text) } == measurement.width)
    #expect(inTime("ink") { measurement.ink.width } > 0)
    let cuts = 100_000 / 1000
    #expect((25_000...25_000 + cuts).contains(Int(measurement.width / 2550)))
    let sane = String(repeating: "\u{1F469}\u{200D}\u{1F4BB}\u{200D}", count: 250)
    #expect(measurer.width(of: sane) == 250 * 2550)
  }

  @Test func bracketsThatNothingCloses() throws {
    let measurer = try unitMeasurer("DejaVuSans.ttf")
    let text =
      "a\u{5D0}" + String(repeating: "(", count: 20_000) + String(repeating: "]", count: 20_000)
    #expect(inTime("width") { measurer.width(of: text) } > 0)
  }

  /// Fractions and arrows, of which Inter makes other glyphs by rules that look at what stands beside.
  @Test(arguments: [". 1/2 (", "->"])
  func manyStretchesThatRulesChange(_ unit: String) throws {
    let font = try TestFonts.font("Inter-roman.var.ttf", size: 16)
    var style = TextStyle(font)
    // A feature that no font has, so that everything is shaped.
    style.features = [FontFeature(tag: "zzzz")]
    let text = String(repeating: unit, count: 15_000)
    let measurer = Measurer(font)
    let width = try Measurer(style).width(of: text)
    for _ in 0..<2 { #expect(inTime("width") { measurer.width(of: text) } == width) }
  }

  @Test(arguments: [
    "\n", "\t", " ", "\u{200B}", "\r\n", "a\u{5D0}", "\u{6F22}a", "\u{1F600}", "\u{1F1E9}",
    "\u{5D0}()", "\u{5D0}(\u{5D0})", "\u{2068}!\u{2069}", "\u{202B}a\u{202C}",
  ])
  func manyTimesTheSame(_ unit: String) throws {
    let measurer = try unitMeasurer(
      "DejaVuSans.ttf", fallback: ["NotoSansCJK-subset.otf", "NotoColorEmoji-subset.ttf"])
    let text = String(repeating: unit, count: 20_000)
    let measurement = inTime("measure") { measurer.measure(text) }
    #expect(inTime("width") { measurer.width(of: text) } == measurement.width)
    #expect(inTime("ink") { measurement.ink.width } >= 0)
    #expect(inTime("runs") { measurement.glyphRuns.count } >= 0)
  }
}
