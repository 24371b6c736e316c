/// Breaks items into lines and gives each its place along its line; returns the longest extent.
///
/// O(n) for greedy lines, which are broken and placed in one go. The storage of `runs` and `placed`
/// is used again.
func placeAlong(
  _ items: MeasuredItems, rules: Rules, runs: inout [Run], placed: inout PlacedItems
) -> Double {
  let room = room(for: items, rules: rules)
  placed.mains = items.mains
  if rules.breaking == .greedy, rules.justification != .fill {
    place(items, room: room, rules: rules, placed: &placed) { placer in
      let breaker = GreedyBreaker(placer.mains, breaks: items.breaks, rules: rules)
      runs.overwrite(GreedyRuns(breaker: breaker, placer: placer), itemCount: items.count)
    }
  } else {
    var lines: [BrokenLine] = []
    items.forEachLine(rules: rules) { lines.append($0) }
    if rules.justification == .fill { fill(&lines, of: items, room: room, rules: rules, &placed) }
    place(items, room: room, rules: rules, placed: &placed) { placer in
      runs.overwrite(lines.lazy.map(placer.place), itemCount: items.count)
    }
  }
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

/// Lends what puts the items of lines in their places, which must be done for all of them.
@inline(__always)
private func place(
  _ items: MeasuredItems, room: Double, rules: Rules, placed: inout PlacedItems,
  _ body: (LinePlacer) -> Void
) {
  let mains = placed.mains
  placed.mainStarts.refill { starts in
    starts.overwrite(count: items.count, filler: 0) { starts in
      mains.withUnsafeBufferPointer { mains in
        body(LinePlacer(mains: mains, starts: starts, room: room, rules: rules))
      }
    }
  }
}
