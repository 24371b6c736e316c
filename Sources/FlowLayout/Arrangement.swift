public import LayoutGeometry

/// Boxes arranged in lines: a plain value of frames in points.
///
/// x grows to the right and y downwards from the container's top left corner. Frames are computed
/// from compact columns when they are asked for; nothing refers back to the layout.
public struct Arrangement: Equatable, Sendable {
  /// The container's size: the sides that were given, else those of the content and the insets.
  public private(set) var size = Size.zero

  /// The number of items that `maxLines` leaves out, those at the end.
  public private(set) var hiddenCount = 0

  /// The size and the number of lines that all items would take without `maxLines`.
  public private(set) var unlimited = FlowExtent(size: .zero, lineCount: 0)

  package var runs = Runs()
  package var bands: [Band] = []
  package var placedItems = PlacedItems()
  package var coordinates = Coordinates()

  /// What stands in the gaps, and the stretch of the main axis that it may take between lines.
  package var separators = Separators()
  package var content = Extent(0, 0)

  /// The number of items that have a frame; the indicator, if any, follows them.
  package private(set) var shownCount = 0

  /// Whether lines, and the items of a line, follow one another without stepping back.
  var areLinesOrdered = true
  var areItemsOrdered = true

  /// The arrangement of nothing in no space.
  public init() {}

  /// The lines in order.
  public var lines: FlowLines { FlowLines(self) }

  /// The frames of the items in order.
  public var frames: FlowFrames { FlowFrames(self) }

  /// The frame of an item, `nil` for a hidden one and for an index of none.
  ///
  /// O(log lines).
  public func frame(at index: Int) -> Rect? {
    line(of: index).map { frame(at: index, onLine: $0) }
  }

  /// The frame of the indicator that stands for the hidden items, `nil` if there is none.
  public var indicatorFrame: Rect? {
    shownCount < placedItems.count ? frame(at: shownCount, onLine: runs.count - 1) : nil
  }

  /// Takes over what is known once everything has its place.
  mutating func finish(
    _ visible: VisibleItems, of all: MeasuredItems, longest: Double, end: Double, rules: Rules
  ) {
    size = rules.size(longest: longest, end: end)
    shownCount = visible.shownCount
    hiddenCount = all.count - visible.shownCount
    unlimited = FlowExtent(size: size, lineCount: runs.count)
    if hiddenCount > 0 || rules.limitsWantedLines {
      unlimited = all.extent(rules: rules.withoutLineLimit)
    }
    coordinates = Coordinates(
      axis: rules.axis, mirror: rules.isMirrored ? size.width : nil, grid: rules.grid)
    separators = rules.separators
    let mainSide = rules.axis == .horizontal ? size.width : size.height
    content = Extent(rules.mainInsets.start, mainSide - rules.mainInsets.end)
    areLinesOrdered = rules.lineGap >= 0
    areItemsOrdered = rules.itemGap >= 0
  }

  /// The frame of an item whose line is known.
  ///
  /// O(1).
  package func frame(at index: Int, onLine line: Int) -> Rect {
    placedItems.rect(of: index, lineStart: bands[line].start, in: coordinates)
  }
}
