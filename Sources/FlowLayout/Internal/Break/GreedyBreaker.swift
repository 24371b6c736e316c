/// Breaks items into lines one after the other: an item goes on while it fits (F1, seed A2).
struct GreedyBreaker: IteratorProtocol {
  private let mains: UnsafeBufferPointer<Double>
  private let breaks: [Int]
  private let gap: Double
  private let fits: Fit
  private let mostItems: Int
  private var start: Int
  private var nextBreak = 0

  /// A breaker of items from `start` on, valid as long as `mains` is.
  ///
  /// `breaks` are the items that open a line, in ascending order.
  init(_ mains: UnsafeBufferPointer<Double>, breaks: [Int], rules: Rules, start: Int = 0) {
    self.start = start
    self.mains = mains
    self.breaks = breaks
    gap = rules.itemGap
    fits = Fit(limit: rules.limit)
    mostItems = rules.mostItems
  }

  /// The next line, `nil` after the last.
  ///
  /// O(items of the line).
  mutating func next() -> BrokenLine? {
    guard start < mains.count else { return nil }
    let stop = farthestEnd()
    var end = start + 1
    var extent = mains[start]
    while end < stop {
      let longer = extent + (gap + mains[end])
      guard fits(longer) else { break }
      extent = longer
      end += 1
    }
    defer { start = end }
    return BrokenLine(range: start..<end, extent: extent)
  }

  /// The farthest end of the next line whatever the extents are: a forced break or the most items.
  private mutating func farthestEnd() -> Int {
    while nextBreak < breaks.count, breaks[nextBreak] <= start { nextBreak += 1 }
    let stop = nextBreak < breaks.count ? breaks[nextBreak] : mains.count
    return mostItems < stop - start ? start + mostItems : stop
  }
}
