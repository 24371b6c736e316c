import LayoutGeometry

/// The items of a layout with their sizes along its axes.
struct MeasuredItems {
  /// The extents along a line.
  var mains: GapArray<Double>

  /// The extents across a line.
  var crosses: Column

  /// The distances from the start across to the baseline, infinite where it is the end across.
  var baselines: Column

  /// The weights with which items grow along a line, and the largest extents to grow to.
  var weights: Column
  var maxima: Column

  /// The items that open a new line, in ascending order.
  var breaks: [Int]

  /// Where items stand across their lines; empty when the layout decides for all of them.
  var alignments: [FlowAlignment?]

  /// The number of items.
  var count: Int { mains.count }

  /// The items as the axis sees them, none above its maximum, too long ones treated by the rules.
  ///
  /// O(1) when nothing is to be treated and the main extents are stored one by one.
  init(_ items: FlowItems, rules: Rules, remeasure: ((Int, Double) -> FlowItem)?) {
    let isHorizontal = rules.axis == .horizontal
    mains = (isHorizontal ? items.widths : items.heights).values(count: items.count)
    crosses = isHorizontal ? items.heights : items.widths
    baselines = items.baselines
    weights = items.weights
    maxima = items.maxima
    breaks = items.breaks
    alignments = items.alignments
    if maxima.shared != .infinity {
      for index in mains.indices { mains[index] = min(mains[index], maxima[index]) }
    }
    if let remeasure { measureLongItems(again: remeasure, rules: rules) }
    if let grid = rules.grid {
      for index in mains.indices { mains[index] = grid.roundedUp(mains[index]) }
      crosses = crosses.map(grid.roundedUp)
    }
    if rules.oversize == .clamp {
      for index in mains.indices where mains[index] > rules.limit { mains[index] = rules.limit }
    }
  }

  /// The first `count` items and then perhaps one more.
  ///
  /// O(`count`).
  func prefix(_ count: Int, then last: MeasuredItems?) -> MeasuredItems {
    var items = self
    items.mains = GapArray(mains[..<count] + (last.map { Array($0.mains) } ?? []))
    items.crosses = crosses.prefix(count, then: last?.crosses[0])
    items.baselines = baselines.prefix(count, then: last?.baselines[0])
    items.weights = weights.prefix(count, then: last?.weights[0])
    items.maxima = maxima.prefix(count, then: last?.maxima[0])
    items.breaks = breaks.filter { $0 < count }
    if let last, !(alignments.isEmpty && last.alignments.isEmpty) {
      let own = alignments.isEmpty ? [FlowAlignment?](repeating: nil, count: count) : alignments
      items.alignments = own[..<count] + [last.alignments.first ?? nil]
    }
    return items
  }

  /// Measures again at the limit, in whole pixels, what does not fit it (F7).
  private mutating func measureLongItems(again: (Int, Double) -> FlowItem, rules: Rules) {
    let fits = Fit(limit: rules.limit)
    var newCrosses = crosses.values(count: count)
    var newBaselines = baselines.values(count: count)
    let length = rules.grid?.roundedDown(rules.limit) ?? rules.limit
    for index in mains.indices {
      guard !fits(rules.grid?.roundedUp(mains[index]) ?? mains[index]) else { continue }
      let item = again(index, length)
      let size = rules.axis == .horizontal ? item.size : item.size.transposed
      mains[index] = min(Length.extent(size.width), maxima[index])
      newCrosses[index] = Length.extent(size.height)
      newBaselines[index] = Length.baseline(item.baseline)
    }
    crosses = .each(newCrosses)
    baselines = .each(newBaselines)
  }
}

extension Size {
  /// The size with width and height exchanged.
  fileprivate var transposed: Size { Size(width: height, height: width) }
}
