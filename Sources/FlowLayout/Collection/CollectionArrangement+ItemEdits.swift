import LayoutGeometry

/// Edits of items cost what they cost in `ArrangedItems`, and O(sections). The scroll position
/// stays; `anchor` and `scroll(to:)` keep what is at the top.
extension CollectionArrangement {
  /// Puts items in front of the item that is now at a path.
  ///
  /// An item index outside of the section counts as the nearest end; nothing happens where there is
  /// no such section (F13).
  @discardableResult
  public mutating func insert(_ items: FlowItems, at path: ItemPath) -> CollectionChanges {
    edit(path.section) { $0.insert(items, at: path.item) }
  }

  /// Takes items out.
  ///
  /// The part of the range outside of the items does not matter (F13).
  @discardableResult
  public mutating func remove(_ range: ItemRange) -> CollectionChanges {
    edit(range.section) { $0.remove(range.items) }
  }

  /// Puts items in the place of others; the report counts them as removed and inserted.
  ///
  /// The part of the range outside of the items does not matter (F13).
  @discardableResult
  public mutating func replace(_ range: ItemRange, with items: FlowItems) -> CollectionChanges {
    edit(range.section) { $0.replace(range.items, with: items) }
  }

  /// Moves items within their section or to another, the first of which is then at `path`.
  ///
  /// The part of the range outside of the items does not matter, and an item index that leaves no
  /// room for the items counts as the nearest that does (F13).
  ///
  /// - Parameters:
  ///   - range: The items before.
  ///   - path: The path of the first of them after.
  ///   - remeasured: The boxes that they have in another section; `nil`, or another number of
  ///     boxes, keeps those that they had. It does not matter within a section.
  /// - Returns: What moved.
  @discardableResult
  public mutating func move(
    _ range: ItemRange, to path: ItemPath, remeasured: FlowItems? = nil
  ) -> CollectionChanges {
    guard range.section != path.section else {
      return edit(range.section) { $0.move(range.items, to: path.item) }
    }
    guard sections.indices.contains(range.section), sections.indices.contains(path.section) else {
      return CollectionChanges(SectionOrder(of: sections.count))
    }
    let source = sections[range.section].cells
    let items = range.items.clamped(to: 0..<source.items.count)
    let index = max(0, min(path.item, sections[path.section].cells.items.count))
    let oldFrames = source.arrangement.shownFrames(in: items)
      .map { $0.moved(by: cellsCorner(ofSection: range.section)) }
    var moved = source.items.slice(items)
    if let remeasured, remeasured.count == moved.count { moved = remeasured }
    let old = places
    let removal = sections[range.section].cells.remove(items)
    let insertion = sections[path.section].cells.insert(moved, at: index)
    placeSections(edited: [range.section, path.section])
    var changes = report([(range.section, removal), (path.section, insertion)], from: old)
    changes.recognize(
      ItemRange(section: range.section, items: items), oldFrames,
      at: ItemPath(section: path.section, item: index), in: self)
    return changes
  }

  /// Edits the items of one section.
  private mutating func edit(
    _ index: Int, _ edit: (inout ArrangedItems) -> FlowChanges
  ) -> CollectionChanges {
    guard sections.indices.contains(index) else {
      return CollectionChanges(SectionOrder(of: sections.count))
    }
    let old = places
    let changes = edit(&sections[index].cells)
    placeSections(edited: [index])
    return report([(index, changes)], from: old)
  }
}
