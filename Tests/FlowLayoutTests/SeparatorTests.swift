import FlowLayout
import LayoutGeometry
import Testing

/// Separators stand in the middle of the gaps and never at an edge.
@Suite struct SeparatorTests {
  static let items = FlowItems(widths: [20, 30, 20, 40], height: 10)

  @Test func theyStandInTheMiddleOfGaps() {
    let layout = FlowLayout(
      itemSpacing: 5, lineSpacing: 3, insets: Insets(left: 10), justification: .spaceBetween,
      itemSeparator: Size(width: 4, height: 6), lineSeparator: 2)
    // 20 + 14 + 30 + 14 + 20 = 98 of 102: each gap is 16.
    let arrangement = layout.arrange(Self.items, width: 112)
    #expect(arrangement.lefts == [10, 46, 92, 10])
    #expect(arrangement.separatorFrame(after: 0) == Rect(x: 36, y: 2, width: 4, height: 6))
    #expect(arrangement.separatorFrame(after: 1) == Rect(x: 82, y: 2, width: 4, height: 6))
    #expect(arrangement.separatorFrame(after: 2) == nil)
    #expect(arrangement.separatorFrame(after: 3) == nil)
    #expect(arrangement.separatorFrame(after: -1) == nil)
    #expect(arrangement.lineSeparatorFrame(after: 0) == Rect(x: 10, y: 13, width: 102, height: 2))
    #expect(arrangement.lineSeparatorFrame(after: 1) == nil)
    #expect(arrangement.frames[3].y == 18)
  }

  @Test func theyTakePartInFitting() {
    var layout = FlowLayout(itemSeparator: Size(width: 4, height: 6))
    #expect(layout.arrange(Self.items, width: 78).counts == [3, 1])
    #expect(layout.arrange(Self.items, width: 77).counts == [2, 2])
    layout.itemSeparator = nil
    #expect(layout.arrange(Self.items, width: 77).counts == [3, 1])
    #expect(layout.arrange(Self.items, width: 77).separatorFrame(after: 0) == nil)
    #expect(layout.arrange(Self.items, width: 77).lineSeparatorFrame(after: 0) == nil)
  }

  @Test func deepOnesDeepenLinesOfSeveralItems() {
    let layout = FlowLayout(alignment: .center, itemSeparator: Size(width: 1, height: 16))
    let arrangement = layout.arrange(Self.items, width: 72)
    #expect(arrangement.counts == [3, 1])
    #expect(arrangement.lines.map(\.frame.height) == [16, 10])
    #expect(arrangement.tops == [3, 3, 3, 16])
    #expect(arrangement.separatorFrame(after: 1)?.y == 0)
  }

  @Test func theyFollowTheAxisAndTheDirection() {
    let columns = FlowLayout(
      axis: .vertical, direction: .rightToLeft, lineSpacing: 3,
      itemSeparator: Size(width: 6, height: 4), lineSeparator: 2)
    // Columns of 10 + 4 + 10 points.
    let arrangement = columns.arrange(Self.items, height: 24)
    #expect(arrangement.counts == [2, 2])
    #expect(arrangement.size == Size(width: 78, height: 24))
    #expect(arrangement.separatorFrame(after: 0) == Rect(x: 60, y: 10, width: 6, height: 4))
    #expect(arrangement.lineSeparatorFrame(after: 0) == Rect(x: 43, y: 0, width: 2, height: 24))
  }

  @Test func oneStandsBeforeTheIndicator() {
    let layout = FlowLayout(maxLines: 1, itemSeparator: Size(width: 4, height: 6))
    let arrangement = layout.arrange(Self.items, width: 60) { _ in FlowItem(20, 10) }
    #expect(arrangement.hiddenCount == 3)
    #expect(arrangement.separatorFrame(after: 0) == Rect(x: 20, y: 2, width: 4, height: 6))
    #expect(arrangement.indicatorFrame?.x == 24)
  }
}
