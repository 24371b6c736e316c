public import LayoutGeometry

/// Neighbouring items whose frames moved by the same distance.
public struct FlowMove: Hashable, Sendable {
  /// The items' indices before.
  public var from: Range<Int>

  /// The index of the first of them after.
  public var to: Int

  /// The distance in points from the old frames to the new ones.
  public var offset: Point

  /// A move of items by a distance in points.
  public init(from: Range<Int>, to: Int, offset: Point) {
    self.from = from
    self.to = to
    self.offset = offset
  }
}
