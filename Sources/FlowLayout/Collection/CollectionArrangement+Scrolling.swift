public import LayoutGeometry

extension CollectionArrangement {
  /// Whether bounds need another arrangement: only where their size differs (seed B2).
  ///
  /// Scrolling invalidates nothing. Sizes that count as the same do not differ. O(1).
  public func invalidates(forBoundsChange bounds: Rect) -> Bool {
    bounds.size.validForViewport != viewport.bounds.size
  }

  /// Moves the origin of the bounds, also beyond `scrollRange`, as a bouncing view does.
  ///
  /// Only what is pinned moves with it. O(1).
  public mutating func scroll(to origin: Point) {
    viewport.bounds.origin = Point(x: Length.position(origin.x), y: Length.position(origin.y))
    keptPosition = nil
  }

  /// Moves the bounds so that an element is at the top again as it was, as far as there is content.
  ///
  /// An element that is now shorter than what was scrolled of it keeps the same part in view.
  /// An item that its layout's `maxLines` now hides counts as where its section's items end. Nothing
  /// happens for an element that is no longer there. O(log n).
  public mutating func scroll(to anchor: ScrollAnchor) {
    guard let frame = place(of: anchor) else { return }
    var offset = anchor.offset
    if offset >= frame.height, anchor.height > 0 { offset *= frame.height / anchor.height }
    let y = frame.y + offset - viewport.contentInsets.top
    viewport.bounds.origin.y = max(scrollRange.lowerBound, min(y, scrollRange.upperBound))
    keptPosition = nil
  }

  /// Gives the bounds another size and perhaps other content insets, what is at the top staying
  /// there with its offset (seeds A4, A5, D2).
  ///
  /// A new width arranges the sections again in O(n), without measuring; a new height alone takes
  /// what `anchor` takes. Several sizes in a row keep to the element of the first until the view is
  /// scrolled, so turning back and forth ends where it began, also by a size that shows everything.
  /// A view at the very top stays there.
  public mutating func resize(to size: Size, contentInsets: Insets? = nil) {
    let position = keptPosition ?? self.position
    var changed = viewport
    changed.bounds.size = size
    if let contentInsets { changed.contentInsets = contentInsets }
    let oldWidth = viewport.contentWidth
    if changed.bounds.x == -viewport.contentInsets.left {
      changed.bounds.origin.x = 0 - changed.contentInsets.valid.left
    }
    viewport = changed.valid
    if viewport.contentWidth != oldWidth {
      for index in sections.indices {
        sections[index].resize(contentWidth: viewport.contentWidth)
      }
      placeSections()
    }
    switch position {
    case .top: viewport.bounds.origin.y = scrollRange.lowerBound
    case .element(let anchor): scroll(to: anchor)
    case nil: break
    }
    keptPosition = position
  }

  /// The positions of the bounds from the top to the bottom of the content, insets included.
  public var scrollRange: ClosedRange<Double> {
    let top = 0 - viewport.contentInsets.top
    let bottom = contentSize.height + viewport.contentInsets.bottom - viewport.bounds.height
    return top...max(top, bottom)
  }

  /// The first element that reaches below the top of the view, the top content inset left out.
  ///
  /// `nil` where nothing does. It is a header or footer, at its place whether pinned or not, or the
  /// first such cell of the first such row. O(log n + cells of a row) for horizontal lines that do
  /// not step back, O(n) otherwise.
  public var anchor: ScrollAnchor? {
    let top = viewport.top
    var index = firstIndex(in: places.indices) { places[$0].end > top }
    while index < sections.count {
      if let anchor = anchor(inSection: index, at: top) { return anchor }
      index += 1
    }
    return nil
  }

  /// What a new size keeps at the top of the view, `nil` where there is nothing.
  private var position: KeptPosition? {
    if viewport.bounds.y <= scrollRange.lowerBound { return .top }
    return anchor.map { .element($0) }
  }

  private func anchor(inSection index: Int, at top: Double) -> ScrollAnchor? {
    let section = sections[index]
    func anchor(
      _ kind: CollectionElementKind, item: Int = 0, y: Double, height: Double
    ) -> ScrollAnchor {
      ScrollAnchor(
        kind: kind, path: ItemPath(section: index, item: item), offset: top - y, height: height)
    }
    let place = places[index]
    if place.start + section.headerHeight > top, section.options.header != nil {
      return anchor(.header, y: place.start, height: section.headerHeight)
    }
    if let item = section.cells.arrangement.firstItem(below: top - place.cellsStart),
      let frame = section.cells.arrangement.frame(at: item)
    {
      return anchor(.cell, item: item, y: frame.y + place.cellsStart, height: frame.height)
    }
    guard place.end > top, section.options.footer != nil else { return nil }
    return anchor(.footer, y: place.footerStart, height: section.footerHeight)
  }

  /// The frame of an element at its place.
  private func place(of anchor: ScrollAnchor) -> Rect? {
    let index = anchor.path.section
    guard sections.indices.contains(index) else { return nil }
    let (section, place) = (sections[index], places[index])
    switch anchor.kind {
    case .cell:
      if let frame = frame(of: anchor.path.item, inSection: index) { return frame }
      guard 0..<section.cells.items.count ~= anchor.path.item else { return nil }
      return Rect(x: 0, y: place.footerStart, width: 0, height: 0)
    case .header, .background:
      return Rect(x: 0, y: place.start, width: 0, height: section.headerHeight)
    case .footer:
      return Rect(x: 0, y: place.footerStart, width: 0, height: section.footerHeight)
    }
  }
}

extension Arrangement {
  /// The first item of the first line that reaches below a height, the item doing so too.
  fileprivate func firstItem(below y: Double) -> Int? {
    guard coordinates.axis == .horizontal, areLinesOrdered, coordinates.grid == nil else {
      return frames.firstIndex { $0.maxY > y }
    }
    var line = firstIndex(in: bands.indices) { bands[$0].start + bands[$0].depth > y }
    while line < bands.count {
      if let item = items(onLine: line).first(where: { frame(at: $0, onLine: line).maxY > y }) {
        return item
      }
      line += 1
    }
    return nil
  }
}
