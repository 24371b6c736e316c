/// Breaks items into lines.
///
/// O(n).
func breakLines(of items: MeasuredItems, rules: Rules) -> [BrokenLine] {
  items.mains.withUnsafeBufferPointer { mains in
    var breaker = GreedyBreaker(mains, rules: rules)
    var lines: [BrokenLine] = []
    while let line = breaker.next() { lines.append(line) }
    return lines
  }
}
