/// Breaks items into the fewest lines, at least `fewestLines`, of the least squared free space (F4).
///
/// O(n k) for lines of up to k items while greedy lines are as many as asked for. More lines cost
/// as much again for each of some tens of prices of a line, see `Balancer.lines(count:)`.
func balancedLines(
  _ mains: UnsafeBufferPointer<Double>, breaks: [Int], rules: Rules
) -> [BrokenLine] {
  let balancer = Balancer(mains: mains, breaks: breaks, rules: rules)
  let lines = balancer.fewestLines()
  let wanted = min(rules.fewestLines, mains.count)
  return lines.count < wanted ? balancer.lines(count: wanted) ?? lines : lines
}

/// The dynamic programmes behind balanced lines, over the items that follow each item.
private struct Balancer {
  let mains: UnsafeBufferPointer<Double>
  let breaks: [Int]
  let rules: Rules

  /// The lines of least cost among the divisions into the fewest lines.
  func fewestLines() -> [BrokenLine] {
    let none = Way(lineCount: 0, end: mains.count, cost: 0)
    var ways = [Way](repeating: none, count: mains.count + 1)
    ways.withUnsafeMutableBufferPointer { ways in
      for start in mains.indices.reversed() {
        var best = Way(lineCount: .max, end: start, cost: .infinity)
        forEachLine(from: start) { end, cost in best.offer(ways[end], end: end, cost: cost) }
        ways[start] = best
      }
    }
    var start = 0
    return (0..<ways[0].lineCount).map { _ in
      defer { start = ways[start].end }
      return line(start..<ways[start].end)
    }
  }

  /// The lines of least cost among the divisions into exactly `lineCount` lines.
  ///
  /// A price on every line makes their number part of the cost. The least cost is a convex function
  /// of the number of lines, because the square of the free space obeys the quadrangle inequality,
  /// so some price makes divisions into `lineCount` lines the best of all; bisection finds it.
  /// `nil` where costs are not convex, which takes a negative spacing.
  func lines(count lineCount: Int) -> [BrokenLine]? {
    var (low, high) = (-highestPrice, highestPrice)
    while true {
      let price = low + (high - low) / 2
      guard price > low, price < high else { return nil }
      let table = PricedTable(self, price: price)
      if lineCount < table.fewest[0] {
        low = price
      } else if lineCount > table.most[0] {
        high = price
      } else {
        return table.atExactPrice.lines(count: lineCount)
      }
    }
  }

  /// A price above which the fewest lines are best, its negative one below which the most are.
  private var highestPrice: Double {
    let gaps = Double(mains.count) * abs(rules.itemGap)
    let longest = rules.limit < .infinity ? rules.limit : mains.reduce(gaps) { $0 + $1 }
    return max(1, longest * longest * Double(mains.count + 1))
  }

  /// The farthest end of a line from `start`, whatever fits: a forced break or the most items.
  @inline(__always)
  private func farthestEnd(from start: Int) -> Int {
    var stop = mains.count
    if !breaks.isEmpty {
      let next = firstIndex(in: 0..<breaks.count) { breaks[$0] > start }
      if next < breaks.count { stop = breaks[next] }
    }
    return rules.mostItems < stop - start ? start + rules.mostItems : stop
  }

  /// Hands out the ends of the lines that may start at `start`, with the cost of the line.
  ///
  /// A line that is too long stands alone in every division, so its cost does not matter.
  @inline(__always)
  fileprivate func forEachLine(
    from start: Int, _ body: (_ end: Int, _ cost: Double) -> Void
  ) {
    let stop = farthestEnd(from: start)
    let fits = Fit(limit: rules.limit)
    var extent = mains[start]
    var end = start + 1
    body(end, cost(of: extent))
    while end < stop {
      extent += rules.itemGap + mains[end]
      guard fits(extent) else { break }
      end += 1
      body(end, cost(of: extent))
    }
  }

  /// The square of the free space, or of the extent where there is no limit: for one number of
  /// lines both are least together.
  @inline(__always)
  private func cost(of extent: Double) -> Double {
    let free = rules.limit < .infinity ? max(0, rules.limit - extent) : extent
    return free * free
  }

