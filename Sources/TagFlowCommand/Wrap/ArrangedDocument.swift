internal import FlowLayout
internal import TagFlow

/// A document whose items were measured and arranged.
struct ArrangedDocument {
  let document: WrapDocument
  let arrangement: Arrangement
  /// What stands for hidden items; nil if nothing does.
  private(set) var indicator: MeasuredTag?
  /// The measured texts by their index, if they were to be kept.
  let tags: [Int: MeasuredTag]
  /// Whether a text had no glyph for some of it.
  let hasMissing: Bool

  /// Measures and arranges the items of a document.
  ///
  /// - Throws: `Failure` for a font that cannot be had, or if no width is enough for `fitLines`.
  init(
    _ document: WrapDocument, _ diagnostics: Diagnostics, name: String?, keepsTags: Bool = false
  ) throws(Failure) {
    var measurer = try ItemMeasurer(
      document.pool, diagnostics, name: name, keepsTags: keepsTags)
    let indicator = try document.layout.overflowIndicator.map { pattern throws(Failure) in
      try measurer.indicator(pattern)
    }
    var document = document
    let items = try Self.measure(document, &measurer)
    try document.fit(to: items, name)
    arrangement = Self.arrange(items, document, indicator)
    if let indicator, arrangement.indicatorFrame != nil {
      let tag = indicator.tag(forHidden: arrangement.hiddenCount)
      measurer.warn(ofMissing: tag.text.missing, at: "the overflow indicator")
      self.indicator = tag
    }
    self.document = document
    tags = measurer.tags
    hasMissing = measurer.hasMissing
  }

  /// The box of each item.
  private static func measure(
    _ document: WrapDocument, _ measurer: inout ItemMeasurer
  ) throws(Failure) -> FlowItems {
    let column = document.layout.cells.columnWidth(inWidth: document.width)
    var items: [FlowItem] = []
    items.reserveCapacity(document.items.count)
    for index in document.items.indices {
      items.append(
        try measurer.box(
          of: index, in: document.layout, column: column, at: "item \(index + 1)"))
    }
    return FlowItems(items)
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
