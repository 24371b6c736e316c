public import LayoutGeometry

extension CollectionArrangement {
  /// A picture in characters of what is in a rectangle, without a newline at the end.
  ///
  /// Elements are drawn as `Arrangement.picture` draws chips, those with a higher z order over the
  /// others, and what reaches out of the rectangle is cut at its edges. Labels that are not given
  /// are the item's index, `header` and `footer`. O(elements in the rectangle).
  ///
  /// - Parameters:
  ///   - rect: What to show; `nil` is the bounds of the viewport.
  ///   - scale: What a character stands for.
  ///   - label: The text of an element.
  /// - Returns: The rows of the picture, without blanks at their ends.
  public func picture(
    of rect: Rect? = nil, scale: PictureScale = PictureScale(),
    label: (CollectionAttributes) -> String? = { _ in nil }
  ) -> String {
    let rect = finite(rect ?? viewport.bounds)
    let grid = PictureGrid(PictureExtent(rect), scale: scale, margin: 0)
    var canvas = PictureCanvas(columns: grid.columns, rows: grid.rows)
    let elements = attributes(in: rect)
    for zOrder in -1...3 {
      for element in elements where element.zOrder == zOrder {
        let frame = element.frame.intersection(rect)
        canvas.drawChip(grid.cells(of: frame), label: label(element) ?? element.defaultLabel)
      }
    }
    return canvas.text
  }
}

extension CollectionArrangement {
  /// A rectangle with the sides of the content in the place of those that are infinite.
  private func finite(_ rect: Rect) -> Rect {
    Rect(
      x: Length.position(rect.x), y: Length.position(rect.y),
      width: Length.side(rect.width) ?? contentSize.width,
      height: Length.side(rect.height) ?? contentSize.height)
  }
}

extension CollectionAttributes {
  fileprivate var defaultLabel: String {
    switch kind {
    case .background: ""
    case .header: "header"
    case .cell: String(path.item)
    case .footer: "footer"
    }
  }
}
