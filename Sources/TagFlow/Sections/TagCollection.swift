public import FlowLayout
public import LayoutGeometry

/// Tags in sections, and where they stand in a viewport, kept in step (seeds A5, C).
///
/// Text is measured when tags come in and never again: scrolling and turning are arithmetic over
/// their boxes (seeds A4, D2).
public struct TagCollection: Sendable {
  /// The tags of each section.
  public internal(set) var tags: [MeasuredTags]

  /// Where everything stands, by the paths of `tags`.
  public internal(set) var arrangement: CollectionArrangement

  /// Arranges sections in a viewport.
  ///
  /// O(tags + sections) for greedy lines and grids. `sectionSpacing` is in points.
  public init(_ sections: [TagSection], in viewport: Viewport, sectionSpacing: Double = 0) {
    tags = sections.map(\.tags)
    arrangement = CollectionArrangement(
      sections.map(\.boxes), in: viewport, sectionSpacing: sectionSpacing)
  }

  /// The tag at a path, nil for a path without one.
  public func tag(at path: ItemPath) -> MeasuredTag? {
    guard tags.indices.contains(path.section) else { return nil }
    let section = tags[path.section].tags
    return section.indices.contains(path.item) ? section[path.item] : nil
  }

  /// Moves the origin of the viewport's bounds; see `CollectionArrangement.scroll(to:)`.
  public mutating func scroll(to origin: Point) { arrangement.scroll(to: origin) }

  /// Moves the viewport to where an element is at the top again.
  public mutating func scroll(to anchor: ScrollAnchor) { arrangement.scroll(to: anchor) }

  /// Gives the viewport another size, what is at the top staying there, without text work; see
  /// `CollectionArrangement.resize(to:contentInsets:)`.
  public mutating func resize(to size: Size, contentInsets: Insets? = nil) {
    arrangement.resize(to: size, contentInsets: contentInsets)
  }
}
