import Testing
import TextMeasure

/// A paragraph whose advances come to more units than 32 bits hold.
///
/// At a size of as many points as the em has units, a point is a unit.
@Suite struct LongSumTests {
  @Test func linesBehindFourBillionUnitsAreAsWideAsAnywhere() throws {
    let measurer = Measurer(try TestFonts.font("DejaVuSans.ttf", size: 2048))
    let width = measurer.width(of: "W")
    let count = 1_100_000
    let word = String(repeating: "W", count: count)
    let prepared = measurer.prepare("\(word) \(word) WWW")
    let space = measurer.width(of: " ")
    #expect(prepared.naturalWidth > Double(UInt32.max))
    #expect(prepared.naturalWidth == Double(2 * count + 3) * width + 2 * space)

    let lines = prepared.lines(LineOptions(maxWidth: Double(count) * width))
    #expect(lines.map(\.width) == [Double(count) * width, Double(count) * width, 3 * width])
  }
}
