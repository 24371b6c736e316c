extension ArrangedItems {
  /// Puts items in front of the item that is now at an index.
  ///
  /// An index outside of the items counts as the nearest end (F13).
  @discardableResult
  public mutating func insert(_ new: FlowItems, at index: Int) -> FlowChanges {
    let index = max(0, min(index, items.count))
    return splice(index..<index, with: new)
  }

  /// Takes items out.
  ///
  /// The part of the range outside of the items does not matter (F13).
  @discardableResult
  public mutating func remove(_ range: Range<Int>) -> FlowChanges {
    splice(range.clamped(to: 0..<items.count), with: FlowItems([]))
  }

  /// Puts items in the place of others; the report counts them as removed and inserted.
  ///
  /// The part of the range outside of the items does not matter (F13).
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with new: FlowItems) -> FlowChanges {
    splice(range.clamped(to: 0..<items.count), with: new)
  }

  /// Moves items, the first of which is then at `index`.
  ///
  /// The part of the range outside of the items does not matter, and an index that leaves no room
  /// for the items counts as the nearest that does (F13).
  @discardableResult
  public mutating func move(_ range: Range<Int>, to index: Int) -> FlowChanges {
    let range = range.clamped(to: 0..<items.count)
    let index = max(0, min(index, items.count - range.count))
    let moved = items.slice(range)
    let oldFrames = arrangement.shownFrames(in: range)
    var changes = splice(range, with: FlowItems([]))
    changes = changes.followed(by: splice(index..<index, with: moved))
    changes.recognize(index, from: range.lowerBound, oldFrames, in: arrangement)
    return changes
  }
}
