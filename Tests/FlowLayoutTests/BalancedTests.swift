import FlowLayout
import LayoutGeometry
import SeededRandom
import Testing

/// Balanced lines (F4) against a search through all divisions.
@Suite struct BalancedTests {
  @Test func fewestLinesOfLeastSquaredFreeSpace() {
    // Greedy: 30 30 | 30 10 10 10 | 50. Balanced, the same three lines: 60, 60, 50.
    let items = FlowItems(widths: [30, 30, 30, 10, 10, 10, 50], height: 10)
    var layout = FlowLayout()
    #expect(layout.arrange(items, width: 65).counts == [2, 4, 1])
    layout.breaking = .balanced
    let balanced = layout.arrange(items, width: 65)
    #expect(balanced.counts == [2, 4, 1])

    // Greedy: 90 | 10. Balanced: 50 | 50.
    let five = FlowItems(widths: [10, 20, 20, 40, 10], height: 10)
    #expect(FlowLayout().arrange(five, width: 95).counts == [4, 1])
    let arrangement = FlowLayout(breaking: .balanced).arrange(five, width: 95)
    #expect(arrangement.counts == [3, 2])
    #expect(
      arrangement.picture(scale: PictureScale(pointsPerColumn: 5, pointsPerRow: 10), isFramed: true)
        == """
        +-------------------+
        |0][1 ][2 ]         |
        |[3     ]4]         |
        +-------------------+
        """)
  }

  @Test func tiesPutItemsEarly() {
    let items = FlowItems(widths: [10, 10, 10], height: 10)
    #expect(FlowLayout(breaking: .balanced).arrange(items, width: 25).counts == [2, 1])
    let fractions = FlowItems(widths: [Double](repeating: 0.1, count: 7), height: 10)
    #expect(FlowLayout(breaking: .balanced).arrange(fractions, width: 0.3).counts == [3, 2, 2])
  }

  @Test func zeroWidthItemsStayWithTheLineBefore() {
    let items = FlowItems(widths: [20, 0, 0, 20], height: 10)
    #expect(FlowLayout(breaking: .balanced).arrange(items, width: 20).counts == [3, 1])
  }

  @Test func minLinesAddsLines() {
    let items = FlowItems(widths: [10, 10, 10, 10, 10, 10], height: 10)
    var layout = FlowLayout(breaking: .balanced)
    #expect(layout.arrange(items, width: 60).counts == [6])
    for (minLines, counts) in [(2, [3, 3]), (4, [2, 2, 1, 1]), (9, [1, 1, 1, 1, 1, 1])] {
      layout.minLines = minLines
      #expect(layout.arrange(items, width: 60).counts == counts)
      #expect(layout.arrange(items).counts == counts)
    }
    layout.maxLines = 3
    #expect(layout.arrange(items, width: 60).counts == [2, 2, 2])
  }

  @Test func manyLinesOfManyItems() {
    var random = SplitMix64(seed: 5)
    let items = FlowItems(widths: (0..<4_000).map { _ in random.quarters(1...60) }, height: 10)
    var layout = FlowLayout(itemSpacing: 4, breaking: .balanced)
    let fewest = layout.extent(of: items, width: 300).lineCount
    for minLines in [fewest - 1, fewest, fewest + 1, 2 * fewest, 3_999, 4_000, .max] {
      layout.minLines = minLines
      let arrangement = layout.arrange(items, width: 300)
      #expect(arrangement.lines.count == min(4_000, max(fewest, minLines)))
      #expect(arrangement.lines.allSatisfy { $0.frame.width <= 300 })
    }
  }

  @Test func onlyVisibleLinesAreBalanced() {
    // Greedy: 40 10 | 30 10 | 50 ...: two lines are visible, four items of 90 points.
    let items = FlowItems(widths: [40, 10, 30, 10, 50, 50], height: 10)
    let layout = FlowLayout(breaking: .balanced, maxLines: 2)
    let arrangement = layout.arrange(items, width: 55)
    #expect(arrangement.counts == [2, 2])
    #expect(arrangement.hiddenCount == 2)
    #expect(arrangement.unlimited.lineCount == 4)
  }

  @Test func equalsAnExhaustiveSearch() {
    var random = SplitMix64(seed: 4)
    var failures: [String] = []
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...12, using: &random)
      let widths = (0..<count).map { _ in
        random.once(in: 4) ? 0 : random.quarters(0...random.pick([8, 30]))
      }
      let limit = random.quarters(1...random.pick([20, 60]))
      var layout = FlowLayout(itemSpacing: random.pick([0, 0, 2, 0.25]), breaking: .balanced)
      if random.once(in: 2) { layout.minLines = Int.random(in: 1...6, using: &random) }
      if random.once(in: 5) { layout.maxItemsPerLine = Int.random(in: 1...4, using: &random) }
      let counts = layout.arrange(FlowItems(widths: widths, height: 1), width: limit).counts
      var search = DivisionSearch(widths: widths, limit: limit, layout: layout)
      let expected = search.best()
      if counts != expected { failures.append("\(widths) in \(limit): \(counts), not \(expected)") }
    }
    #expect(failures.count == 0, "\(failures.prefix(3))")
  }
}

/// A search through all divisions of items into lines.
private struct DivisionSearch {
  private let widths: [Double]
  private let limit: Double
  private let spacing: Double
  private let fewestLines: Int
  private let mostItems: Int
  private var counts: [Int] = []
  private var bestCounts: [Int] = []
  private var bestCost = Double.infinity

  init(widths: [Double], limit: Double, layout: FlowLayout) {
    self.widths = widths
    self.limit = limit
    spacing = layout.itemSpacing
    fewestLines = min(layout.minLines ?? 1, widths.count)
    mostItems = layout.maxItemsPerLine ?? .max
  }

  /// The counts of items on the lines of the best division.
  mutating func best() -> [Int] {
    divide(from: 0, cost: 0)
    return bestCounts
  }

  /// Tries long first lines first, so that of equal divisions the first one found puts items early.
  private mutating func divide(from start: Int, cost: Double) {
    guard start < widths.count else { return judge(cost) }
    // A division into more lines than the best one is worse.
    if !bestCounts.isEmpty, counts.count >= bestCounts.count { return }
    var extents = [widths[start]]
    while start + extents.count < widths.count, extents.count < mostItems {
      let longer = extents[extents.count - 1] + spacing + widths[start + extents.count]
      if longer > limit + 1.0 / 1024 { break }
      extents.append(longer)
    }
    for count in (1...extents.count).reversed() {
      let free = max(0, limit - extents[count - 1])
      counts.append(count)
      divide(from: start + count, cost: cost + free * free)
      counts.removeLast()
    }
  }

  private mutating func judge(_ cost: Double) {
    guard counts.count >= fewestLines else { return }
    let isBetter =
      bestCounts.isEmpty || counts.count < bestCounts.count
      || counts.count == bestCounts.count && cost < bestCost
    guard isBetter else { return }
    bestCounts = counts
    bestCost = cost
  }
}
