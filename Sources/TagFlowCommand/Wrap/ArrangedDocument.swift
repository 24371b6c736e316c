internal import FlowLayout
internal import LayoutGeometry
internal import TagFlow

/// A document whose items were measured and arranged, and perhaps edited.
struct ArrangedDocument {
  private(set) var document: WrapDocument
  /// The items in order, by their indices in the pool.
  private(set) var items: [Int]
  private(set) var arrangement: Arrangement
  /// What stands for hidden items; nil if nothing does.
  private(set) var indicator: MeasuredTag?
  private var measurer: ItemMeasurer
  private(set) var boxes: FlowItems

  /// The measured texts by their index in the pool, if they were to be kept.
  var tags: [Int: MeasuredTag] { measurer.tags }

  /// Whether a text had no glyph for some of it.
  var hasMissing: Bool { measurer.hasMissing }

  /// Measures and arranges the items of a document.
  ///
  /// - Throws: `Failure` for a font that cannot be had, or if no width is enough for `fitLines`.
  init(
    _ document: WrapDocument, _ diagnostics: Diagnostics, name: String?, keepsTags: Bool = false
  ) throws(Failure) {
    var measurer = try ItemMeasurer(
      document.pool, diagnostics, name: name, keepsTags: keepsTags || document.queries != nil)
    let indicator = try document.layout.overflowIndicator.map { pattern throws(Failure) in
      try measurer.indicator(pattern)
    }
    // All fonts can be had before anything is written.
    if !document.edits.isEmpty {
      for look in document.pool.looks.indices { try measurer.check(look: look) }
    }
    var document = document
    let items = Array(document.items)
    let boxes = try measurer.boxes(of: items, in: document)
    try document.fit(to: boxes, name)
    arrangement = Self.arrange(boxes, document, indicator)
    if let indicator, arrangement.indicatorFrame != nil {
      let tag = indicator.tag(forHidden: arrangement.hiddenCount)
      measurer.warn(ofMissing: tag.text.missing, at: "the overflow indicator")
      self.indicator = tag
    }
    self.document = document
    self.items = items
    self.boxes = boxes
    self.measurer = measurer
  }

  private static func arrange(
    _ items: FlowItems, _ document: WrapDocument, _ indicator: OverflowIndicator?
  ) -> Arrangement {
    switch document.layout.cells {
    case .flow(let layout):
      layout.arrange(
        items, width: document.width, height: document.height,
        indicator: indicator.map { indicator in { indicator.tag(forHidden: $0).item } })
    case .grid(let layout):
      layout.arrange(items, width: document.width, height: document.height)
    }
  }
}

// MARK: - Edits

extension ArrangedDocument {
  /// What an edit did.
  enum Outcome {
    case changes(FlowChanges)
    /// The container has another size.
    case resized(Size)
  }

  /// Does the edits one after the other, `report` taking what each did before the next.
  mutating func applyEdits(
    report: (Outcome) throws(Failure) -> Void
  ) throws(Failure) {
    guard !document.edits.isEmpty else { return }
    var arranged = arrangedItems()
    for edit in document.edits {
      let outcome = try apply(edit, to: &arranged)
      edit.apply(to: &items)
      try report(outcome)
    }
    boxes = arranged.items
    arrangement = arranged.arrangement
  }

  private mutating func apply(
    _ edit: ItemEdit, to arranged: inout ArrangedItems
  ) throws(Failure) -> Outcome {
    switch edit {
    case .insert(let new, let place):
      return .changes(arranged.insert(try measurer.boxes(of: new, in: document), at: place))
    case .remove(let range): return .changes(arranged.remove(range))
    case .replace(let range, let new):
      return .changes(arranged.replace(range, with: try measurer.boxes(of: new, in: document)))
    case .move(let range, let place): return .changes(arranged.move(range, to: place))
    case .resize(let width, let height):
      let column = document.columnWidth
      if let width { document.width = width }
      if let height { document.height = height }
      if document.columnWidth == column {
        arranged.resize(width: document.width, height: document.height)
      } else {
        // Texts wrap anew.
        boxes = try measurer.boxes(of: items, in: document)
        arranged = arrangedItems()
      }
      return .resized(arranged.arrangement.size)
    }
  }

  private func arrangedItems() -> ArrangedItems {
    ArrangedItems(
      boxes, layout: document.layout.cells, width: document.width, height: document.height)
  }
}

extension WrapDocument {
  /// The width that texts wrap at; nil where they do not.
  fileprivate var columnWidth: Double? { layout.cells.columnWidth(inWidth: width) }
}

extension ItemMeasurer {
  /// The boxes of items of the pool, as a document arranges them.
  fileprivate mutating func boxes(
    of items: [Int], in document: WrapDocument
  ) throws(Failure) -> FlowItems {
    let column = document.columnWidth
    var boxes: [FlowItem] = []
    boxes.reserveCapacity(items.count)
    for index in items {
      boxes.append(
        try box(
          of: index, in: document.layout, column: column,
          at: document.items.contains(index)
            ? "item \(index + 1)" : document.pool.paths[index].description))
    }
    return FlowItems(boxes)
  }
}
