public import LayoutGeometry

/// One box to arrange, known only by its measures.
public struct FlowItem: Hashable, Sendable {
  /// The natural size in points.
  ///
  /// A negative or NaN extent counts as 0, one above `FlowLayout.maximumLength` as that.
  public var size: Size

  /// The distance in points from the top of the item to its first baseline.
  ///
  /// It may lie outside the item. `nil` means the item's bottom edge.
  public var baseline: Double?

  /// An item of a natural size, in points.
  public init(size: Size, baseline: Double? = nil) {
    self.size = size
    self.baseline = baseline
  }
}
