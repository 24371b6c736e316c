/// Shares the free space of lines among their items by weight, none above its maximum (F3).
///
/// The rule is that of CSS Flexible Box 9.7: what an item leaves at its maximum goes to the others.
struct LineFiller {
  private let items: MeasuredItems
  private let gap: Double

  init(_ items: MeasuredItems, gap: Double) {
    self.items = items
    self.gap = gap
  }

  /// Grows the items of a line in `mains` and returns the new extent of the line.
  ///
  /// O(k log k) for a line of k items.
  func fill(_ line: BrokenLine, free: Double, mains: inout GapArray<Double>) -> Double {
    let level = level(of: line.range, free: free)
    guard level > 0 else { return line.extent }
    var extent = gap * Double(line.range.count - 1)
    for index in line.range {
      let grown = items.mains[index] + items.weights[index] * level
      mains[index] = max(items.mains[index], min(grown, items.maxima[index]))
      extent += mains[index]
    }
    return extent
  }

  /// The growth for each unit of weight.
  ///
  /// It is never above the free space, so weights that sum to less than 1 take only that share.
  private func level(of range: Range<Int>, free: Double) -> Double {
    guard free > 0 else { return 0 }
    let growing = range.filter { items.weights[$0] > 0 }
      .map { (index: $0, full: headroom($0) / items.weights[$0]) }
      .sorted { $0.full < $1.full }
    // The weights of each item and those that are full after it, summed from the small end.
    var weights = [Double](repeating: 0, count: growing.count + 1)
    for place in growing.indices.reversed() {
      weights[place] = weights[place + 1] + items.weights[growing[place].index]
    }
    var left = free
    for (place, item) in growing.enumerated() {
      let level = min(left / weights[place], free)
      guard item.full <= level else { return level }
      left = max(0, left - headroom(item.index))
    }
    return growing.isEmpty ? 0 : free
  }

  /// What an item can grow by.
  private func headroom(_ index: Int) -> Double { items.maxima[index] - items.mains[index] }
}
