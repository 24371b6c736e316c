/// Breaks items into lines one after the other: an item goes on while it fits (F1, seed A2).
struct GreedyBreaker {
  private let mains: UnsafeBufferPointer<Double>
  private let breaks: [Int]
  private let gap: Double
  private let fits: Fit
  private let mostItems: Int
  private var start: Int
  private var nextBreak = 0

  /// The first forced break after `start`, the end of the items if there is none.
  private var forcedEnd: Int

  /// A breaker of items from `start` on, valid as long as `mains` is.
  ///
  /// `breaks` are the items that open a line, in ascending order.
  init(_ mains: UnsafeBufferPointer<Double>, breaks: [Int], rules: Rules, start: Int = 0) {
    self.start = start
    self.mains = mains
    self.breaks = breaks
    forcedEnd = start
    gap = rules.itemGap
    fits = Fit(limit: rules.limit)
    mostItems = rules.mostItems
  }

  /// The next line, `nil` after the last; hands out its items while they are found.
  ///
  /// O(items of the line).
  @inline(__always)
  mutating func next(_ take: (_ item: Int) -> Void = { _ in }) -> BrokenLine? {
    guard start < mains.count else { return nil }
    let stop = farthestEnd()
    var end = start + 1
    var extent = mains[start]
    take(start)
    while end < stop {
      let longer = extent + (gap + mains[end])
      guard fits(longer) else { break }
      extent = longer
      take(end)
      end += 1
    }
    defer { start = end }
    return BrokenLine(range: start..<end, extent: extent)
  }

  /// The farthest end of the next line whatever the extents are: a forced break or the most items.
  @inline(__always)
  private mutating func farthestEnd() -> Int {
    if forcedEnd <= start { findForcedEnd() }
    return mostItems < forcedEnd - start ? start + mostItems : forcedEnd
  }

  private mutating func findForcedEnd() {
    while nextBreak < breaks.count, breaks[nextBreak] <= start { nextBreak += 1 }
    forcedEnd = nextBreak < breaks.count ? breaks[nextBreak] : mains.count
  }
}
