import Foundation
import Testing
import TextMeasure

/// Every case of `Data/widths.jsonl`: the advance in font units equals HarfBuzz's, exactly.
@Suite struct WidthFactsTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let font: String
    let text: String
    let size: Double
    let units: Int
    let unitsPerEm: Int
    let features: String?
    let axes: [String: Double]?
    let language: String?

    var testDescription: String { "\(font) \(text)" }
  }

  @Test func everyCaseHasHarfBuzzsAdvance() throws {
    let cases = try DataFile.lines(of: "widths.jsonl", as: Case.self)
    #expect(cases.count == 2000)
    for fact in cases {
      var style = TextStyle(try TestFonts.font(fact.font, size: fact.size, axes: fact.axes ?? [:]))
      style.features = try FontFeature.list(fact.features ?? "")
      style.language = fact.language
      let measurer = try Measurer(style)
      let width = Double(fact.units) * fact.size / Double(fact.unitsPerEm)
      #expect(measurer.width(of: fact.text) == width, "\(fact)")
      #expect(measurer.measure(fact.text).width == width, "\(fact)")
    }
  }
}
