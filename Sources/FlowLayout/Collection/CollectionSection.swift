public import LayoutGeometry

/// A section of a collection: items with a layout of their own, and what stands around them (F10).
///
/// From the top: the header, the top inset, the cells, the bottom inset, the footer. Insets count
/// as 0 where they are negative or NaN.
public struct CollectionSection: Equatable, Sendable {
  /// The items, measured once.
  public var items: FlowItems

  /// How the items are arranged in the width that the insets leave.
  public var layout: CellLayout

  /// The distances of the cells from the sides of the content, the header and the footer.
  public var insets: Insets

  /// What stands above the cells, `nil` for nothing.
  public var header: SectionBoundary?

  /// What stands below the cells, `nil` for nothing.
  public var footer: SectionBoundary?

  /// The distances of a background from the sides of the whole section, `nil` for no background.
  public var background: Insets?

  /// A section of items.
  public init(
    _ items: FlowItems, layout: CellLayout, insets: Insets = .zero,
    header: SectionBoundary? = nil, footer: SectionBoundary? = nil, background: Insets? = nil
  ) {
    self.items = items
    self.layout = layout
    self.insets = insets
    self.header = header
    self.footer = footer
    self.background = background
  }
}
