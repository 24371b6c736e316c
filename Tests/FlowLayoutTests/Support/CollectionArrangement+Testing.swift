import FlowLayout
import LayoutGeometry
import SeededRandom

extension CollectionSection {
  /// A random section, and its items one by one.
  static func random(
    _ random: inout SplitMix64
  ) -> (section: CollectionSection, items: [FlowItem]) {
    var document = PropertyTests.Document(&random)
    if random.once(in: 2) {
      document.layout.axis = .horizontal
      document.layout.breaking = .greedy
      document.layout.maxLines = nil
    }
    if random.once(in: 8) { document.layout.lineSpacing = random.quarters(-20...0) }
    if random.once(in: 8) { document.layout.pixelScale = random.pick([1, 1.5, 3]) }
    var layout = CellLayout.flow(document.layout)
    if random.once(in: 3) { layout = .grid(.random(like: document.layout, &random)) }
    let section = CollectionSection(
      document.flowItems, layout: layout,
      insets: Insets(
        top: random.quarters(0...9), left: random.quarters(0...9), bottom: random.quarters(0...9),
        right: random.quarters(0...9)),
      header: .random(&random), footer: .random(&random),
      background: random.once(in: 2)
        ? nil : Insets(horizontal: random.quarters(0...9), vertical: random.quarters(0...9)))
    return (section, document.items)
  }
}

extension SectionBoundary {
  /// A random boundary, or none.
  static func random(_ random: inout SplitMix64) -> SectionBoundary? {
    if random.once(in: 3) { return nil }
    return SectionBoundary(height: random.quarters(0...40), isPinned: random.once(in: 2))
  }
}

