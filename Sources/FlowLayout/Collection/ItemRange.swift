/// Neighbouring items of a section of a collection.
public struct ItemRange: Hashable, Sendable {
  /// The index of the section.
  public var section: Int

  /// The indices of the items in their section.
  public var items: Range<Int>

  /// Some items of a section.
  public init(section: Int, items: Range<Int>) {
    self.section = section
    self.items = items
  }

  /// Whether an item is one of these.
  public func contains(_ path: ItemPath) -> Bool {
    path.section == section && items.contains(path.item)
  }
}
