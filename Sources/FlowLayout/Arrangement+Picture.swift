import LayoutGeometry

extension Arrangement {
  /// A picture of the frames in characters, without a newline at the end.
  ///
  /// A chip of three or more rows is a box, one of a single row stands in brackets, and one
  /// without extent is a dot; separators are dashes. A label that is too long for its chip is cut,
  /// and in a chip of two columns its first character takes the place of the left edge. The
  /// picture has at most `PictureScale.mostCells` columns and rows of content, whatever the numbers
  /// are. O(n).
  ///
  /// - Parameters:
  ///   - labels: The texts of the chips in order; a chip without one shows its index.
  ///   - scale: What a character stands for.
  ///   - isFramed: Whether to draw the edges of the container.
  ///   - indicator: The text of the indicator that stands for hidden items.
  /// - Returns: The rows of the picture, without blanks at their ends.
  public func picture(
    labels: [String] = [], scale: PictureScale = PictureScale(), isFramed: Bool = false,
    indicator: String = "+"
  ) -> String {
    var extent = PictureExtent(Rect(origin: .zero, size: size))
    for frame in frames { extent.include(frame) }
    if let indicatorFrame { extent.include(indicatorFrame) }
    let grid = PictureGrid(extent, scale: scale, margin: isFramed ? 1 : 0)
    var canvas = PictureCanvas(columns: grid.columns, rows: grid.rows)
    if isFramed { canvas.drawOutline(grid.cells(of: Rect(origin: .zero, size: size))) }
    for (index, frame) in frames.enumerated() {
      let label = index < labels.count ? labels[index] : String(index)
      canvas.drawChip(grid.cells(of: frame), label: label)
    }
    if separators.item != nil {
      for index in 0..<placedItems.count {
        if let frame = separatorFrame(after: index) { canvas.fill(grid.cells(of: frame), "¦") }
      }
    }
    for line in bands.indices {
      if let frame = lineSeparatorFrame(after: line) { canvas.fill(grid.cells(of: frame), "╌") }
    }
    if let indicatorFrame { canvas.drawChip(grid.cells(of: indicatorFrame), label: indicator) }
    return canvas.text
  }
}
