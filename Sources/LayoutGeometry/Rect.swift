/// A rectangle in points: the corner nearest the origin, and a size that extends right and down.
public struct Rect: Hashable, Sendable {
  /// The corner nearest the origin: top left.
  public var origin: Point

  /// The extent to the right of and below `origin`.
  public var size: Size

  /// A rectangle that extends from `origin` by `size`.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle with its top-left corner at `x`, `y`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  public var x: Double { origin.x }

  /// The top edge.
  public var y: Double { origin.y }

  /// The extent from left to right.
  public var width: Double { size.width }

  /// The extent from top to bottom.
  public var height: Double { size.height }

  /// The right edge, `x + width`.
  public var maxX: Double { origin.x + size.width }

  /// The bottom edge, `y + height`.
  public var maxY: Double { origin.y + size.height }
}
