/// Gives every line and every item its place across; returns where the lines end.
///
/// O(lines) for items that are alike across their lines, else O(n). The storage of `bands` and
/// `placed` is used again.
func placeAcross(
  _ items: MeasuredItems, runs: [Run], rules: Rules, bands: inout [Band],
  placed: inout PlacedItems
) -> Double {
  let measure = BandMeasure(items, rules: rules)
  bands.removeAll(keepingCapacity: true)
  bands.reserveCapacity(runs.count)
  var first = 0
  var depths = 0.0
  for run in runs {
    let band = measure.band(of: first..<run.end)
    depths += band.depth
    bands.append(band)
    first = run.end
  }
  let end = stack(&bands, depths: depths, rules: rules)
  align(items, runs: runs, bands: bands, measure: measure, placed: &placed)
  return end
}

/// Puts lines one after the other, with the free space of a given side where the rules say.
private func stack(_ bands: inout [Band], depths: Double, rules: Rules) -> Double {
  let start = rules.crossInsets.start
  guard let last = bands.indices.last else { return start }
  var free = 0.0
  if let side = rules.crossSide {
    free = side - start - rules.crossInsets.end - depths - rules.lineGap * Double(last)
  }
  let stretch = rules.lineAlignment == .stretch ? max(0, free) / Double(bands.count) : 0
  let spread = Spread(Spread.Kind(rules.lineAlignment), free: free, count: bands.count)
  var next = start + spread.lead
  var end = start
  for index in bands.indices {
    bands[index].start = next
    bands[index].depth += stretch
    end = max(end, next + bands[index].depth)
    next += bands[index].depth + rules.lineGap + spread.between
  }
  return end
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
