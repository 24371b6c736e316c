import LayoutGeometry

/// A section of a collection with its cells arranged, wherever it stands.
struct ArrangedSection: Equatable, Sendable {
  /// What was given, without the items, which `cells` has.
  let options: CollectionSection

  /// The items in the room that the insets leave.
  var cells: ArrangedItems

  /// The distances of the cells from the sides of the content and the boundaries.
  let insets: Insets

  init(_ section: CollectionSection, contentWidth: Double?) {
    var options = section
    options.items = FlowItems([])
    self.options = options
    insets = section.insets.valid
    cells = ArrangedItems(
      section.items, layout: section.layout,
      width: Self.cellsWidth(contentWidth, insets: insets))
  }

  /// Arranges the cells again in content of another width.
  mutating func resize(contentWidth: Double?) {
    cells.resize(width: Self.cellsWidth(contentWidth, insets: insets))
  }

  private static func cellsWidth(_ contentWidth: Double?, insets: Insets) -> Double? {
    contentWidth.map { max(0, $0 - insets.horizontal) }
  }

  /// The heights of the boundaries, 0 for none.
  var headerHeight: Double { Length.extent(options.header?.height ?? 0) }
  var footerHeight: Double { Length.extent(options.footer?.height ?? 0) }

  /// The width that the section takes where it is not given.
  var naturalWidth: Double { insets.horizontal + cells.arrangement.size.width }
}

extension Insets {
  /// The insets as they count (F13).
  var valid: Insets {
    Insets(
      top: Length.extent(top), left: Length.extent(left), bottom: Length.extent(bottom),
      right: Length.extent(right))
  }
}
