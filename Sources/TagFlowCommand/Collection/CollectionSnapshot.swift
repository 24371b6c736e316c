internal import FlowLayout
internal import LayoutGeometry

/// A collection at one time: where everything is, and what it is.
struct CollectionSnapshot {
  let arrangement: CollectionArrangement
  let pool: ItemPool
  /// The items of each section, by their indices in the pool.
  let items: [[Int]]
  /// The direction of each section.
  let directions: [FlowDirection]
  /// Whether all elements are shown, in view or not.
  let isWhole: Bool

  /// The attributes of what is shown: section by section background, header, cells, footer.
  var attributes: [CollectionAttributes] {
    guard isWhole else { return arrangement.visibleAttributes() }
    var all: [CollectionAttributes] = []
    for section in items.indices {
      func append(_ kind: CollectionElementKind) {
        if let one = arrangement.attributes(of: kind, inSection: section) { all.append(one) }
      }
      append(.background)
      append(.header)
      for item in items[section].indices {
        let path = ItemPath(section: section, item: item)
        if let one = arrangement.attributes(at: path) { all.append(one) }
      }
      append(.footer)
    }
    return all
  }

  /// The item of the document that a cell shows.
  func item(of cell: CollectionAttributes) -> ItemPool.Item {
    pool.items[items[cell.path.section][cell.path.item]]
  }
}

// MARK: - Plain text

extension CollectionSnapshot {
  /// A picture in characters of what is shown.
  var picture: String {
    arrangement.picture(of: shown, scale: pictureScale) { attributes in
      attributes.kind == .cell ? item(of: attributes).label : nil
    }
  }

  /// The part of the plane in the picture: the view, as far as there is content.
  var shown: Rect {
    let content = Rect(origin: .zero, size: arrangement.contentSize)
    guard !isWhole else { return content }
    let bounds = arrangement.viewport.bounds
    let width = bounds.width.isFinite ? bounds.width : max(0, content.width - bounds.x)
    let height = min(bounds.height, max(0, content.height - bounds.y))
    return Rect(x: bounds.x, y: bounds.y, width: width, height: height)
  }

  /// A scale at which cells are three characters high and labels fit, but for those that would make
  /// the picture wider than 80 columns.
  private var pictureScale: PictureScale {
    var scale = PictureScale()
    var (columns, rows) = (Double.infinity, Double.infinity)
    for cell in attributes where cell.kind == .cell {
      let label = item(of: cell).label
      if cell.frame.width > 0 {
        columns = min(columns, cell.frame.width / Double(label.count + 4))
      }
      if cell.frame.height > 0 { rows = min(rows, cell.frame.height / 3) }
    }
    if columns < .infinity {
      scale.pointsPerColumn = max(columns, min(shown.width / 78, 10))
    }
    if rows < .infinity { scale.pointsPerRow = rows }
    return scale
  }
}
