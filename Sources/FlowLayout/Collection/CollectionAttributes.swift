public import LayoutGeometry

/// Where and how an element of a collection is shown (F10, seed C4).
public struct CollectionAttributes: Hashable, Sendable {
  /// What the element is.
  public var kind: CollectionElementKind

  /// The item; of the elements around the cells, the section and 0.
  public var path: ItemPath

  /// The frame in points, in the coordinates of the content.
  public var frame: Rect

  /// What is drawn over what, higher over lower: backgrounds -1, cells 0, headers and footers 1,
  /// pinned footers 2, pinned headers 3.
  public var zOrder: Int

  /// Whether a header or footer is held in view, away from its place.
  public var isPinned: Bool
}
