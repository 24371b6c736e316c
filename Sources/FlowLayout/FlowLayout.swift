public import LayoutGeometry

/// Rules that arrange boxes in rows or columns.
///
/// All lengths are points, y grows downwards. Any number is accepted (F13): spacings count as 0
/// where they are NaN, insets also where they are negative, and nothing counts as more than
/// `maximumLength`. A limit below the least that makes sense counts as that.
public struct FlowLayout: Hashable, Sendable {
  /// The direction in which the items of a line follow one another.
  public var axis: FlowAxis

  /// The side at which reading starts.
  public var direction: FlowDirection

  /// The distance between neighbours on a line, never before the first or after the last.
  ///
  /// A negative one lets them overlap; the length of a line is then still the sum of its parts.
  public var itemSpacing: Double

  /// The distance between neighbouring lines.
  public var lineSpacing: Double

  /// The distances of the content from the physical sides of the container.
  public var insets: Insets

  /// How items are divided into lines.
  public var breaking: FlowBreaking

  /// The least number of lines that `balanced` makes, as far as there are items; at least 1.
  public var minLines: Int?

  /// The most lines that are shown, the items beyond them hidden (F5, F6); at least 0.
  public var maxLines: Int?

  /// The most items on a line (F5); at least 1.
  public var maxItemsPerLine: Int?

  /// What becomes of the free space along a line.
  public var justification: FlowJustification

  /// How the last line is justified.
  public var lastLine: FlowLastLine

  /// Where items stand across their line, unless they say so themselves.
  public var alignment: FlowAlignment

  /// What becomes of the free space across the lines when that side is given.
  public var lineAlignment: FlowLineAlignment

  /// What becomes of an item that is longer than a line may be.
  public var oversize: FlowOversize

  /// What stands in every gap between neighbours on a line, with `itemSpacing` on both sides of it.
  ///
  /// It takes part in fitting and deepens lines of two or more items; `nil` is nothing. Its frames
  /// are those of `Arrangement.separatorFrame(after:)`.
  public var itemSeparator: Size?

  /// How deep a separator between neighbouring lines is, with `lineSpacing` on both sides of it.
  ///
  /// `nil` is none. Its frames are those of `Arrangement.lineSeparatorFrame(after:)`.
  public var lineSeparator: Double?

  /// The pixels per point of a grid to which frames are snapped; `nil` leaves them exact (F12).
  ///
  /// Sizes are rounded up to whole pixels before anything is arranged, so no box is narrower than
  /// its content; then every edge is rounded to the nearest pixel, so boxes that touch still do.
  /// It counts as at least 1/1024 and at most 1024, as `nil` where it is NaN or not above 0.
  public var pixelScale: Double?

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
    insets: Insets = .zero,
    breaking: FlowBreaking = .greedy,
    minLines: Int? = nil,
    maxLines: Int? = nil,
    maxItemsPerLine: Int? = nil,
    justification: FlowJustification = .leading,
    lastLine: FlowLastLine = .same,
    alignment: FlowAlignment = .top,
    lineAlignment: FlowLineAlignment = .start,
    oversize: FlowOversize = .overflow,
    itemSeparator: Size? = nil,
    lineSeparator: Double? = nil,
    pixelScale: Double? = nil
  ) {
    self.axis = axis
    self.direction = direction
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.insets = insets
    self.breaking = breaking
    self.minLines = minLines
    self.maxLines = maxLines
    self.maxItemsPerLine = maxItemsPerLine
    self.justification = justification
    self.lastLine = lastLine
    self.alignment = alignment
    self.lineAlignment = lineAlignment
    self.oversize = oversize
    self.itemSeparator = itemSeparator
    self.lineSeparator = lineSeparator
    self.pixelScale = pixelScale
  }
}
