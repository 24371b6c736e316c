/// A line known by its items and nothing else yet.
struct BrokenLine {
  /// The items on the line.
  var range: Range<Int>

  /// The sum of their natural extents and the gaps between them.
  var extent: Double
}

extension MeasuredItems {
  /// Breaks the items into lines and hands them out in order.
  ///
  /// O(n) for greedy lines.
  @inline(__always)
  func forEachLine(rules: Rules, _ body: (BrokenLine) -> Void) {
    mains.withUnsafeBufferPointer { mains in
      switch rules.breaking {
      case .greedy:
        var breaker = GreedyBreaker(mains, breaks: breaks, rules: rules)
        while let line = breaker.next() { body(line) }
      case .balanced:
        for line in balancedLines(mains, breaks: breaks, rules: rules) { body(line) }
      }
    }
  }
}
