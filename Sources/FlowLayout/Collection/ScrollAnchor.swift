/// An element at the top of a viewport, by which a scroll position can be kept (seed A5).
public struct ScrollAnchor: Hashable, Sendable {
  /// What the element is: a header, a cell or a footer.
  public var kind: CollectionElementKind

  /// The item; of a header or footer, the section and 0.
  public var path: ItemPath

  /// How far in points the top of the view lies below the top of the element; negative where a gap
  /// is at the top of the view and the element is the first below it.
  public var offset: Double

  /// How tall the element is in points.
  public var height: Double

  /// An anchor that was kept elsewhere.
  public init(kind: CollectionElementKind, path: ItemPath, offset: Double, height: Double) {
    self.kind = kind
    self.path = path
    self.offset = offset
    self.height = height
  }
}
