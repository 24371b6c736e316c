/// Gives every line its depth and its place.
///
/// O(lines), and O(n) for items of different depths.
func resolve(
  _ broken: [BrokenLine], of items: MeasuredItems, rules: Rules, into lines: inout [ResolvedLine]
) {
  lines.removeAll(keepingCapacity: true)
  lines.reserveCapacity(broken.count)
  var start = 0
  var cross = rules.crossInsets.start
  for line in broken {
    let depth = depth(of: start..<line.end, in: items)
    lines.append(
      ResolvedLine(
        end: line.end, mainStart: rules.mainInsets.start, mainExtent: line.extent,
        crossStart: cross, depth: depth))
    cross += depth + rules.lineGap
    start = line.end
  }
}

/// The depth that the items of a line ask for.
private func depth(of range: Range<Int>, in items: MeasuredItems) -> Double {
  switch items.crosses {
  case .uniform(let depth): depth
  case .each(let depths): depths[range].reduce(0) { max($0, $1) }
  }
}
