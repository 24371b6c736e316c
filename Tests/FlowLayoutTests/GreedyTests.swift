import FlowLayout
import LayoutGeometry
import Testing

/// Greedy rows and their fit predicate (F1), axes and directions (F8).
@Suite struct GreedyTests {
  @Test(arguments: [0.1, 33.3, 61.7, 1.0 / 3, 7.7], 1...60)
  func equalItemsFitInTheirSum(width: Double, count: Int) {
    let items = FlowItems(widths: [Double](repeating: width, count: count), height: 10)
    #expect(FlowLayout().arrange(items, width: Double(count) * width).counts == [count])
  }

  @Test(arguments: [1.0, 100, 375, 1e6, 1e9], [1, 3, 7, 60, 1000])
  func partsOfAWidthFitInIt(width: Double, count: Int) {
    let items = FlowItems(
      widths: [Double](repeating: width / Double(count), count: count), height: 10)
    #expect(FlowLayout().arrange(items, width: width).counts == [count])
  }

  @Test func tooWideItemsStandAlone() {
    let items = FlowItems([FlowItem(40, 10), FlowItem(120, 20), FlowItem(40, 10)])
    let arrangement = FlowLayout(itemSpacing: 5).arrange(items, width: 100)
    #expect(arrangement.counts == [1, 1, 1])
    #expect(arrangement.frame(at: 1) == Rect(x: 0, y: 10, width: 120, height: 20))
    #expect(arrangement.size == Size(width: 100, height: 40))
  }

  @Test func rowsAreAsDeepAsTheirDeepestItem() {
    let items = FlowItems([
      FlowItem(30, 10), FlowItem(30, 30), FlowItem(30, 20), FlowItem(30, 5),
    ])
    let layout = FlowLayout(
      itemSpacing: 10, lineSpacing: 4, insets: Insets(top: 1, left: 2, bottom: 3, right: 4))
    let arrangement = layout.arrange(items, width: 80)
    #expect(
      arrangement.lines.map(\.frame) == [
        Rect(x: 2, y: 1, width: 70, height: 30), Rect(x: 2, y: 35, width: 70, height: 20),
      ])
    #expect(arrangement.size == Size(width: 80, height: 58))
    #expect(layout.arrange(items).size == Size(width: 156, height: 34))
  }

  @Test func verticalIsTheTransposeAndRightToLeftTheMirror() {
    let items = FlowItems([FlowItem(30, 10), FlowItem(20, 30), FlowItem(40, 20)])
    let rows = FlowLayout(itemSpacing: 10, lineSpacing: 4).arrange(items, width: 60)
    #expect(
      rows.picture(
        labels: ["a", "b", "c"], scale: PictureScale(pointsPerColumn: 5, pointsPerRow: 10))
          == """
          [a   ]  ┌──┐
                  │b │
                  └──┘
          ┌c─────┐
          └──────┘
          """)
    let mirrored = FlowLayout(direction: .rightToLeft, itemSpacing: 10, lineSpacing: 4)
      .arrange(items, width: 60)
    #expect(mirrored.lefts == [30, 0, 20])
    #expect(mirrored.tops == rows.tops)

    let columns = FlowLayout(axis: .vertical, itemSpacing: 10, lineSpacing: 4)
      .arrange(items, height: 60)
    #expect(columns.lefts == [0, 0, 34])
    #expect(columns.tops == [0, 20, 0])
    #expect(columns.size == Size(width: 74, height: 60))
    let leftwards = FlowLayout(
      axis: .vertical, direction: .rightToLeft, itemSpacing: 10, lineSpacing: 4,
      insets: Insets(left: 5)
    ).arrange(items, height: 60)
    #expect(leftwards.lefts == [49, 59, 5])
    #expect(leftwards.size == Size(width: 79, height: 60))
  }

  @Test(arguments: [0.0, -1, -1e308, .leastNonzeroMagnitude])
  func noRoomGivesOneItemARow(width: Double) {
    let items = FlowItems(widths: [0, 10, 0, 0], height: 2)
    let arrangement = FlowLayout().arrange(items, width: width)
    #expect(arrangement.counts == (width > 0 ? [1, 1, 2] : [1, 1, 1, 1]))
  }
}
