import LayoutGeometry

/// Boxes made ready to be arranged many times.
///
/// Measures are checked once, here, and kept in contiguous columns, so arranging them again at
/// another width reads plain numbers. A copy shares its storage.
public struct FlowItems: Hashable, Sendable {
  /// The number of items.
  public let count: Int

  /// The natural widths, each at least 0 and at most `FlowLayout.maximumLength`.
  package let widths: Column

  /// The natural heights, each at least 0 and at most `FlowLayout.maximumLength`.
  package let heights: Column

  /// The distances from the top to the first baseline, infinite where it is the bottom edge.
  package let baselines: Column

  /// Items in the order in which they will be arranged.
  ///
  /// O(n).
  public init(_ items: [FlowItem]) {
    count = items.count
    widths = .each(items.map { Length.extent($0.size.width) })
    heights = .each(items.map { Length.extent($0.size.height) })
    if items.contains(where: { $0.baseline != nil }) {
      baselines = .each(items.map { Self.baseline($0.baseline) })
    } else {
      baselines = .uniform(.infinity)
    }
  }

  /// Items of one height and these widths, in points.
  ///
  /// No item is built one by one; valid widths are shared, not copied. O(n) to check them.
  public init(widths: [Double], height: Double) {
    count = widths.count
    self.widths = .each(Length.areExtents(widths) ? widths : widths.map(Length.extent))
    heights = .uniform(Length.extent(height))
    baselines = .uniform(.infinity)
  }

  private static func baseline(_ baseline: Double?) -> Double {
    guard let baseline, !baseline.isNaN else { return .infinity }
    return Length.signed(baseline)
  }
}
