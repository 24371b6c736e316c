public import LayoutGeometry

/// One line of an arrangement: a row, or a column on the vertical axis.
public struct FlowLine: Hashable, Sendable {
  /// The items on the line; empty where an overflow indicator has it for itself.
  public var range: Range<Int>

  /// From the edge of the first item to that of the last, an indicator included, as deep as the line.
  public var frame: Rect

  /// The y of the baseline in the container, `nil` unless an item is aligned by it.
  public var baseline: Double?
}
