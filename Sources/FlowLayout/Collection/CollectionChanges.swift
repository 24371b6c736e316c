/// What an edit did to the elements of a collection, for animation (F11, seed B4).
///
/// Items of the `editedSections` are listed one by one: those that are nowhere in these lists keep
/// their frames. All other items move with their sections. Places are those of the content, so they
/// do not tell how pinned headers and footers follow the view.
public struct CollectionChanges: Equatable, Sendable {
  /// The sections that stayed and whose places or heights changed.
  public internal(set) var sectionMoves: [SectionMove] = []

  /// The items that came into sections that stayed, by their paths after.
  public internal(set) var insertedItems: [ItemRange] = []

  /// The items that went from sections that stayed, by their paths before.
  public internal(set) var removedItems: [ItemRange] = []

  /// The items of edited sections that stayed and moved, and all that came from one to the other.
  public internal(set) var itemMoves: [ItemMove] = []

  /// The items of edited sections that stayed and whose sizes changed, by their paths after.
  public internal(set) var resizedItems: [ItemRange] = []

  /// Where the sections come from.
  let order: SectionOrder

  /// What became of the items of edited sections.
  var edited: [EditedSection] = []

  /// The items that came from one section to another.
  var carried: CarriedItems?

  /// The sections that came, by their indices after.
  public var insertedSections: [Range<Int>] { order.inserted }

  /// The sections that went, by their indices before.
  public var removedSections: [Range<Int>] { order.removed }

  /// The sections whose items were edited; they kept their indices.
  public var editedSections: [Int] { edited.map { $0.section } }

  /// The index before of a section, `nil` for one that was inserted.
  public func oldIndex(ofSection index: Int) -> Int? { order.oldIndex(of: index) }

  /// The path before of an item, `nil` for one that was inserted.
  ///
  /// O(log ranges). An item that does not exist has no meaningful answer.
  public func oldPath(of path: ItemPath) -> ItemPath? {
    if let carried, let old = carried.oldPath(of: path) { return old }
    if let section = edited.first(where: { $0.section == path.section }) {
      return section.changes.oldIndex(of: path.item)
        .map { ItemPath(section: path.section, item: $0) }
    }
    return order.oldIndex(of: path.section).map { ItemPath(section: $0, item: path.item) }
  }
}

/// An edited section and what became of its items.
struct EditedSection: Equatable, Sendable {
  var section: Int
  var changes: FlowChanges
}

/// Items that came from one section to another.
struct CarriedItems: Equatable, Sendable {
  var from: ItemRange
  var to: ItemPath

  /// The path before of an item, `nil` for another.
  func oldPath(of path: ItemPath) -> ItemPath? {
    let place = path.item - to.item
    guard path.section == to.section, place >= 0, place < from.items.count else { return nil }
    return ItemPath(section: from.section, item: from.items.lowerBound + place)
  }
}
