public import LayoutGeometry

/// One line of an arrangement: a row, or a column on the vertical axis.
public struct FlowLine: Hashable, Sendable {
  /// The items on the line.
  public var range: Range<Int>

  /// From the edge of the first item to that of the last, as deep as the line.
  public var frame: Rect
}
