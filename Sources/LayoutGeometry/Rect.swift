/// A rectangle in points: the corner nearest the origin, and a size that extends right and down.
public struct Rect: Hashable, Sendable {
  public var origin: Point
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

  public var x: Double { origin.x }
  public var y: Double { origin.y }
  public var width: Double { size.width }
  public var height: Double { size.height }

  /// The right edge, `x + width`.
  public var maxX: Double { origin.x + size.width }

  /// The bottom edge, `y + height`.
  public var maxY: Double { origin.y + size.height }
}
