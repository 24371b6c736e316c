/// Gives every line and every item its place across; returns where the lines end.
///
/// O(lines) for items that are alike across their lines, else O(n). The storage of `bands` and
/// `placed` is used again.
func placeAcross(
  _ items: MeasuredItems, runs: [Run], rules: Rules, bands: inout [Band],
  placed: inout PlacedItems
) -> Double {
  let measure = BandMeasure(items, rules: rules)
  var end = stack(runs, measure: measure, rules: rules, bands: &bands)
  spread(&bands, end: &end, rules: rules)
  align(items, runs: runs, bands: bands, measure: measure, placed: &placed)
  return end
}

/// Puts lines one after the other from the start; returns where they end.
private func stack(
  _ runs: [Run], measure: BandMeasure, rules: Rules, bands: inout [Band]
) -> Double {
  let common = measure.areAlike && !runs.isEmpty ? measure.band(of: 0..<1) : nil
  bands.overwrite(count: runs.count, filler: Band(start: 0, depth: 0, ascent: 0)) { bands in
    var first = 0
    var next = rules.crossInsets.start
    for line in runs.indices {
      var band = common ?? measure.band(of: first..<runs[line].end)
      first = runs[line].end
      band.start = next
      next += band.depth + rules.lineGap
      bands[line] = band
    }
  }
  return endOfLines(bands, rules: rules)
}

/// Where lines end: the last one but for negative spacing, which may take lines back.
func endOfLines(_ bands: [Band], rules: Rules) -> Double {
  let start = rules.crossInsets.start
  guard rules.lineGap < 0 else { return bands.last.map { $0.start + $0.depth } ?? start }
  return bands.reduce(start) { max($0, $1.start + $1.depth) }
}

/// Gives the free space of a given side to the lines as the rules say.
func spread(_ bands: inout [Band], end: inout Double, rules: Rules) {
  guard let side = rules.crossSide, let last = bands.last else { return }
  let free = side - rules.crossInsets.end - (last.start + last.depth)
  let isStretched = rules.lineAlignment == .stretch
  guard free > 0, rules.lineAlignment != .start else { return }
  let stretch = isStretched ? free / Double(bands.count) : 0
  let spread = Spread(Spread.Kind(rules.lineAlignment), free: free, count: bands.count)
  for index in bands.indices {
    bands[index].start += spread.lead + (spread.between + stretch) * Double(index)
    bands[index].depth += stretch
    end = max(end, bands[index].start + bands[index].depth)
  }
}

/// Puts items in their places across their lines.
private func align(
  _ items: MeasuredItems, runs: [Run], bands: [Band], measure: BandMeasure,
  placed: inout PlacedItems
) {
  guard !measure.areAlike else {
    let box = bands.first.map { measure.place(0, in: $0) } ?? (offset: 0, extent: 0)
    placed.crossOffsets = .uniform(box.offset)
    placed.crosses = .uniform(box.extent)
    return
  }
  placed.crossOffsets.overwrite(count: items.count) { offsets in
    placed.crosses.overwrite(count: items.count) { extents in
      var index = 0
      for (run, band) in zip(runs, bands) {
        while index < run.end {
          (offsets[index], extents[index]) = measure.place(index, in: band)
          index += 1
        }
      }
    }
  }
}
