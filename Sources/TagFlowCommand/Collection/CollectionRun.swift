internal import FlowLayout
internal import LayoutGeometry
internal import TagFlow

/// The arranging of a document of sections: items are measured, arranged and edited.
struct CollectionRun {
  let document: CollectionDocument
  private var measurer: ItemMeasurer
  /// The sections as they are after the edits so far.
  private(set) var sections: [CollectionDocument.Section]
  /// The viewport as it is after the edits so far.
  private var viewport: Viewport
  /// What stood at the top of the view before the last sizes in a row.
  private var kept: ViewTop?

  init(
    _ document: CollectionDocument, _ diagnostics: Diagnostics, name: String,
    keepsTags: Bool = false
  ) throws(Failure) {
    self.document = document
    sections = document.sections
    viewport = document.window
    measurer = try ItemMeasurer(
      document.pool, diagnostics, name: name,
      keepsTags: keepsTags || document.queries != nil)
  }

  /// The measured texts by their index in the pool, if they were to be kept.
  var tags: [Int: MeasuredTag] { measurer.tags }

  /// Whether a text had no glyph for some of it.
  var hasMissing: Bool { measurer.hasMissing }

  /// Arranges everything as it is before the edits.
  mutating func arrange() throws(Failure) -> CollectionArrangement {
    if !document.edits.isEmpty { try checkFonts() }
    return CollectionArrangement(
      try boxes(of: sections), in: viewport, sectionSpacing: document.sectionSpacing)
  }

  /// Makes sure that all fonts can be had before anything is written.
  private mutating func checkFonts() throws(Failure) {
    for look in document.pool.looks.indices { try measurer.check(look: look) }
  }

  /// What the arrangement and its sections are now.
  func snapshot(_ arrangement: CollectionArrangement) -> CollectionSnapshot {
    CollectionSnapshot(
      arrangement: arrangement, pool: document.pool, items: sections.map(\.items),
      directions: sections.map(\.layout.flow.direction), isWhole: document.viewport == nil)
  }

  /// What an edit did.
  enum Outcome {
    case changes(CollectionChanges)
    /// The view shows another part.
    case view(Rect)
  }

  /// Does the edits one after the other, `report` taking what each changed before the next.
  mutating func applyEdits(
    to arrangement: inout CollectionArrangement,
    report: (Outcome) throws(Failure) -> Void
  ) throws(Failure) {
    for edit in document.edits { try report(try apply(edit, to: &arrangement)) }
  }

  private mutating func apply(
    _ edit: CollectionEdit, to arrangement: inout CollectionArrangement
  ) throws(Failure) -> Outcome {
    defer { edit.apply(to: &sections) }
    let kept = kept
    self.kept = nil
    switch edit {
    case .insert(let items, let path):
      return .changes(
        arrangement.insert(try boxes(of: items, in: sections[path.section]), at: path))
    case .remove(let range): return .changes(arrangement.remove(range))
    case .move(let range, let path):
      let items = sections[range.section].items[range.items]
      return .changes(
        arrangement.move(
          range, to: path,
          remeasured: range.section == path.section
            ? nil : try boxes(of: Array(items), in: sections[path.section])))
    case .replace(let range, let items):
      return .changes(
        arrangement.replace(range, with: try boxes(of: items, in: sections[range.section])))
    case .replaceSections(let range, let new):
      return .changes(arrangement.replaceSections(range, with: try boxes(of: new)))
    case .moveSections(let range, let index):
      return .changes(arrangement.moveSections(range, to: index))
    case .scroll(let scroll):
      arrangement.scroll(scroll)
    case .resize(let resize):
      self.kept = kept ?? ViewTop(of: arrangement)
      try self.resize(&arrangement, resize)
    }
    return .view(arrangement.viewport.bounds)
  }
}

// MARK: - Measuring

extension CollectionRun {
  private mutating func boxes(
    of sections: [CollectionDocument.Section]
  ) throws(Failure) -> [CollectionSection] {
    var boxes: [CollectionSection] = []
    for section in sections {
      boxes.append(
        CollectionSection(
          try self.boxes(of: section.items, in: section), layout: section.layout.cells,
          insets: section.insets, header: section.header, footer: section.footer,
          background: section.background))
    }
    return boxes
  }

  /// The boxes of items of the pool, their texts wrapped as in a section.
  private mutating func boxes(
    of items: [Int], in section: CollectionDocument.Section
  ) throws(Failure) -> FlowItems {
    try measurer.check(look: section.look)
    let column = section.columnWidth(in: viewport)
    let paths = document.pool.paths
    var boxes: [FlowItem] = []
    boxes.reserveCapacity(items.count)
    for index in items {
      boxes.append(
        try measurer.box(
          of: index, in: section.layout, column: column, at: paths[index].description))
    }
    return FlowItems(boxes)
  }
}

// MARK: - The view

/// What stands at the top of a view.
private enum ViewTop {
  /// Whatever comes first, as the view is at the very top.
  case start
  case element(ScrollAnchor)
  /// Nothing, as the view is past the end.
  case nothing

  init(of arrangement: CollectionArrangement) {
    if arrangement.viewport.bounds.y <= arrangement.scrollRange.lowerBound {
      self = .start
    } else {
      self = arrangement.anchor.map { .element($0) } ?? .nothing
    }
  }
}

extension CollectionRun {
  /// Gives the view another size, texts that wrap being measured anew in columns of another width.
  private mutating func resize(
    _ arrangement: inout CollectionArrangement, _ resize: CollectionResize
  ) throws(Failure) {
    let old = viewport
    var size = arrangement.viewport.bounds.size
    if let width = resize.width { size.width = width ?? .infinity }
    if let height = resize.height { size.height = height ?? .infinity }
    arrangement.resize(to: size, contentInsets: resize.contentInsets)
    viewport = arrangement.viewport
    var isMeasuredAnew = false
    for (index, section) in sections.enumerated()
    where section.columnWidth(in: viewport) != section.columnWidth(in: old) {
      let range = ItemRange(section: index, items: section.items.indices)
      arrangement.replace(range, with: try boxes(of: section.items, in: section))
      isMeasuredAnew = true
    }
    guard isMeasuredAnew else { return }
    switch kept {
    case .start:
      let top = arrangement.scrollRange.lowerBound
      arrangement.scroll(to: Point(x: viewport.bounds.x, y: top))
    case .element(let anchor): arrangement.scroll(to: anchor)
    case .nothing, nil: break
    }
  }
}

extension CollectionArrangement {
  /// Moves the view.
  fileprivate mutating func scroll(_ target: CollectionScroll) {
    switch target {
    case .origin(let x, let y):
      scroll(to: Point(x: x ?? viewport.bounds.x, y: y ?? viewport.bounds.y))
    case .anchor(let anchor): scroll(to: anchor)
    }
  }
}
