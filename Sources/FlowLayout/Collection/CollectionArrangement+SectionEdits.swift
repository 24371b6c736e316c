/// Edits of sections cost arranging the new ones, and O(sections).
extension CollectionArrangement {
  /// Puts sections in front of the section that is now at an index.
  ///
  /// An index outside of the sections counts as the nearest end (F13).
  @discardableResult
  public mutating func insert(
    _ new: [CollectionSection], at index: Int
  ) -> CollectionChanges {
    let index = max(0, min(index, sections.count))
    return replaceSections(index..<index, with: new)
  }

  /// Takes sections out.
  ///
  /// The part of the range outside of the sections does not matter (F13).
  @discardableResult
  public mutating func removeSections(_ range: Range<Int>) -> CollectionChanges {
    replaceSections(range, with: [])
  }

  /// Puts sections in the place of others; the report counts them as removed and inserted.
  ///
  /// The part of the range outside of the sections does not matter (F13).
  @discardableResult
  public mutating func replaceSections(
    _ range: Range<Int>, with new: [CollectionSection]
  ) -> CollectionChanges {
    let range = range.clamped(to: 0..<sections.count)
    let order = SectionOrder(replacing: range, withCount: new.count, of: sections.count)
    let width = viewport.contentWidth
    let arranged = new.map { ArrangedSection($0, contentWidth: width) }
    return edit(order) {
      $0.sections.replaceSubrange(range, with: arranged)
      $0.places.replaceSubrange(range, with: arranged.map { SectionPlace($0) })
    }
  }

  /// Moves sections, the first of which is then at `index`.
  ///
  /// The part of the range outside of the sections does not matter, and an index that leaves no
  /// room for the sections counts as the nearest that does (F13).
  @discardableResult
  public mutating func moveSections(_ range: Range<Int>, to index: Int) -> CollectionChanges {
    let range = range.clamped(to: 0..<sections.count)
    let index = max(0, min(index, sections.count - range.count))
    let order = SectionOrder(moving: range, to: index, of: sections.count)
    return edit(order) {
      let (moved, movedPlaces) = (Array($0.sections[range]), Array($0.places[range]))
      $0.sections.removeSubrange(range)
      $0.places.removeSubrange(range)
      $0.sections.insert(contentsOf: moved, at: index)
      $0.places.insert(contentsOf: movedPlaces, at: index)
    }
  }

  private mutating func edit(
    _ order: SectionOrder, _ edit: (inout CollectionArrangement) -> Void
  ) -> CollectionChanges {
    let old = places
    edit(&self)
    stackSections(from: 0)
    var changes = CollectionChanges(order)
    changes.sectionMoves = moves(from: old, order: order)
    return changes
  }
}
