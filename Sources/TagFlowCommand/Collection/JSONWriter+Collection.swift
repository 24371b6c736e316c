internal import FlowLayout
internal import LayoutGeometry

extension JSONWriter {
  /// Writes the attributes of an element.
  mutating func value(_ attributes: CollectionAttributes) {
    object { json in
      json.member("kind", "\(attributes.kind)")
      json.member("section", attributes.path.section)
      json.member("item", attributes.kind == .cell ? Double(attributes.path.item) : nil)
      json.key("frame")
      json.value(attributes.frame)
      json.member("zOrder", attributes.zOrder)
      json.member("pinned", attributes.isPinned)
    }
  }
}

// MARK: - Changes

extension JSONWriter {
  /// Writes what an edit did.
  mutating func value(_ changes: CollectionChanges) {
    object { json in
      json.key("insertedSections")
      json.array(changes.insertedSections) { $0.value($1) }
      json.key("removedSections")
      json.array(changes.removedSections) { $0.value($1) }
      json.key("sectionMoves")
      json.array(changes.sectionMoves) { $0.value($1) }
      json.key("insertedItems")
      json.array(changes.insertedItems) { $0.value($1) }
      json.key("removedItems")
      json.array(changes.removedItems) { $0.value($1) }
      json.key("itemMoves")
      json.array(changes.itemMoves) { $0.value($1) }
      json.key("resizedItems")
      json.array(changes.resizedItems) { $0.value($1) }
    }
  }

  private mutating func value(_ move: SectionMove) {
    object { json in
      json.key("from")
      json.value(move.from)
      json.member("to", move.to)
      json.key("offset")
      json.value(move.offset)
      json.member("growth", move.growth)
    }
  }

  private mutating func value(_ move: ItemMove) {
    object { json in
      json.key("from")
      json.value(move.from)
      json.key("to")
      json.object { json in
        json.member("section", move.to.section)
        json.member("item", move.to.item)
      }
      json.key("offset")
      json.value(move.offset)
    }
  }

  private mutating func value(_ range: ItemRange) {
    object { json in
      json.member("section", range.section)
      json.key("range")
      json.value(range.items)
    }
  }

  private mutating func value(_ range: Range<Int>) {
    array([range.lowerBound, range.upperBound]) { $0.value($1) }
  }

  private mutating func value(_ point: Point) {
    object { json in
      json.member("x", point.x)
      json.member("y", point.y)
    }
  }
}
