import FlowLayout
import Foundation
import LayoutGeometry
import Testing

/// The placements that SwiftUI-Flow's own tests expect, where its rules are TagFlow's.
@Suite struct SwiftUIFlowTests {
  @Test func placementsAreEqualOrDifferByANamedRule() throws {
    let cases = try JSONDecoder().decode(
      [SwiftUIFlowCase].self, from: DataFile.read("swiftui-flow.json"))
    var differences: [String: Int] = [:]
    var equalCount = 0
    for flowCase in cases {
      let flow: SwiftUIFlowCase.Flow
      do { flow = try flowCase.flow() } catch {
        differences[error.rawValue, default: 0] += 1
        continue
      }
      equalCount += 1
      let isItem = flowCase.views.map { !$0.hasPrefix("testLineBreakSubview") }
      let expected = flowCase.placements(isItem: isItem)
      let arrangement = flow.arrange()
      let frames = Array(arrangement.frames)
      #expect(frames.count == expected.count, "\(flowCase.test)")
      for (frame, placement) in zip(frames, expected) {
        #expect(
          abs(frame.x - placement.x) < 0.001 && abs(frame.y - placement.y) < 0.001,
          "\(flowCase.test): \(frame), expected \(placement)")
      }
      if let size = flowCase.size {
        let content = Size(
          width: arrangement.lines.map(\.frame.maxX).max() ?? 0,
          height: arrangement.lines.map(\.frame.maxY).max() ?? 0)
        let isJustified = flow.layout.justification == .spaceBetween
        #expect(text(isJustified ? arrangement.size : content) == size, "\(flowCase.test)")
      }
    }
    print(
      "\(equalCount) of \(cases.count) have the same rules; the others: \(differences.sorted { $0.key < $1.key })"
    )
    #expect(equalCount >= 80)
  }

  private func text(_ size: Size) -> String {
    func number(_ value: Double) -> String {
      value == value.rounded() ? String(Int(value)) : String(value)
    }
    return "\(number(size.width)) × \(number(size.height))"
  }
}
