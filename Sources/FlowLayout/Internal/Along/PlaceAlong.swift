/// Breaks items into lines and gives each its place along its line; returns the longest extent.
///
/// O(n) for greedy lines. Greedy breaking and placing take turns, line by line, so that a line's
/// numbers are still at hand when it is placed. The storage of `runs` and `placed` is used again.
func placeAlong(
  _ items: MeasuredItems, rules: Rules, runs: inout [Run], placed: inout PlacedItems
) -> Double {
  let room = room(for: items, rules: rules)
  var reused = runs
  runs = []
  placed.mains = items.mains
  if rules.breaking == .greedy, rules.justification != .fill {
    placed.mainStarts.overwrite(count: items.count) { starts in
      items.mains.withUnsafeBufferPointer { mains in
        let lines = GreedyBreaker(mains, breaks: items.breaks, rules: rules)
        LinePlacer(mains: mains, starts: starts, room: room, rules: rules)
          .place(lines, into: &reused)
      }
    }
  } else {
    var lines: [BrokenLine] = []
    items.forEachLine(rules: rules) { lines.append($0) }
    if rules.justification == .fill { fill(&lines, of: items, room: room, rules: rules, &placed) }
    let mains = placed.mains
    placed.mainStarts.overwrite(count: items.count) { starts in
      mains.withUnsafeBufferPointer { mains in
        LinePlacer(mains: mains, starts: starts, room: room, rules: rules)
          .place(lines.makeIterator(), into: &reused)
      }
    }
  }
  runs = reused
  return rules.limit < .infinity ? rules.limit : room
}

/// The length in which lines are justified: the limit, else the longest line.
private func room(for items: MeasuredItems, rules: Rules) -> Double {
  guard rules.limit == .infinity else { return rules.limit }
  var longest = 0.0
  items.forEachLine(rules: rules) { longest = max(longest, $0.extent) }
  return longest
}

/// Grows the items of lines into their free space, but for a last line that leads.
private func fill(
  _ lines: inout [BrokenLine], of items: MeasuredItems, room: Double, rules: Rules,
  _ placed: inout PlacedItems
) {
  let filler = LineFiller(items, gap: rules.itemGap)
  for index in lines.indices {
    if rules.lastLine == .leading, index == lines.count - 1 { break }
    let free = room - lines[index].extent
    lines[index].extent = filler.fill(lines[index], free: free, mains: &placed.mains)
  }
}

/// Puts lines and their items in their places along the main axis.
private struct LinePlacer {
  let mains: UnsafeBufferPointer<Double>
  let starts: UnsafeMutableBufferPointer<Double>
  let room: Double
  let start: Double
  let gap: Double
  let kind: Spread.Kind
  let lastKind: Spread.Kind

  init(
    mains: UnsafeBufferPointer<Double>, starts: UnsafeMutableBufferPointer<Double>, room: Double,
    rules: Rules
  ) {
    self.mains = mains
    self.starts = starts
    self.room = room
    start = rules.mainInsets.start
    gap = rules.itemGap
    kind = Spread.Kind(rules.justification)
    lastKind = rules.lastLine == .leading ? .start : kind
  }

  /// Places lines one after the other in the storage of `runs`.
  func place<Lines: IteratorProtocol<BrokenLine>>(_ lines: Lines, into runs: inout [Run]) {
    var lines = lines
    runs.removeAll(keepingCapacity: true)
    while let line = lines.next() {
      // The first lines tell how many there will be, which saves growing step by step.
      if runs.count == 64 { runs.reserveCapacity(mains.count / line.range.lowerBound * 70) }
      runs.append(place(line))
    }
  }

  @inline(__always)
  private func place(_ line: BrokenLine) -> Run {
    let isLast = line.range.upperBound == mains.count
    let spread = Spread(
      isLast ? lastKind : kind, free: room - line.extent, count: line.range.count)
    let gap = gap + spread.between
    var next = start + spread.lead
    for index in line.range {
      starts[index] = next
      next += gap + mains[index]
    }
    let extent = line.extent + spread.between * Double(line.range.count - 1)
    return Run(end: line.range.upperBound, start: start + spread.lead, extent: max(0, extent))
  }
}
