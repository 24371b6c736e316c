import LayoutGeometry

/// The rules of a grid in a container: those of lines that never break for want of room, and the
/// width of a column.
struct GridRules {
  /// The rules of the lines, of at most as many items as there are columns.
  let flow: Rules

  /// The width of a column, the height of a row on the vertical axis.
  let column: Double

  init(_ layout: GridLayout, widest: Double, width: Double?, height: Double?) {
    var flow = Rules(layout.lines, width: width, height: height)
    let sizes = ColumnSizes(room: flow.limit, gap: flow.itemGap, widest: widest)
    let (count, column) = sizes.columns(layout.columns)
    self.column = flow.grid?.roundedDown(column) ?? column
    flow.mostItems = flow.limit > 0 ? count : 1
    flow.limit = .infinity
    self.flow = flow
  }
}

extension GridLayout {
  /// The grid's options without its columns.
  fileprivate var lines: FlowLayout {
    FlowLayout(
      axis: axis, direction: direction, itemSpacing: itemSpacing, lineSpacing: lineSpacing,
      insets: insets, alignment: alignment, pixelScale: pixelScale)
  }

  /// The rules for items in a container.
  func rules(for items: FlowItems, width: Double?, height: Double?) -> GridRules {
    let isHorizontal = axis == .horizontal
    let isBounded = Length.side(isHorizontal ? width : height) != nil
    let widest = isBounded ? 0 : (isHorizontal ? items.widths : items.heights).largest
    return GridRules(self, widest: widest, width: width, height: height)
  }

  /// Items as large as their cells.
  ///
  /// O(1) but for `remeasure`.
  func cells(
    _ items: FlowItems, rules: GridRules, remeasure: ((Int, Double) -> Double)? = nil
  ) -> FlowItems {
    let across: Column
    switch itemHeight {
    case .square: across = .uniform(rules.column)
    case .fixed(let height): across = .uniform(Length.extent(height))
    case .measured:
      if let remeasure {
        across = .each((0..<items.count).map { Length.extent(remeasure($0, rules.column)) })
      } else {
        across = axis == .horizontal ? items.heights : items.widths
      }
    }
    let along = Column.uniform(rules.column)
    return FlowItems(
      cellsOf: items, widths: axis == .horizontal ? along : across,
      heights: axis == .horizontal ? across : along, areMeasured: itemHeight == .measured)
  }
}
