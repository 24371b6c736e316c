internal import FlowLayout
internal import LayoutGeometry
internal import TagFlow

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

extension JSONWriter {
  /// Writes the members of an item's path.
  mutating func members(of path: ItemPath) {
    member("section", path.section)
    member("item", path.item)
  }

  /// Writes the members of the part that is in view, `null` for a side without a bound.
  mutating func members(ofView bounds: Rect) {
    func bounded(_ side: Double) -> Double? { side < FlowLayout.maximumLength ? side : nil }
    member("x", bounds.x)
    member("y", bounds.y)
    member("width", bounded(bounds.width))
    member("height", bounded(bounds.height))
  }

  /// Writes what is at the top of a view, as a scroll takes it.
  mutating func value(_ anchor: ScrollAnchor) {
    object { json in
      json.member("kind", "\(anchor.kind)")
      json.member("section", anchor.path.section)
      json.member("item", anchor.kind == .cell ? Double(anchor.path.item) : nil)
      json.member("offset", anchor.offset)
      json.member("height", anchor.height)
    }
  }

  /// Writes where the parts of a chip stand.
  mutating func value(_ parts: MeasuredTag.Parts) {
    object { json in
      json.member("text", parts.text)
      json.member("leadingAccessory", parts.leadingAccessory)
      json.member("trailingAccessory", parts.trailingAccessory)
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

  /// Writes what an edit of items without sections did.
  mutating func value(_ changes: FlowChanges) {
    object { json in
      json.key("inserted")
      json.array(changes.inserted) { $0.value($1) }
      json.key("removed")
      json.array(changes.removed) { $0.value($1) }
      json.key("moves")
      json.array(changes.moves) { json, move in
        json.object { json in
          json.key("from")
          json.value(move.from)
          json.member("to", move.to)
          json.key("offset")
          json.value(move.offset)
        }
      }
      json.key("resized")
      json.array(changes.resized) { $0.value($1) }
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
      json.object { $0.members(of: move.to) }
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
}
