internal import FlowLayout
internal import TagFlow

/// One run of `tagflow wrap`: a document is read, its items measured, arranged and written.
struct WrapRun: ~Copyable {
  private let settings: Settings
  private let operands: [Operand]
  private let diagnostics: Diagnostics

  init(_ settings: Settings, _ operands: [Operand], _ diagnostics: Diagnostics) {
    self.settings = settings
    self.operands = operands
    self.diagnostics = diagnostics
  }

  /// Arranges everything.
  ///
  /// - Returns: whether every text had its glyphs, if that was asked for.
  func run(_ output: inout StandardOutput) throws(Failure) -> Bool {
    let table = try settings.table()
    guard settings.input == .json else {
      try settings.checkOptionsOfTexts()
      return try write(try readTexts(table), from: nil, to: &output)
    }
    let (root, name) = try readDocument()
    guard root.has("sections") else {
      let document = try Self.read(name) { () throws(JSONError) in
        try WrapDocument(root, settings: settings)
      }
      return try write(document, from: name, to: &output)
    }
    try settings.checkOptionsOfSections()
    let document = try Self.read(name) { () throws(JSONError) in
      try CollectionDocument(root, settings: settings)
    }
    var run = try CollectionRun(document, settings, diagnostics, name: name)
    return try run.run(&output)
  }

  /// Arranges a document and writes what comes of it.
  private func write(
    _ document: WrapDocument, from name: String?, to output: inout StandardOutput
  ) throws(Failure) -> Bool {
    var document = document
    var measurer = try ItemMeasurer(document.pool, diagnostics, name: name)
    let indicator = try document.layout.overflowIndicator.map { pattern throws(Failure) in
      try measurer.indicator(pattern)
    }
    let items = try measure(document, &measurer)
    try document.fit(to: items, name)
    let arrangement = arrange(items, document, indicator)
    let result = WrapResult(
      document: document, arrangement: arrangement,
      indicator: label(indicator, arrangement, &measurer))
    switch settings.format ?? (settings.input == .json ? .json : .text) {
    case .text: try result.writeRowsAndPicture(to: &output)
    case .tsv: try result.writeTSV(to: &output)
    case .json, .ndjson: try result.writeJSON(to: &output)
    }
    return !(settings.isStrict && measurer.hasMissing)
  }

  /// The box of each item.
  private func measure(
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

  private func arrange(
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

  /// The text of the indicator, if it is shown.
  private func label(
    _ indicator: OverflowIndicator?, _ arrangement: Arrangement, _ measurer: inout ItemMeasurer
  ) -> String? {
    guard let indicator, arrangement.indicatorFrame != nil else { return nil }
    let tag = indicator.tag(forHidden: arrangement.hiddenCount)
    measurer.warn(ofMissing: tag.text.missing, at: "the overflow indicator")
    return tag.tag.text
  }
}

// MARK: - Reading

extension WrapRun {
  private func readTexts(_ table: TableRequest?) throws(Failure) -> WrapDocument {
    var document = WrapDocument(settings)
    var input = TextInput(operands, lossy: settings.isLossy, table: table)
    do {
      while let text = try input.next() {
        var tag = Tag(text)
        // No option says which of the texts grows, so all do.
        if settings.layout.justification == .fill { tag.grow = 1 }
        document.pool.items.append(.text(.init(tag: tag), look: 0))
      }
    } catch {
      throw .failed(error.message)
    }
    return document
  }

  /// The document, and what messages call it.
  private func readDocument() throws(Failure) -> (root: JSONNode, name: String) {
    guard operands.count <= 1 else {
      throw .usage("--input json takes one document, not \(operands.count)")
    }
    let path = String(decoding: operands.first?.bytes ?? [UInt8(ascii: "-")], as: UTF8.self)
    var source = try ByteSource.open(path)
    let text: String
    do {
      text = try source.readText(lossy: settings.isLossy)
    } catch {
      throw .failed(error.message)
    }
    let root = try Self.read(source.name) { () throws(JSONError) in
      JSONNode(try JSONParser.parse(text.utf8.span))
    }
    return (root, source.name)
  }

  /// What `body` reads of a document, its error one about what messages call the document.
  private static func read<Value>(
    _ name: String, _ body: () throws(JSONError) -> Value
  ) throws(Failure) -> Value {
    do { return try body() } catch { throw .failed(error.explanation(in: name)) }
  }
}
