/// Breaks items into lines and gives each its place along its line; returns the longest extent.
///
/// O(n) for greedy lines. Breaking and placing take turns, line by line, so that a line's numbers
/// are still at hand when it is placed. The storage of `runs` and `placed` is used again.
func placeAlong(
  _ items: MeasuredItems, rules: Rules, runs: inout [Run], placed: inout PlacedItems
) -> Double {
  let room = room(for: items, rules: rules)
  let filler = rules.justification == .fill ? LineFiller(items, gap: rules.itemGap) : nil
  var mains = items.mains
  runs.removeAll(keepingCapacity: true)
  var longest = 0.0
  placed.mainStarts.overwrite(count: items.count) { starts in
    items.forEachLine(rules: rules) { line in
      if runs.count == 64 { runs.reserveCapacity(items.count / line.range.lowerBound * 70) }
      longest = max(longest, line.extent)
      let isLeading = rules.lastLine == .leading && line.range.upperBound == items.count
      let kind = isLeading ? .leading : rules.justification
      var extent = line.extent
      if let filler, kind == .fill {
        extent = filler.fill(line, free: room - line.extent, mains: &mains)
      }
      let spread = Spread(Spread.Kind(kind), free: room - extent, count: line.range.count)
      let start = rules.mainInsets.start + spread.lead
      extent += spread.between * Double(line.range.count - 1)
      runs.append(Run(end: line.range.upperBound, start: start, extent: max(0, extent)))
      place(line.range, from: start, gap: rules.itemGap + spread.between, mains, starts)
    }
  }
  placed.mains = mains
  return longest
}

/// The length in which lines are justified: the limit, else the longest line.
private func room(for items: MeasuredItems, rules: Rules) -> Double {
  guard rules.limit == .infinity, rules.justification != .leading else { return rules.limit }
  var longest = 0.0
  items.forEachLine(rules: rules) { longest = max(longest, $0.extent) }
  return longest
}

/// Puts the items of a line one after the other.
@inline(__always)
private func place(
  _ range: Range<Int>, from start: Double, gap: Double, _ mains: [Double],
  _ starts: UnsafeMutableBufferPointer<Double>
) {
  var start = start
  for index in range {
    starts[index] = start
    start += gap + mains[index]
  }
}
