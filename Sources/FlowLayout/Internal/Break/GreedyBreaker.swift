/// Breaks items into lines one after the other: an item goes on while it fits (F1, seed A2).
struct GreedyBreaker {
  private let mains: UnsafeBufferPointer<Double>
  private let gap: Double
  private let fits: Fit
  private let mostItems: Int
  private var start: Int

  /// A breaker of the items from `start`, valid as long as `mains` is.
  init(_ mains: UnsafeBufferPointer<Double>, rules: Rules, from start: Int = 0) {
    self.mains = mains
    gap = rules.itemGap
    fits = Fit(limit: rules.limit)
    mostItems = rules.mostItems
    self.start = start
  }

  /// The next line, `nil` after the last.
  ///
  /// O(items of the line).
  mutating func next() -> BrokenLine? {
    guard start < mains.count else { return nil }
    let stop = mostItems < mains.count - start ? start + mostItems : mains.count
    var line = BrokenLine(end: start + 1, extent: mains[start])
    while line.end < stop {
      let longer = line.extent + (gap + mains[line.end])
      guard fits(longer) else { break }
      line.extent = longer
      line.end += 1
    }
    start = line.end
    return line
  }
}
