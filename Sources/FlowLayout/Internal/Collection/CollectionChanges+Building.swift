import LayoutGeometry

extension CollectionArrangement {
  /// What edits of the items of sections did that kept their indices.
  func report(
    _ edited: [(section: Int, changes: FlowChanges)], from old: [SectionPlace]
  ) -> CollectionChanges {
    let order = SectionOrder(of: old.count)
    var changes = CollectionChanges(order)
    changes.sectionMoves = moves(from: old, order: order, apart: edited.map { $0.section })
    for (section, items) in edited {
      let shift = places[section].start - old[section].start
      changes.report(items, in: section, shift: Point(x: 0, y: shift))
    }
    return changes
  }

  /// The moves of sections, neighbours that moved alike together, those `apart` alone.
  func moves(
    from old: [SectionPlace], order: SectionOrder, apart: [Int] = []
  ) -> [SectionMove] {
    var moves: [SectionMove] = []
    for kept in order.kept {
      for index in kept.new {
        let oldIndex = kept.old + index - kept.new.lowerBound
        let before = old[oldIndex]
        let offset = Point(x: 0, y: places[index].start - before.start)
        let growth = apart.contains(index) ? places[index].length - before.length : 0
        if let last = moves.last, last.from.upperBound == oldIndex, last.growth == growth,
          last.to + last.from.count == index, last.offset.isNear(offset)
        {
          moves[moves.count - 1].from = last.from.lowerBound..<oldIndex + 1
        } else if !offset.isNear(.zero) || growth != 0 {
          moves.append(
            SectionMove(from: oldIndex..<oldIndex + 1, to: index, offset: offset, growth: growth))
        }
      }
    }
    return moves
  }
}

extension CollectionChanges {
  init(_ order: SectionOrder) { self.order = order }

  /// Reports what became of the items of a section, its cells having moved by `shift` as a whole.
  fileprivate mutating func report(_ changes: FlowChanges, in section: Int, shift: Point) {
    edited.append(EditedSection(section: section, changes: changes))
    insertedItems += changes.inserted.map { ItemRange(section: section, items: $0) }
    removedItems += changes.removed.map { ItemRange(section: section, items: $0) }
    resizedItems += changes.resized.map { ItemRange(section: section, items: $0) }
    for segment in changes.segments {
      let offset = segment.offset + shift
      guard let old = segment.oldRange, !offset.isNear(.zero) else { continue }
      itemMoves.append(
        ItemMove(
          from: ItemRange(section: section, items: old),
          to: ItemPath(section: section, item: segment.new.lowerBound), offset: offset))
    }
  }

  /// Finds out that items that were inserted at a path are others that were removed elsewhere, as
  /// far as they have frames before and after.
  mutating func recognize(
    _ old: ItemRange, _ oldFrames: [Rect], at path: ItemPath, in collection: CollectionArrangement
  ) {
    var known = FlowChanges(oldCount: oldFrames.count)
    for (place, oldFrame) in oldFrames.enumerated() {
      let new = ItemPath(section: path.section, item: path.item + place)
      guard let frame = collection.attributes(at: new)?.frame else { break }
      known.append(place, old: place, oldFrame: oldFrame, frame: frame)
    }
    let count = known.segments.last?.new.upperBound ?? 0
    let first = old.items.lowerBound
    let from = ItemRange(section: old.section, items: first..<first + count)
    carried = CarriedItems(from: from, to: path)
    removedItems = removedItems.flatMap { $0.without(from) }
    let to = ItemRange(section: path.section, items: path.item..<path.item + count)
    insertedItems = insertedItems.flatMap { $0.without(to) }
    for segment in known.segments {
      let (place, count) = (segment.new.lowerBound, segment.new.count)
      let new = ItemPath(section: path.section, item: path.item + place)
      itemMoves.append(
        ItemMove(
          from: ItemRange(section: old.section, items: first + place..<first + place + count),
          to: new, offset: segment.offset))
      guard segment.isResized else { continue }
      resizedItems.append(ItemRange(section: new.section, items: new.item..<new.item + count))
    }
  }
}

extension ItemRange {
  /// What is left of the items without others.
  fileprivate func without(_ other: ItemRange) -> [ItemRange] {
    guard other.section == section, items.overlaps(other.items) else { return [self] }
    let before = items.lowerBound..<max(items.lowerBound, other.items.lowerBound)
    let after = min(items.upperBound, other.items.upperBound)..<items.upperBound
    return [before, after].filter { !$0.isEmpty }.map { ItemRange(section: section, items: $0) }
  }
}