  fileprivate func cost(of lines: [BrokenLine]) -> Double {
    lines.reduce(0) { $0 + cost(of: $1.extent) }
  }

  fileprivate func line(_ range: Range<Int>) -> BrokenLine {
    let gaps = Double(range.count - 1) * rules.itemGap
    return BrokenLine(range: range, extent: mains[range].reduce(gaps) { $0 + $1 })
  }
}

/// The least costs of the items from each one on, when every line has a price.
private struct PricedTable {
  private let balancer: Balancer
  private let price: Double
  private var costs: [Double]

  /// The fewest and the most lines of divisions with the least cost.
  private(set) var fewest: [Int]
  private(set) var most: [Int]

  init(_ balancer: Balancer, price: Double) {
    self.balancer = balancer
    self.price = price
    let count = balancer.mains.count
    var costs = [Double](repeating: 0, count: count + 1)
    var fewest = [Int](repeating: 0, count: count + 1)
    var most = fewest
    for start in balancer.mains.indices.reversed() {
      var best = Double.infinity
      balancer.forEachLine(from: start) { end, cost in
        let cost = cost + price + costs[end]
        guard !Cost.isLess(best, than: cost) else { return }
        let isBetter = Cost.isLess(cost, than: best)
        fewest[start] = isBetter ? fewest[end] + 1 : min(fewest[start], fewest[end] + 1)
        most[start] = isBetter ? most[end] + 1 : max(most[start], most[end] + 1)
        best = min(best, cost)
      }
      costs[start] = best
    }
    (self.costs, self.fewest, self.most) = (costs, fewest, most)
  }

  /// The table for the very price at which its fewest and its most lines cost the same, so that all
  /// divisions between them are equal and not only nearly so.
  var atExactPrice: PricedTable {
    let (few, many) = (fewest[0], most[0])
    guard few < many, let fewLines = lines(count: few), let manyLines = lines(count: many) else {
      return self
    }
    let saved = balancer.cost(of: fewLines) - balancer.cost(of: manyLines)
    return PricedTable(balancer, price: saved / Double(many - few))
  }

  /// The lines of a division with the least cost, early lines with as many items as can be.
  func lines(count lineCount: Int) -> [BrokenLine]? {
    var lines: [BrokenLine] = []
    var start = 0
    while start < balancer.mains.count {
      let left = lineCount - lines.count - 1
      var best: Int?
      balancer.forEachLine(from: start) { end, cost in
        let isBest = !Cost.isLess(costs[start], than: cost + price + costs[end])
        if isBest, fewest[end] <= left, left <= most[end] { best = end }
      }
      guard let best else { return nil }
      lines.append(balancer.line(start..<best))
      start = best
    }
    return lines
  }
}

/// Sums of squares, equal to within their floating error.
private enum Cost {
  /// The part of a cost within which two are equal.
  private static let tolerance = 0x1p-36

  /// Whether a cost is less than another and not equal to it.
  @inline(__always)
  static func isLess(_ cost: Double, than other: Double) -> Bool {
    cost + abs(cost) * tolerance < other
  }
}

/// The best way to divide the items from one on into lines.
private struct Way {
  /// The number of lines, where the first of them ends, and what all of them cost.
  private(set) var lineCount: Int
  private(set) var end: Int
  private(set) var cost: Double

  init(lineCount: Int, end: Int, cost: Double) {
    self.lineCount = lineCount
    self.end = end
    self.cost = cost
  }

  /// Takes into account a line of a cost and the way from its end on.
  ///
  /// Ends must come in ascending order: the farthest of those that are equal is taken.
  @inline(__always)
  mutating func offer(_ rest: Way, end: Int, cost lineCost: Double) {
    let cost = lineCost + rest.cost
    let count = rest.lineCount + 1
    if count < lineCount {
      self = Way(lineCount: count, end: end, cost: cost)
    } else if count == lineCount, !Cost.isLess(self.cost, than: cost) {
      self.end = end
      self.cost = min(self.cost, cost)
    }
  }
}
