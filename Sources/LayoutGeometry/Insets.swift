/// Distances in points from the four physical sides of a rectangle to what lies inside it.
public struct Insets: Hashable, Sendable {
  /// The distance from the upper side.
  public var top: Double

  /// The distance from the left side.
  public var left: Double

  /// The distance from the lower side.
  public var bottom: Double

  /// The distance from the right side.
  public var right: Double

  /// Distances from the top, left, bottom and right sides.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance above and below, and the same on the left and on the right.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// No distance on any side.
  public static let zero = Insets()

  /// What the left and right sides take together.
  public var horizontal: Double { left + right }

  /// What the top and bottom sides take together.
  public var vertical: Double { top + bottom }
}
