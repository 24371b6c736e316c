public import LayoutGeometry

extension CollectionArrangement {
  /// The attributes of all elements whose frames overlap a rectangle (seed C4).
  ///
  /// Section by section: background, header, cells in order, footer. Overlapping is that of
  /// `Arrangement.items(in:)`. Each answer equals that of `attributes(at:)` or `attributes(of:in:)`.
  /// O(log n + answers) for cells that do not step back (F2).
  public func attributes(in rect: Rect) -> [CollectionAttributes] {
    var found: [CollectionAttributes] = []
    attributes(in: rect, into: &found)
    return found
  }

  /// The attributes of all elements whose frames overlap a rectangle, in the storage of older ones.
  ///
  /// Nothing is allocated when `found` held as many, which makes for the cheapest scroll step.
  public func attributes(in rect: Rect, into found: inout [CollectionAttributes]) {
    found.removeAll(keepingCapacity: true)
    for index in sections(near: rect) {
      append(background(ofSection: index), in: rect, to: &found)
      append(header(ofSection: index), in: rect, to: &found)
      let corner = cellsCorner(ofSection: index)
      let local = local(rect, inSection: index)
      sections[index].cells.arrangement.forEachFrame(near: local) { item, frame in
        let frame = frame.moved(by: corner)
        guard frame.overlaps(rect) else { return }
        found.append(
          CollectionAttributes(
            kind: .cell, path: ItemPath(section: index, item: item), frame: frame, zOrder: 0,
            isPinned: false))
      }
      append(footer(ofSection: index), in: rect, to: &found)
    }
  }

  /// The attributes of all elements in view.
  public func visibleAttributes() -> [CollectionAttributes] { attributes(in: viewport.bounds) }

  /// The attributes of a cell, `nil` for a path without one.
  ///
  /// O(log n).
  public func attributes(at path: ItemPath) -> CollectionAttributes? {
    guard sections.indices.contains(path.section),
      let frame = frame(of: path.item, inSection: path.section)
    else { return nil }
    return CollectionAttributes(
      kind: .cell, path: path, frame: frame, zOrder: 0, isPinned: false)
  }

  /// The attributes of the background, header or footer of a section, or of its first cell; `nil`
  /// where there is none.
  ///
  /// O(1).
  public func attributes(
    of kind: CollectionElementKind, inSection section: Int
  ) -> CollectionAttributes? {
    guard sections.indices.contains(section) else { return nil }
    return switch kind {
    case .background: background(ofSection: section)
    case .header: header(ofSection: section)
    case .cell: attributes(at: ItemPath(section: section, item: 0))
    case .footer: footer(ofSection: section)
    }
  }

  /// The cell that contains a point, the last of them where cells overlap.
  ///
  /// Edges are those of `Arrangement.item(at:)`. O(log n) for cells that do not step back (F2).
  public func item(at point: Point) -> ItemPath? {
    for index in sections(near: Rect(origin: point, size: .zero)).reversed() {
      let corner = cellsCorner(ofSection: index)
      let local = local(Rect(origin: point, size: .zero), inSection: index)
      var found: Int?
      sections[index].cells.arrangement.forEachFrame(near: local) { item, frame in
        if frame.moved(by: corner).contains(point) { found = item }
      }
      if let found { return ItemPath(section: index, item: found) }
    }
    return nil
  }

  private func append(
    _ attributes: CollectionAttributes?, in rect: Rect, to found: inout [CollectionAttributes]
  ) {
    if let attributes, attributes.frame.overlaps(rect) { found.append(attributes) }
  }
}
