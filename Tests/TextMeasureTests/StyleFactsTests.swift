import Testing
import TextMeasure

/// Every case of `Data/styles.jsonl`: spacing and font cascades as Chromium's DOM measures them.
@Suite struct StyleFactsTests {
  struct Case: Decodable, Sendable {
    let text: String
    let font: String
    let size: Double
    let language: String?
    let letterSpacing: Double?
    let wordSpacing: Double?
    let fallback: [String]
    let width: Double
  }

  /// Chromium rounds the width of each run to 1/64 px.
  @Test func everyCaseHasChromiumsWidth() throws {
    let cases = try DataFile.lines(of: "styles.jsonl", as: Case.self)
    #expect(cases.count == 478)
    for fact in cases {
      var style = TextStyle(try TestFonts.font(fact.font, size: fact.size))
      style.language = fact.language
      style.letterSpacing = fact.letterSpacing ?? 0
      style.wordSpacing = fact.wordSpacing ?? 0
      style.fallback = try fact.fallback.map {
        .font(try TestFonts.font($0, size: fact.size))
      }
      let measurer = try Measurer(style)
      let width = measurer.width(of: fact.text)
      #expect(abs(width - fact.width) <= 1.0 / 16, "\(width) for \(fact)")
      #expect(measurer.measure(fact.text).width == width, "\(fact)")
    }
  }
}
