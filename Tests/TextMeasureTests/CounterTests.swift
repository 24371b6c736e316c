import Synchronization
import Testing
import TextMeasure

/// What is costly is done once per font, never once per text.
@Suite struct CounterTests {
  /// The counters are the whole process's and other tests run meanwhile, so the bound is one that only
  /// work for each text could pass: others make a few thousand fonts, this measures 20,000 texts.
  @Test func oneFaceAndOneFontForAllTexts() throws {
    let font = try Font(TestFonts.smallFace("Roboto-subset.ttf"), size: 16)
    let fonts = try made { number in
      // A size and a measurer for each text share the font as well.
      let measurer = Measurer(try font.resized(to: Double(number % 100 + 1)))
      _ = measurer.width(of: "\(number)")
      if number % 100 == 0 { _ = measurer.measure("AVTo \(number)").ink }
    }
    #expect(fonts < 15_000)
  }

  /// Fonts of a face share a HarfBuzz font, also when none of them lives on.
  @Test func aFaceKeepsWhatItsFontsShare() throws {
    let face = try TestFonts.smallFace("Roboto-subset.ttf")
    let fonts = try made { number in
      _ = Measurer(try Font(face, size: 16)).width(of: "\(number)")
    }
    #expect(fonts < 15_000)
  }

  /// How many faces and fonts came to be while `body` ran 20,000 times.
  private func made(_ body: (Int) throws -> Void) rethrows -> Int {
    let before = count
    for number in 0..<20_000 { try body(number) }
    return count - before
  }

  private var count: Int {
    Counters.facesOpened.load(ordering: .relaxed) + Counters.fontsMade.load(ordering: .relaxed)
  }
}
