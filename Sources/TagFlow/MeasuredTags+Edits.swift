private import FlowLayout

/// Only what is new is measured, in the style of the others. Its sizes are on their scale: a weight
/// below or above those of `init` has the size of the nearest of them. Places outside of the tags
/// count as the nearest (F13).
extension MeasuredTags {
  /// Puts tags in front of the tag that is now at an index.
  ///
  /// - Throws: `TagError` for a size that no font can have; nothing has happened then.
  public mutating func insert(_ new: [Tag], at index: Int) throws(TagError) {
    replace(place(index), with: try measure(new))
  }

  /// Takes tags out.
  public mutating func remove(_ range: Range<Int>) {
    replace(range, with: [] as [MeasuredTag])
  }

  /// Puts tags in the place of others.
  ///
  /// - Throws: `TagError` for a size that no font can have; nothing has happened then.
  public mutating func replace(_ range: Range<Int>, with new: [Tag]) throws(TagError) {
    replace(range, with: try measure(new))
  }

  /// Moves tags, the first of which is then at `index`.
  public mutating func move(_ range: Range<Int>, to index: Int) {
    let moved = Array(tags[range.clamped(to: tags.indices)])
    remove(range)
    replace(place(index), with: moved)
  }

  /// Puts measured tags in the place of others.
  mutating func replace(_ range: Range<Int>, with new: [MeasuredTag]) {
    let range = range.clamped(to: tags.indices)
    tags.replaceSubrange(range, with: new)
    items.replace(range, with: FlowItems(new.map(\.item)))
  }

  /// The empty range in front of the tag at an index, or at the nearest end.
  func place(_ index: Int) -> Range<Int> {
    let index = max(0, min(index, tags.count))
    return index..<index
  }
}
