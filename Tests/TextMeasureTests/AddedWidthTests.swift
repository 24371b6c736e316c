import SeededRandom
import Testing
import TextMeasure

/// Widths that are added up eight bytes at a time are those of shaping, wherever the text ends and
/// whatever stands in between.
@Suite struct AddedWidthTests {
  /// None, one of two, three and four bytes, one that brackets a text's bytes at 0x80, NUL, a tab, a
  /// line's end, a mark, and the letters of a ligature.
  private static let odd = [
    "", "\u{E9}", "\u{20AC}", "\u{1F600}", "\u{80}", "\u{7F}", "\0", "\t", "\n", "\u{301}", "fi",
    "\u{10FFFF}", "\u{2019}\u{E9}", "\u{E9}\u{E9}",
  ]

  @Test(arguments: ["DejaVuSans.ttf", "Inter-roman.var.ttf", "Roboto-Regular.ttf"])
  func areThoseOfShaping(_ file: String) throws {
    let font = try TestFonts.font(file, size: 16)
    let (measurer, shaping) = (Measurer(font), try TestFonts.shapingMeasurer(font))
    let letters = Array("ToAVawy. 1-")
    var random = SplitMix64(seed: 12)
    // Twice, since the first time advances are found.
    for round in 0..<2 {
      for length in 0...34 {
        let plain = (0..<length).map { _ in random.element(of: letters) }
        for odd in Self.odd {
          for place in 0...length {
            let text = String(plain[..<place]) + odd + String(plain[place...])
            let (width, expected) = (measurer.width(of: text), shaping.width(of: text))
            if width != expected {
              Issue.record("round \(round): \(text.debugDescription): \(width), not \(expected)")
            }
          }
        }
      }
    }
  }
}
