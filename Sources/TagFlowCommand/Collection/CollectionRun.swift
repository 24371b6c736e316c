internal import FlowLayout
internal import TagFlow

/// The arranging of a document of sections: items are measured, arranged and edited.
struct CollectionRun {
  let document: CollectionDocument
  private var measurer: ItemMeasurer
  /// The sections as they are after the edits so far.
  private var sections: [CollectionDocument.Section]

  init(
    _ document: CollectionDocument, _ diagnostics: Diagnostics, name: String,
    keepsTags: Bool = false
  ) throws(Failure) {
    self.document = document
    sections = document.sections
    measurer = try ItemMeasurer(
      document.pool, diagnostics, name: name, keepsTags: keepsTags)
  }

  /// The measured texts by their index in the pool, if they were to be kept.
  var tags: [Int: MeasuredTag] { measurer.tags }

  /// Whether a text had no glyph for some of it.
  var hasMissing: Bool { measurer.hasMissing }

  /// Arranges everything as it is before the edits.
  mutating func arrange() throws(Failure) -> CollectionArrangement {
    if !document.edits.isEmpty { try checkFonts() }
    return CollectionArrangement(
      try boxes(of: sections), in: document.window, sectionSpacing: document.sectionSpacing)
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

  /// Does the edits one after the other, `report` taking what each changed before the next.
  mutating func applyEdits(
    to arrangement: inout CollectionArrangement,
    report: (CollectionChanges) throws(Failure) -> Void
  ) throws(Failure) {
    for edit in document.edits { try report(try apply(edit, to: &arrangement)) }
  }

  private mutating func apply(
    _ edit: CollectionEdit, to arrangement: inout CollectionArrangement
  ) throws(Failure) -> CollectionChanges {
    defer { edit.apply(to: &sections) }
    switch edit {
    case .insert(let items, let path):
      return arrangement.insert(try boxes(of: items, in: sections[path.section]), at: path)
    case .remove(let range): return arrangement.remove(range)
    case .move(let range, let path):
      let items = sections[range.section].items[range.items]
      return arrangement.move(
        range, to: path,
        remeasured: range.section == path.section
          ? nil : try boxes(of: Array(items), in: sections[path.section]))
    case .replace(let range, let items):
      return arrangement.replace(
        range, with: try boxes(of: items, in: sections[range.section]))
    case .replaceSections(let range, let new):
      return arrangement.replaceSections(range, with: try boxes(of: new))
    case .moveSections(let range, let index):
      return arrangement.moveSections(range, to: index)
    }
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
    let column = document.columnWidth(of: section)
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
