public import FlowLayout

/// Edits measure what is new and nothing else, and report what moved (seed B4).
///
/// Places outside of the tags count as the nearest, and nothing happens where there is no such
/// section (F13).
extension TagCollection {
  /// Measures tags in the style of a section and puts them in front of the tag that is now at a path.
  ///
  /// - Throws: `TagError` for a size that no font can have; nothing has happened then.
  @discardableResult
  public mutating func insert(
    _ new: [Tag], at path: ItemPath
  ) throws(TagError) -> CollectionChanges {
    guard tags.indices.contains(path.section) else {
      return arrangement.insert(FlowItems([]), at: path)
    }
    let measured = try tags[path.section].measure(new)
    tags[path.section].replace(tags[path.section].place(path.item), with: measured)
    return arrangement.insert(FlowItems(measured.map(\.item)), at: path)
  }

  /// Takes tags out.
  @discardableResult
  public mutating func remove(_ range: ItemRange) -> CollectionChanges {
    if tags.indices.contains(range.section) { tags[range.section].remove(range.items) }
    return arrangement.remove(range)
  }

  /// Measures tags in the style of a section and puts them in the place of others.
  ///
  /// - Throws: `TagError` for a size that no font can have; nothing has happened then.
  @discardableResult
  public mutating func replace(
    _ range: ItemRange, with new: [Tag]
  ) throws(TagError) -> CollectionChanges {
    guard tags.indices.contains(range.section) else { return arrangement.remove(range) }
    let measured = try tags[range.section].measure(new)
    tags[range.section].replace(range.items, with: measured)
    return arrangement.replace(range, with: FlowItems(measured.map(\.item)))
  }

  /// Moves tags within their section or to another, the first of which is then at `path`.
  ///
  /// In a section of another style, or whose sizes follow weights, they are measured as its own.
  ///
  /// - Throws: `TagError` for a size that no font can have; nothing has happened then.
  @discardableResult
  public mutating func move(
    _ range: ItemRange, to path: ItemPath
  ) throws(TagError) -> CollectionChanges {
    guard range.section != path.section, tags.indices.contains(range.section),
      tags.indices.contains(path.section)
    else {
      if tags.indices.contains(range.section), range.section == path.section {
        tags[range.section].move(range.items, to: path.item)
      }
      return arrangement.move(range, to: path)
    }
    let source = tags[range.section]
    var moved = Array(source.tags[range.items.clamped(to: source.tags.indices)])
    let style = tags[path.section].style
    if style != source.style || style.sizing != nil {
      moved = try tags[path.section].measure(moved.map(\.tag))
    }
    tags[range.section].remove(range.items)
    tags[path.section].replace(tags[path.section].place(path.item), with: moved)
    return arrangement.move(range, to: path, remeasured: FlowItems(moved.map(\.item)))
  }
}

/// Edits of whole sections.
extension TagCollection {
  /// Puts sections in front of the section that is now at an index.
  @discardableResult
  public mutating func insert(_ new: [TagSection], at index: Int) -> CollectionChanges {
    tags.insert(contentsOf: new.map(\.tags), at: max(0, min(index, tags.count)))
    return arrangement.insert(new.map(\.boxes), at: index)
  }

  /// Takes sections out.
  @discardableResult
  public mutating func removeSections(_ range: Range<Int>) -> CollectionChanges {
    tags.removeSubrange(range.clamped(to: tags.indices))
    return arrangement.removeSections(range)
  }

  /// Puts sections in the place of others.
  @discardableResult
  public mutating func replaceSections(
    _ range: Range<Int>, with new: [TagSection]
  ) -> CollectionChanges {
    tags.replaceSubrange(range.clamped(to: tags.indices), with: new.map(\.tags))
    return arrangement.replaceSections(range, with: new.map(\.boxes))
  }

  /// Moves sections, the first of which is then at `index`.
  @discardableResult
  public mutating func moveSections(_ range: Range<Int>, to index: Int) -> CollectionChanges {
    let range = range.clamped(to: tags.indices)
    let moved = Array(tags[range])
    tags.removeSubrange(range)
    tags.insert(contentsOf: moved, at: max(0, min(index, tags.count)))
    return arrangement.moveSections(range, to: index)
  }
}
