public import LayoutGeometry

/// Rules that arrange boxes in columns of one width.
///
/// The result is an `Arrangement` like that of `FlowLayout`, its lines the rows of the grid. All
/// lengths are points; numbers count as they do there (F13). The widths of items do not matter
/// in a bounded container.
public struct GridLayout: Hashable, Sendable {
  /// The direction in which the cells of a line follow one another.
  public var axis: FlowAxis

  /// The side at which reading starts.
  public var direction: FlowDirection

  /// How many columns there are and how wide they are.
  public var columns: GridColumns

  /// How tall cells are.
  public var itemHeight: GridItemHeight

  /// The distance between neighbouring columns.
  public var itemSpacing: Double

  /// The distance between neighbouring rows.
  public var lineSpacing: Double

  /// The distances of the content from the physical sides of the container.
  public var insets: Insets

  /// Where `measured` cells stand across their row, unless they say so themselves.
  public var alignment: FlowAlignment

  /// The pixels per point of a grid to which frames are snapped; `nil` leaves them exact (F12).
  ///
  /// Columns are rounded down to whole pixels, so that they never need more room than there is.
  public var pixelScale: Double?

  /// Columns next to each other from the top left, without spacing, of square cells.
  public init(
    _ columns: GridColumns,
    itemHeight: GridItemHeight = .square,
    axis: FlowAxis = .horizontal,
    direction: FlowDirection = .leftToRight,
    itemSpacing: Double = 0,
    lineSpacing: Double = 0,
    insets: Insets = .zero,
    alignment: FlowAlignment = .top,
    pixelScale: Double? = nil
  ) {
    self.axis = axis
    self.direction = direction
    self.columns = columns
    self.itemHeight = itemHeight
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.insets = insets
    self.alignment = alignment
    self.pixelScale = pixelScale
  }
}