extension CollectionArrangement {
  /// A random collection of a few sections.
  static func random(_ random: inout SplitMix64) -> CollectionArrangement {
    let sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      CollectionSection.random(&random).section
    }
    return CollectionArrangement(
      sections,
      in: Viewport(
        size: Size(
          width: random.once(in: 9) ? .infinity : random.quarters(0...300),
          height: random.quarters(0...200)),
        contentInsets: Insets(horizontal: random.quarters(0...9), vertical: random.quarters(0...9))),
      sectionSpacing: random.once(in: 2) ? 0 : random.quarters(0...20))
  }

  /// Bounds somewhere near the content.
  func randomBounds(_ random: inout SplitMix64) -> Rect {
    Rect(
      x: random.quarters(-20...200), y: random.quarters(-40...max(0, Int(contentSize.height))),
      width: random.quarters(0...300), height: random.quarters(0...200))
  }

  /// All elements in order, asked for one by one.
  var allAttributes: [CollectionAttributes] {
    var all: [CollectionAttributes] = []
    for section in 0..<sectionCount {
      func add(_ kind: CollectionElementKind) {
        if let found = attributes(of: kind, inSection: section) { all.append(found) }
      }
      add(.background)
      add(.header)
      for item in cells(inSection: section).frames.indices {
        if let cell = attributes(at: ItemPath(section: section, item: item)) { all.append(cell) }
      }
      add(.footer)
    }
    return all
  }

  /// The collection with nothing pinned.
  var withoutPins: CollectionArrangement {
    let sections = (0..<sectionCount).map {
      var section = section(at: $0)
      section.header?.isPinned = false
      section.footer?.isPinned = false
      section.background = .zero
      return section
    }
    return CollectionArrangement(sections, in: viewport, sectionSpacing: sectionSpacing)
  }

  /// Whether pinned boundaries stay in their section, in view, and tell that they moved.
  func keepsPins(inSection section: Int, resting: CollectionArrangement) -> Bool {
    let span = resting.attributes(of: .background, inSection: section)?.frame ?? .zero
    let view = (
      top: viewport.bounds.y + viewport.contentInsets.top,
      bottom: viewport.bounds.maxY - viewport.contentInsets.bottom
    )
    for kind in [CollectionElementKind.header, .footer] {
      guard let place = resting.attributes(of: kind, inSection: section)?.frame,
        let shown = attributes(of: kind, inSection: section)
      else { continue }
      let frame = shown.frame
      guard frame.y >= span.y, frame.maxY <= span.maxY + 1e-9, frame.size == place.size,
        shown.isPinned == (frame != place)
      else { return false }
      // It is away from its place only as far as the view or the section needs.
      if kind == .header, shown.isPinned, frame.y != view.top, frame.y > view.top { return false }
      if kind == .footer, shown.isPinned, frame.maxY < view.bottom - 1e-9 { return false }
    }
    return true
  }

  /// The frame of an anchor's element, nothing being pinned; nil if it is hidden.
  func place(of anchor: ScrollAnchor) -> Rect? {
    let resting = withoutPins
    let found =
      anchor.kind == .cell
      ? resting.attributes(at: anchor.path)
      : resting.attributes(of: anchor.kind, inSection: anchor.path.section)
    return found?.frame
  }

  /// What is wrong with the report of an edit that led here, if anything.
  func failure(of changes: CollectionChanges, since old: CollectionArrangement) -> String? {
    let (now, old) = (withoutPins, old.withoutPins)
    var gone = Set(old.allAttributes.filter { $0.kind == .cell }.map(\.path))
    for attributes in now.allAttributes {
      let section = attributes.path.section
      guard let oldSection = changes.oldIndex(ofSection: section) else { continue }
      let move = changes.sectionMoves.first { $0.from.contains(oldSection) }
      if let move, move.to + oldSection - move.from.lowerBound != section { return "wrong section" }
      let whole = move?.offset ?? .zero
      guard attributes.kind == .cell else {
        let place = old.attributes(of: attributes.kind, inSection: oldSection)?.frame ?? .zero
        let growth = attributes.kind == .footer ? move?.growth ?? 0 : 0
        if !attributes.frame.isNear(place, movedBy: whole, growth) { return "\(attributes.kind)" }
        continue
      }
      guard let path = changes.oldPath(of: attributes.path) else {
        if !changes.insertedItems.contains(where: { $0.contains(attributes.path) }) {
          return "\(attributes.path) has no past"
        }
        continue
      }
      guard gone.remove(path) != nil, let frame = old.attributes(at: path)?.frame else {
        return "\(attributes.path) has a wrong past"
      }
      let item = changes.itemMoves.first { $0.from.contains(path) }
      if let item, item.to.item + path.item - item.from.items.lowerBound != attributes.path.item {
        return "\(attributes.path) moved elsewhere"
      }
      let offset =
        item?.offset ?? (changes.editedSections.contains(section) ? .zero : whole)
      if !attributes.frame.isNear(frame, movedBy: offset) {
        return "\(attributes.path) is elsewhere"
      }
      let isResized = changes.resizedItems.contains { $0.contains(attributes.path) }
      if isResized == attributes.frame.hasSize(of: frame) { return "\(attributes.path) size" }
    }
    gone = gone.filter { path in
      !changes.removedSections.contains { $0.contains(path.section) }
        && !changes.removedItems.contains { $0.contains(path) }
    }
    return gone.isEmpty ? nil : "\(gone) are lost"
  }
}

extension CollectionAttributes {
  /// Whether this is a cell that contains a point.
  func isCell(at point: Point) -> Bool {
    kind == .cell && point.x >= frame.x && point.x < frame.maxX && point.y >= frame.y
      && point.y < frame.maxY
  }
}

extension Rect {
  /// Whether two rectangles overlap, an empty one whatever contains it.
  func meets(_ rect: Rect) -> Bool {
    func overlap(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Bool {
      low == high || from == to ? low <= to && from <= high : low < to && from < high
    }
    return overlap(x, maxX, rect.x, rect.maxX) && overlap(y, maxY, rect.y, rect.maxY)
  }

  fileprivate func isNear(_ other: Rect, movedBy offset: Point, _ growth: Double = 0) -> Bool {
    abs(other.x + offset.x - x) < 1e-5 && abs(other.y + offset.y + growth - y) < 1e-5
  }

  fileprivate func hasSize(of other: Rect) -> Bool {
    abs(width - other.width) < 1e-5 && abs(height - other.height) < 1e-5
  }
}
