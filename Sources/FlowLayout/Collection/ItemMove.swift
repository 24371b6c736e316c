public import LayoutGeometry

/// Neighbouring items of a collection whose frames an edit moved by the same distance.
public struct ItemMove: Hashable, Sendable {
  /// The items before.
  public var from: ItemRange

  /// The path of the first of them after.
  public var to: ItemPath

  /// The distance in points from the old frames to the new ones.
  public var offset: Point

  /// A move of items by a distance in points.
  public init(from: ItemRange, to: ItemPath, offset: Point) {
    self.from = from
    self.to = to
    self.offset = offset
  }
}
