/// What an element of a collection is.
public enum CollectionElementKind: Hashable, Sendable, CaseIterable {
  /// What lies behind a section.
  case background

  /// What stands above the cells of a section.
  case header

  /// An item.
  case cell

  /// What stands below the cells of a section.
  case footer
}
