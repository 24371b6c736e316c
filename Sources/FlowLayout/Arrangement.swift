public import LayoutGeometry

/// Boxes arranged in lines: a plain value of frames in points.
///
/// x grows to the right and y downwards from the container's top left corner. Frames are computed
/// from compact columns when they are asked for; nothing refers back to the layout.
public struct Arrangement: Hashable, Sendable {
  /// The container's size: the sides that were given, else those of the content and the insets.
  public private(set) var size = Size.zero

  package var resolvedLines: [ResolvedLine] = []
  package var placedItems = PlacedItems()
  package var coordinates = Coordinates()

  /// Whether lines, and the items of a line, follow one another without stepping back.
  var areLinesOrdered = true
  var areItemsOrdered = true

  /// The arrangement of nothing in no space.
  public init() {}

  /// The lines in order.
  public var lines: FlowLines { FlowLines(self) }

  /// The frames of the items in order.
  public var frames: FlowFrames { FlowFrames(self) }

  /// The frame of an item.
  ///
  /// O(log lines).
  ///
  /// - Precondition: `index` is that of an item in `frames`.
  public func frame(at index: Int) -> Rect {
    frame(at: index, onLine: lineIndex(of: index))
  }

  /// Takes the size from what has been placed.
  mutating func finish(rules: Rules) {
    let mainEnd = resolvedLines.reduce(rules.mainInsets.start) {
      max($0, $1.mainStart + $1.mainExtent)
    }
    let crossEnd = resolvedLines.last.map { $0.crossStart + $0.depth } ?? rules.crossInsets.start
    coordinates = Coordinates(axis: rules.axis)
    areLinesOrdered = rules.lineGap >= 0
    areItemsOrdered = rules.itemGap >= 0
    size = coordinates.size(
      main: rules.mainSide ?? mainEnd + rules.mainInsets.end,
      cross: rules.crossSide ?? crossEnd + rules.crossInsets.end)
    if rules.isMirrored { coordinates.mirror = size.width }
  }

  /// The frame of an item whose line is known.
  ///
  /// O(1).
  package func frame(at index: Int, onLine line: Int) -> Rect {
    coordinates.rect(
      main: placedItems.mainStarts[index],
      cross: resolvedLines[line].crossStart + placedItems.crossOffsets[index],
      mainExtent: placedItems.mains[index],
      crossExtent: placedItems.crosses[index])
  }
}
