import Testing
import TextMeasure

/// Text is decoded eight bytes at a time where it can be: whatever is no printable ASCII has to be
/// found at each place among them.
@Suite struct DecodingTests {
  /// The first and the last of printable ASCII, their neighbours, and scalars of two to four bytes.
  @Test(arguments: [0x1F, 0x20, 0x7E, 0x7F, 0x80, 0xE9, 0x416, 0x2026, 0xFFFD, 0x1F600, 0x10FFFD])
  func aScalarIsFoundAtEveryPlace(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let isControl = scalar.properties.generalCategory == .control
    let measurer = Measurer(try TestFonts.font("DejaVuSans.ttf", size: 16))
    for before in 0..<20 {
      for after in 1..<18 {
        let start = String(repeating: "~", count: before)
        let end = String(repeating: "!", count: after)
        let text = start + String(scalar) + end
        let measured = measurer.measure(text)
        let line = try #require(measured.lines.first)
        let shown = measured.shownText(of: line).map(\.text).joined()
        #expect(shown == start + (isControl ? "\u{200B}" : String(scalar)) + end)
        // The exclamation mark is more than 6 wide.
        let last = measurer.prepare(text).position(at: line.width - 5, on: line)
        #expect(last.offset == text.utf8.count - 1)
      }
    }
  }
}
