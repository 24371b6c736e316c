/// Breaks items into the fewest lines, at least `fewestLines`, of the least squared free space (F4).
///
/// O(n k) for lines of up to k items while greedy lines are as many as asked for, and beyond that
/// O(lines n k) with lines times n numbers in memory.
func balancedLines(
  _ mains: UnsafeBufferPointer<Double>, breaks: [Int], rules: Rules
) -> [BrokenLine] {
  let balancer = Balancer(mains: mains, breaks: breaks, rules: rules)
  let lines = balancer.fewestLines()
  let wanted = min(rules.fewestLines, mains.count)
  return lines.count < wanted ? balancer.lines(count: wanted) : lines
}

/// The dynamic programmes behind balanced lines, over the items that follow each item.
private struct Balancer {
  let mains: UnsafeBufferPointer<Double>
  let breaks: [Int]
  let rules: Rules

  /// The lines of least cost among the divisions into the fewest lines.
  func fewestLines() -> [BrokenLine] {
    let count = mains.count
    var lines = [Int](repeating: 0, count: count + 1)
    var costs = [Double](repeating: 0, count: count + 1)
    var ends = [Int](repeating: count, count: count + 1)
    forEachStart { start, stop in
      var choice = Choice()
      var fewest = Int.max
      forEachLine(from: start, to: stop) { end, cost in
        guard lines[end] <= fewest else { return }
        if lines[end] < fewest { choice = Choice() }
        fewest = lines[end]
        choice.offer(end: end, cost: cost + costs[end])
      }
      lines[start] = fewest + 1
      costs[start] = choice.cost
      ends[start] = choice.end
    }
    var start = 0
    return (0..<lines[0]).map { _ in
      defer { start = ends[start] }
      return line(start..<ends[start])
    }
  }

  /// The lines of least cost among the divisions into exactly `lineCount` lines.
  ///
  /// The number must lie between the fewest possible and the number of items.
  func lines(count lineCount: Int) -> [BrokenLine] {
    let count = mains.count
    var costs = [Double](repeating: .infinity, count: count + 1)
    costs[count] = 0
    var ends: [[Int32]] = []
    for _ in 0..<lineCount {
      var newCosts = [Double](repeating: .infinity, count: count + 1)
      var newEnds = [Int32](repeating: 0, count: count)
      forEachStart { start, stop in
        var choice = Choice()
        forEachLine(from: start, to: stop) { end, cost in
          choice.offer(end: end, cost: cost + costs[end])
        }
        newCosts[start] = choice.cost
        newEnds[start] = Int32(choice.end)
      }
      costs = newCosts
      ends.append(newEnds)
    }
    var start = 0
    return ends.reversed().map { ends in
      let end = Int(ends[start])
      defer { start = end }
      return line(start..<end)
    }
  }

  /// Hands out the starts of lines from the last, each with the farthest end of its line.
  @inline(__always)
  private func forEachStart(_ body: (_ start: Int, _ stop: Int) -> Void) {
    var stop = mains.count
    var breaksLeft = breaks.count
    for start in (0..<mains.count).reversed() {
      while breaksLeft > 0, breaks[breaksLeft - 1] > start {
        stop = breaks[breaksLeft - 1]
        breaksLeft -= 1
      }
      body(start, rules.mostItems < stop - start ? start + rules.mostItems : stop)
    }
  }

  /// Hands out the ends of the lines that may start at `start`, with the cost of the line.
  ///
  /// A line that is too long stands alone in every division, so its cost does not matter.
  @inline(__always)
  private func forEachLine(
    from start: Int, to stop: Int, _ body: (_ end: Int, _ cost: Double) -> Void
  ) {
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

  private func line(_ range: Range<Int>) -> BrokenLine {
    let gaps = Double(range.count - 1) * rules.itemGap
    return BrokenLine(range: range, extent: mains[range].reduce(gaps) { $0 + $1 })
  }
}

/// The end of a line that leads to the least cost, the farthest of those that are equal.
private struct Choice {
  private(set) var end = 0
  private(set) var cost = Double.infinity

  /// The part of a cost within which two are equal: the floating error of their sums.
  private static let tolerance = 0x1p-36

  /// Takes a way into account; ends must come in ascending order.
  @inline(__always)
  mutating func offer(end: Int, cost: Double) {
    guard cost <= self.cost + self.cost * Self.tolerance else { return }
    self.end = end
    self.cost = min(self.cost, cost)
  }
}
