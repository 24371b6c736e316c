import LayoutGeometry

/// The part of the plane that a picture shows.
struct PictureExtent {
  private(set) var left: Double
  private(set) var top: Double
  private(set) var right: Double
  private(set) var bottom: Double

  init(_ rect: Rect) {
    (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
  }

  mutating func include(_ rect: Rect) {
    left = min(left, rect.x)
    top = min(top, rect.y)
    right = max(right, rect.maxX)
    bottom = max(bottom, rect.maxY)
  }
}

/// A half-open block of character cells.
struct PictureCells {
  var columns: Range<Int>
  var rows: Range<Int>
}

/// The way from points to character cells.
struct PictureGrid {
  let columns: Int
  let rows: Int
  private let extent: PictureExtent
  private let columnWidth: Double
  private let rowHeight: Double
  private let margin: Int

  /// A grid that leaves `margin` cells free on every side.
  init(_ extent: PictureExtent, scale: PictureScale, margin: Int) {
    self.extent = extent
    self.margin = margin
    columnWidth = Self.cell(scale.pointsPerColumn, for: extent.right - extent.left)
    rowHeight = Self.cell(scale.pointsPerRow, for: extent.bottom - extent.top)
    columns = Self.index((extent.right - extent.left) / columnWidth) + 1 + 2 * margin
    rows = Self.index((extent.bottom - extent.top) / rowHeight) + 1 + 2 * margin
  }

  /// The cells of a rectangle: at least one, so that nothing is invisible.
  func cells(of rect: Rect) -> PictureCells {
    let left = Self.index((rect.x - extent.left) / columnWidth) + margin
    let right = Self.index((rect.maxX - extent.left) / columnWidth) + margin
    let top = Self.index((rect.y - extent.top) / rowHeight) + margin
    let bottom = Self.index((rect.maxY - extent.top) / rowHeight) + margin
    return PictureCells(
      columns: left..<max(left + 1, right), rows: top..<max(top + 1, bottom))
  }

  /// The size of a cell: the one asked for, or larger where the picture would be too big.
  private static func cell(_ wanted: Double, for length: Double) -> Double {
    let least = max(length / Double(PictureScale.mostCells), .leastNormalMagnitude)
    return wanted > least && wanted < .infinity ? wanted : least
  }

  private static func index(_ cells: Double) -> Int {
    Int(max(0, min(cells, Double(PictureScale.mostCells))) + 0.5)
  }
}
