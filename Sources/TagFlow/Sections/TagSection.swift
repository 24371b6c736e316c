public import FlowLayout
public import LayoutGeometry

/// A section of tags whose cells size themselves to their labels (seed C1).
///
/// In lines a cell is as large as its tag, and in a grid of `measured` heights as high; labels do
/// not wrap, and what a column is too narrow for is for `TagStyle.maximumWidth` to cut. From the
/// top: the header, the top inset, the cells, the bottom inset, the footer.
public struct TagSection: Sendable {
  /// The tags, measured once.
  public var tags: MeasuredTags

  /// How the tags are arranged in the width that the insets leave.
  public var layout: CellLayout

  /// The distances of the cells from the sides of the content, the header and the footer, in points.
  public var insets: Insets

  /// What stands above the cells, nil for nothing.
  public var header: SectionBoundary?

  /// What stands below the cells, nil for nothing.
  public var footer: SectionBoundary?

  /// The distances of a background from the sides of the whole section, nil for no background.
  public var background: Insets?

  /// A section of tags.
  public init(
    _ tags: MeasuredTags, layout: CellLayout, insets: Insets = .zero,
    header: SectionBoundary? = nil, footer: SectionBoundary? = nil, background: Insets? = nil
  ) {
    self.tags = tags
    self.layout = layout
    self.insets = insets
    self.header = header
    self.footer = footer
    self.background = background
  }

  /// The section as `CollectionArrangement` takes it, which knows boxes alone.
  public var boxes: CollectionSection {
    CollectionSection(
      tags.items, layout: layout, insets: insets, header: header, footer: footer,
      background: background)
  }
}
