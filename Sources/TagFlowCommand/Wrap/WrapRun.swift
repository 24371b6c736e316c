internal import FlowLayout
internal import LayoutGeometry

/// One run of `tagflow wrap`: a document is read, its items measured, arranged and written.
struct WrapRun: ~Copyable {
  private let settings: Settings
  private let operands: [Operand]
  private let diagnostics: Diagnostics
  private var fonts: FontLibrary
  private var hasMissing = false
  /// What messages call the document.
  private var name = ""

  init(_ settings: Settings, _ operands: [Operand], _ diagnostics: Diagnostics) {
    self.settings = settings
    self.operands = operands
    self.diagnostics = diagnostics
    fonts = FontLibrary(diagnostics)
  }

  /// Arranges everything.
  ///
  /// - Returns: whether every text had its glyphs, if that was asked for.
  mutating func run(_ output: inout StandardOutput) throws(Failure) -> Bool {
    let document = settings.input == .json ? try readDocument() : try readTexts()
    let items = try measure(document)
    let arrangement = document.layout.arrange(
      FlowItems(items), width: document.width, height: document.height)
    let result = WrapResult(document: document, arrangement: arrangement)
    switch settings.format ?? (settings.input == .json ? .json : .text) {
    case .text: try result.writeRowsAndPicture(to: &output)
    case .tsv: try result.writeTSV(to: &output)
    case .json, .ndjson: try result.writeJSON(to: &output)
    }
    return !(settings.isStrict && hasMissing)
  }
}

// MARK: - Measuring

extension WrapRun {
  /// The box of each item.
  private mutating func measure(_ document: WrapDocument) throws(Failure) -> [FlowItem] {
    var items: [FlowItem] = []
    items.reserveCapacity(document.items.count)
    // Made whether or not a text uses it: a font that cannot be had is never passed over.
    var last = (style: 0, measurer: try tagMeasurer(0, of: document, at: 0))
    for (index, item) in document.items.enumerated() {
      switch item {
      case .box(let box):
        items.append(box)
      case .text(let text, let style):
        if last.style != style {
          last = (style, try tagMeasurer(style, of: document, at: index))
        }
        let (box, missing) = last.measurer.measure(text)
        items.append(box)
        if missing > 0 {
          hasMissing = true
          diagnostics.warn(ofMissing: missing, at: "item \(index + 1)")
        }
      }
    }
    return items
  }

  private mutating func tagMeasurer(
    _ style: Int, of document: WrapDocument, at index: Int
  ) throws(Failure) -> TagMeasurer {
    let request = document.styles[style]
    do {
      return TagMeasurer(try fonts.measurer(for: request), request, padding: document.padding)
    } catch {
      guard settings.input == .json else { throw error.failure }
      let path = style == 0 ? "$.style" : "$.items[\(index)]"
      let error = JSONError(path: "\(path).\(error.key)", message: error.message)
      throw .failed(error.explanation(in: name))
    }
  }
}

// MARK: - Reading

extension WrapRun {
  private func readTexts() throws(Failure) -> WrapDocument {
    var document = WrapDocument(settings)
    var input = TextInput(operands, lossy: settings.isLossy)
    do {
      while let text = try input.next() { document.items.append(.text(text, style: 0)) }
    } catch {
      throw .failed(error.message)
    }
    return document
  }

  private mutating func readDocument() throws(Failure) -> WrapDocument {
    guard operands.count <= 1 else {
      throw .usage("--input json takes one document, not \(operands.count)")
    }
    let path = String(decoding: operands.first?.bytes ?? [UInt8(ascii: "-")], as: UTF8.self)
    let source = try ByteSource.open(path)
    name = source.name
    let text: String
    do {
      text = try source.readText(lossy: settings.isLossy)
    } catch {
      throw .failed(error.message)
    }
    do {
      return try WrapDocument(json: text.utf8.span, settings: settings)
    } catch {
      throw .failed(error.explanation(in: name))
    }
  }
}
