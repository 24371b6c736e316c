/// The place of an item in a collection: its section, and its index there.
public struct ItemPath: Hashable, Sendable, Comparable {
  /// The index of the section.
  public var section: Int

  /// The index of the item in its section.
  public var item: Int

  /// The path of an item in a section.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether one item comes before another: in an earlier section, or earlier in the same one.
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
