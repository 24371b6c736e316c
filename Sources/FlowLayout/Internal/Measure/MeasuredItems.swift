/// The items of a layout with their sizes along its axes.
struct MeasuredItems {
  /// The extents along a line.
  var mains: [Double]

  /// The extents across a line.
  var crosses: Column

  /// The number of items.
  var count: Int { mains.count }

  /// The items as the axis sees them.
  ///
  /// O(1) where the main extents are stored one by one.
  init(_ items: FlowItems, rules: Rules) {
    switch rules.axis {
    case .horizontal:
      mains = items.widths.values(count: items.count)
      crosses = items.heights
    case .vertical:
      mains = items.heights.values(count: items.count)
      crosses = items.widths
    }
  }
}
