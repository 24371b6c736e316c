public import LayoutGeometry

/// One box to arrange, known only by its measures.
public struct FlowItem: Hashable, Sendable {
  /// The natural size in points.
  ///
  /// A negative or NaN extent counts as 0, one above `FlowLayout.maximumLength` as that.
  public var size: Size

  /// The distance in points from the top of the item to its first baseline.
  ///
  /// It may lie outside the item. `nil` and NaN mean the item's bottom edge.
  public var baseline: Double?

  /// The weight with which the item takes free space of a `fill` line (CSS `flex-grow`).
  ///
  /// Negative and NaN weights count as 0: the item does not grow.
  public var grow: Double

  /// The largest extent along a line in points, natural or grown; `nil` and NaN mean none.
  public var maximum: Double?

  /// Whether the item opens a new line even where it would fit (F5).
  public var breakBefore: Bool

  /// Where the item stands across its line; `nil` means where the layout says.
  public var alignment: FlowAlignment?

  /// An item of a natural size, in points.
  public init(
    size: Size, baseline: Double? = nil, grow: Double = 0, maximum: Double? = nil,
    breakBefore: Bool = false, alignment: FlowAlignment? = nil
  ) {
    self.size = size
    self.baseline = baseline
    self.grow = grow
    self.maximum = maximum
    self.breakBefore = breakBefore
    self.alignment = alignment
  }
}
