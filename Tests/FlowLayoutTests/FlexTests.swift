import FlowLayout
import LayoutGeometry
import Testing

/// Chromium's flexbox, 599 random cases of all options (`Data/flex.jsonl`).
@Suite struct FlexTests {
  struct Case: Decodable, Sendable {
    var input: FlowDocument
    var items: [FrameData]
    var height: Double
  }

  @Test func framesEqualThoseOfChromium() throws {
    let cases: [Case] = try DataFile.lines("flex.jsonl")
    #expect(cases.count == 599)
    for (number, flex) in cases.enumerated() {
      let layout = try flex.input.flowLayout
      let arrangement = layout.arrange(
        flex.input.flowItems, width: flex.input.width, height: flex.input.height)
      let differing = zip(flex.items, arrangement.frames).enumerated()
        .filter { !$1.0.matches($1.1, within: 0.05) }.map(\.offset)
      #expect(arrangement.frames.count == flex.items.count)
      #expect(differing.isEmpty, "case \(number): \(layout)")
      #expect(abs(arrangement.size.height - flex.height) <= 0.05, "case \(number): \(layout)")
    }
  }
}
