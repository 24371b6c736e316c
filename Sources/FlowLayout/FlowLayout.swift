public import LayoutGeometry

/// Rules that arrange boxes in rows or columns.
///
/// All lengths are points, y grows downwards. Any number is accepted (F13): spacings count as 0
/// where they are NaN, insets also where they are negative, and nothing counts as more than
/// `maximumLength`.
public struct FlowLayout: Hashable, Sendable {
  /// The direction in which the items of a line follow one another.
  public var axis: FlowAxis

  /// The side at which reading starts.
  public var direction: FlowDirection

  /// The distance between neighbours on a line, never before the first or after the last.
  public var itemSpacing: Double

  /// The distance between neighbouring lines.
  public var lineSpacing: Double

  /// The distances of the content from the physical sides of the container.
  public var insets: Insets

  /// The largest length that any single number stands for: a thousand million points.
  ///
  /// Up to this length the floating error of a line of 8,000 items stays below the tolerance with
  /// which items fit.
  public static let maximumLength = 1e9

  /// Rules that put items next to each other from the top left, without spacing.
  public init(
    axis: FlowAxis = .horizontal,
    direction: FlowDirection = .leftToRight,
    itemSpacing: Double = 0,
    lineSpacing: Double = 0,
    insets: Insets = .zero
  ) {
    self.axis = axis
    self.direction = direction
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.insets = insets
  }
}
