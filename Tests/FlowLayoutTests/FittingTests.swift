import FlowLayout
import LayoutGeometry
import SeededRandom
import Testing

/// The narrowest side for a number of lines, and the sides at which lines change.
@Suite struct FittingTests {
  static let items = FlowItems(widths: [30, 50, 20, 40, 10], height: 10)

  @Test(arguments: zip([1, 2, 3, 4, 5, 9], [170.0, 85, 75, 55, 50, 50]))
  func narrowestSideOfTheSample(lines: Int, side: Double) {
    // 170 in one line, 85 and 80 in two; 30, 75 and 55 in three; at least the widest item.
    let layout = FlowLayout(itemSpacing: 5)
    #expect(layout.narrowestSide(of: Self.items, lines: lines) == side)
  }

  @Test func forcedBreaksAndLimitsMayMakeItImpossible() {
    let broken = FlowItems([
      FlowItem(10, 10), FlowItem(size: Size(width: 10, height: 10), breakBefore: true),
    ])
    #expect(FlowLayout().narrowestSide(of: broken, lines: 1) == nil)
    #expect(FlowLayout(maxItemsPerLine: 2).narrowestSide(of: Self.items, lines: 2) == nil)
    #expect(FlowLayout().narrowestSide(of: Self.items, lines: 0) == nil)
    #expect(FlowLayout().narrowestSide(of: FlowItems([]), lines: 0) != nil)
  }

  @Test func aSideTakesInsetsAndTheAxisIntoAccount() {
    let insets = Insets(top: 1, left: 2, bottom: 4, right: 8)
    let columns = FlowLayout(axis: .vertical, itemSpacing: 5, insets: insets)
    let heights = FlowItems([30, 50, 20, 40, 10].map { FlowItem(10, $0) })
    #expect(columns.narrowestSide(of: heights, lines: 1) == 175)
    let rows = FlowLayout(itemSpacing: 5, insets: insets)
    #expect(rows.narrowestSide(of: Self.items, lines: 1) == 180)
  }

  @Test func narrowestSideIsTheLeast() {
    var random = SplitMix64(seed: 21)
    var failures = 0
    for _ in 0..<2_000 {
      let (layout, items) = sample(&random)
      for lines in 1...items.count {
        guard let side = layout.narrowestSide(of: items, lines: lines) else {
          failures += layout.extent(of: items).lineCount > lines ? 0 : 1
          continue
        }
        let widest = (0..<items.count).map { items.widths[$0] }.max() ?? 0
        let isLeast = layout.extent(of: items, width: side - 0.01).lineCount > lines
        let isEnough = layout.extent(of: items, width: side).lineCount <= lines
        failures += isEnough && (isLeast || side == widest) ? 0 : 1
      }
    }
    #expect(failures == 0)
  }

  @Test func changesOfTheSample() {
    let layout = FlowLayout(itemSpacing: 5)
    let changes = layout.changes(of: Self.items, in: 60...200)
    #expect(changes == [65, 75, 85, 110, 155, 170])
    let counts = changes.map { layout.arrange(Self.items, width: $0).counts }
    #expect(counts == [[1, 1, 2, 1], [1, 2, 2], [2, 3], [3, 2], [4, 1], [5]])
  }

  @Test(arguments: FlowBreaking.allCases)
  func changesAreWhereLinesDiffer(breaking: FlowBreaking) {
    var random = SplitMix64(seed: 22)
    var failures = 0
    for _ in 0..<150 {
      var (layout, items) = sample(&random)
      layout.breaking = breaking
      if random.once(in: 3) { layout.minLines = 3 }
      let changes = layout.changes(of: items, in: 20...150)
      // All extents are multiples of a quarter.
      var expected: [Double] = []
      var before = layout.arrange(items, width: 20).counts
      for quarter in 81...600 {
        let counts = layout.arrange(items, width: Double(quarter) / 4).counts
        if counts != before { expected.append(Double(quarter) / 4) }
        before = counts
      }
      failures += changes == expected ? 0 : 1
    }
    #expect(failures == 0)
  }

  @Test func aNegativeSpacingMayReachFartherThanTheLine() {
    // 10 and 15 reach 22 together; the line of all three is 20 long.
    let items = FlowItems(widths: [10, 15, 1], height: 10)
    let layout = FlowLayout(itemSpacing: -3)
    #expect(layout.narrowestSide(of: items, lines: 1) == 22)
    #expect(layout.arrange(items, width: 22).counts == [3])
    #expect(layout.arrange(items, width: 21.9).counts == [1, 2])
  }

  @Test func itemsOfNoExtentJoinLinesWhereThereIsRoom() {
    let items = FlowItems(widths: [0, 0, 5], height: 10)
    let layout = FlowLayout(insets: Insets(left: 4))
    #expect(layout.arrange(items, width: 4).counts == [1, 1, 1])
    #expect(layout.arrange(items, width: 4.5).counts == [2, 1])
    let first = Double(4).nextUp
    #expect(layout.changes(of: items, in: 1...20) == [first, 9])
    #expect(layout.changes(of: items, in: 5...20) == [9])
  }

  @Test func clampedItemsLeaveRoomForWhatHasNoExtent() {
    let items = FlowItems(widths: [5, 0, 8], height: 10)
    let layout = FlowLayout(oversize: .clamp)
    #expect(layout.arrange(items, width: 2).counts == [2, 1])
    #expect(layout.changes(of: items, in: 1...20) == [13])
    #expect(FlowLayout().changes(of: items, in: 1...20) == [5, 13])
    let first = (1.0 / 1024).nextUp
    #expect(layout.changes(of: items, in: 0...20) == [first, 13])
  }

  @Test func extentIsThatOfTheArrangementToTheLastBit() {
    var random = SplitMix64(seed: 23)
    var failures = 0
    for _ in 0..<2_000 {
      let items = FlowItems(
        (0..<12).map { _ in
          FlowItem(Double.random(in: 0...40, using: &random), .random(in: 0...30, using: &random))
        })
      let layout = FlowLayout(axis: random.pick(FlowAxis.allCases), lineSpacing: 7.1)
      let side = random.quarters(0...120)
      let (width, height) = layout.axis == .horizontal ? (side, nil) : (nil, side)
      let size = layout.arrange(items, width: width, height: height).size
      failures += layout.extent(of: items, width: width, height: height).size == size ? 0 : 1
    }
    #expect(failures == 0)
  }

  private func sample(_ random: inout SplitMix64) -> (FlowLayout, FlowItems) {
    var layout = FlowLayout(itemSpacing: random.pick([0, 5, 0.25]))
    if random.once(in: 4) { layout.maxItemsPerLine = Int.random(in: 1...4, using: &random) }
    let items = (0..<Int.random(in: 1...9, using: &random)).map { _ in
      FlowItem(
        size: Size(width: random.quarters(0...40), height: 10), breakBefore: random.once(in: 20))
    }
    return (layout, FlowItems(items))
  }
}
