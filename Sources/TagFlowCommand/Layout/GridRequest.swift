internal import FlowLayout

/// The kind of a layout.
package enum LayoutKind: String, Choice { case flow, columns, adaptive, fullWidth }

/// The kind of a layout, and what only grids know, as asked for.
package struct GridRequest: Equatable, Sendable {
  var kind = LayoutKind.flow
  /// How many columns a grid of the kind `columns` has.
  var columns: Int?
  /// The least and the greatest width of an adaptive column; no greatest is nil.
  var minimum: Double?
  var maximum: Double?
  var itemHeight = GridItemHeight.measured
}

extension GridRequest {
  /// The columns that the kind has; nil for none, or where a number is missing.
  private var gridColumns: GridColumns? {
    switch kind {
    case .flow: nil
    case .columns: columns.map { .fixed($0) }
    case .adaptive: minimum.map { .adaptive(minimum: $0, maximum: maximum ?? .infinity) }
    case .fullWidth: .fullWidth
    }
  }

  /// The layout that was asked for; what a grid shares with lines is that of `flow`.
  func cells(_ flow: FlowLayout) -> CellLayout {
    guard let gridColumns else { return .flow(flow) }
    return .grid(
      GridLayout(
        gridColumns, itemHeight: itemHeight, axis: flow.axis, direction: flow.direction,
        itemSpacing: flow.itemSpacing, lineSpacing: flow.lineSpacing, insets: flow.insets,
        alignment: flow.alignment, pixelScale: flow.pixelScale))
  }
}

extension CellLayout {
  /// The width in points that texts wrap at: that of a column whose cells have measured heights.
  ///
  /// Nil where texts do not wrap: in lines, in other cells, in columns as wide as the widest item,
  /// and on the vertical axis, where cells have measured widths.
  func columnWidth(inWidth width: Double?) -> Double? {
    guard case .grid(let grid) = self, grid.axis == .horizontal, grid.itemHeight == .measured
    else { return nil }
    if case .adaptive = grid.columns {} else if width == nil { return nil }
    var column: Double?
    _ = grid.extent(of: FlowItems(widths: [0], height: 0), width: width) { _, width in
      column = width
      return 0
    }
    return column
  }
}
