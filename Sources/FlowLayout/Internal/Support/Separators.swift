import LayoutGeometry

/// What stands in the gaps between items and between lines, in main and cross coordinates.
package struct Separators: Hashable, Sendable {
  /// What stands between items.
  private(set) var item: Box?

  /// The depth of what stands between lines.
  private(set) var line: Double?

  /// Extents along and across a line.
  struct Box: Hashable, Sendable {
    var main: Double
    var cross: Double
  }

  init() {}

  init(_ layout: FlowLayout) {
    if let size = layout.itemSeparator {
      let (width, height) = (Length.extent(size.width), Length.extent(size.height))
      let isHorizontal = layout.axis == .horizontal
      item = Box(main: isHorizontal ? width : height, cross: isHorizontal ? height : width)
    }
    line = layout.lineSeparator.map(Length.extent)
  }

  /// The distance between neighbours on a line, spacing on both sides of a separator.
  func itemGap(spacing: Double) -> Double {
    item.map { spacing + $0.main + spacing } ?? spacing
  }

  /// The distance between neighbouring lines, spacing on both sides of a separator.
  func lineGap(spacing: Double) -> Double {
    line.map { spacing + $0 + spacing } ?? spacing
  }
}
