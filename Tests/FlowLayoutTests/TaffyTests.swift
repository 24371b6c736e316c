import FlowLayout
import Foundation
import LayoutGeometry
import Testing

/// The flexboxes of taffy's test suite that need nothing but what FlowLayout has.
@Suite struct TaffyTests {
  @Test func applicableFramesEqualThoseOfChrome() throws {
    let cases = try JSONDecoder().decode([TaffyCase].self, from: DataFile.read("taffy.json"))
    var applicable: [String] = []
    var reasons: [String: Int] = [:]
    for taffy in cases {
      let flow: TaffyCase.Flow
      do { flow = try taffy.flow() } catch {
        reasons[error.reason, default: 0] += 1
        continue
      }
      applicable.append(taffy.name)
      let arrangement = flow.arrange()
      let isRounded = taffy.rounding == "true"
      let frames = arrangement.frames.map { isRounded ? $0.rounded : $0 }
      let differing = zip(taffy.frames, frames).enumerated()
        .filter { !$1.0.matches($1.1, within: 0.05) }.map(\.offset)
      #expect(frames.count == taffy.frames.count)
      #expect(differing.isEmpty, "\(taffy.name): \(frames)")
    }
    print(
      "\(applicable.count) of \(cases.count) apply; the others need \(reasons.sorted { $0.key < $1.key })"
    )
    #expect(applicable.count >= 110)
  }
}

extension Rect {
  /// The rectangle between the edges rounded to whole pixels, as taffy rounds.
  fileprivate var rounded: Rect {
    let (left, top) = (x.rounded(), y.rounded())
    return Rect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }
}
