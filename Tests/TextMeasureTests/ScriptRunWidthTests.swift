import SeededRandom
import Synchronization
import Testing
import TextMeasure

/// The widths of texts of several scripts, added up run by run, are those of shaping.
@Suite struct ScriptRunWidthTests {
  /// Ideographs, kana, Hangul, Latin, Cyrillic and Greek, what is used with several of them, and what
  /// takes the script beside it, brackets too.
  private static let scalars = Array(
    "\u{6F22}\u{5B57}\u{4E00}\u{3042}\u{304B}\u{3093}\u{30A2}\u{30AB}\u{30F3}\u{D55C}\u{AE00}"
      + "aVoT\u{416}\u{434}\u{3A3}\u{3C9}\u{E9}"
      + "\u{30FC}\u{30FB}\u{3001}\u{3002}\u{300C}\u{300D}()[]\u{2019} 1,.-")

  @Test(arguments: ["NotoSansCJK-subset.otf", "DejaVuSans.ttf"])
  func areThoseOfShaping(_ file: String) throws {
    let font = try TestFonts.font(file, size: 16)
    let (measurer, shaping) = (Measurer(font), try TestFonts.shapingMeasurer(font))
    var random = SplitMix64(seed: 9)
    for _ in 0..<20_000 {
      let text = String((0..<random.below(7) + 1).map { _ in random.element(of: Self.scalars) })
      let expected = shaping.width(of: text)
      for _ in 0..<2 {
        let width = measurer.width(of: text)
        if width != expected { Issue.record("\(text): \(width), not \(expected)") }
      }
    }
  }

  /// Once tables are there, such texts are not shaped.
  @Test func needNoShaping() throws {
    let measurer = Measurer(try TestFonts.font("NotoSansCJK-subset.otf", size: 16))
    let texts = ["\u{6F22}\u{5B57}\u{30A2}\u{30FC}", "\u{3042}\u{30FB}\u{6F22} \u{D55C}\u{AE00}"]
    for _ in 0..<100 { for text in texts { _ = measurer.width(of: text + "\u{3042}") } }
    // Other tests shape at the same time.
    let isStill = (0..<1000).contains { _ in
      let before = Counters.runsShaped.load(ordering: .relaxed)
      for text in texts { _ = measurer.width(of: text) }
      return Counters.runsShaped.load(ordering: .relaxed) == before
    }
    #expect(isStill)
  }
}
