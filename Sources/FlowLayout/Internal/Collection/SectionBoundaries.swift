import LayoutGeometry

extension CollectionArrangement {
  /// What lies behind a section, `nil` for nothing.
  func background(ofSection index: Int) -> CollectionAttributes? {
    guard let insets = sections[index].options.background?.valid else { return nil }
    let frame = Rect(
      x: insets.left, y: places[index].start + insets.top,
      width: max(0, contentSize.width - insets.horizontal),
      height: max(0, places[index].length - insets.vertical))
    return element(.background, index, frame, zOrder: -1)
  }

  /// The header of a section, kept at the top of the view if it is pinned.
  ///
  /// It stays between its place and the place of the footer.
  func header(ofSection index: Int) -> CollectionAttributes? {
    guard let header = sections[index].options.header else { return nil }
    let place = places[index]
    let height = sections[index].headerHeight
    let last = max(place.start, place.footerStart - height)
    let y = header.isPinned ? max(place.start, min(viewport.top, last)) : place.start
    return boundary(.header, index, y: y, height: height, place: place.start, pinnedOrder: 3)
  }

  /// The footer of a section, kept at the bottom of the view if it is pinned.
  ///
  /// It stays between the place of the header and its own.
  func footer(ofSection index: Int) -> CollectionAttributes? {
    guard let footer = sections[index].options.footer else { return nil }
    let start = places[index].footerStart
    let height = sections[index].footerHeight
    let first = min(start, places[index].start + sections[index].headerHeight)
    let y = footer.isPinned ? max(first, min(viewport.bottom - height, start)) : start
    return boundary(
      .footer, index, y: y, height: height, place: start, pinnedOrder: 2)
  }

  private func boundary(
    _ kind: CollectionElementKind, _ section: Int, y: Double, height: Double, place: Double,
    pinnedOrder: Int
  ) -> CollectionAttributes {
    let frame = Rect(x: 0, y: y, width: contentSize.width, height: height)
    let isPinned = y != place
    return element(
      kind, section, frame, zOrder: isPinned ? pinnedOrder : 1, isPinned: isPinned)
  }

  private func element(
    _ kind: CollectionElementKind, _ section: Int, _ frame: Rect, zOrder: Int,
    isPinned: Bool = false
  ) -> CollectionAttributes {
    CollectionAttributes(
      kind: kind, path: ItemPath(section: section, item: 0), frame: frame, zOrder: zOrder,
      isPinned: isPinned)
  }
}
