internal import FlowLayout
internal import LayoutGeometry

/// One run of `tagflow wrap`: a document is read, its items measured, arranged and written.
struct WrapRun: ~Copyable {
  private let settings: Settings
  private let operands: [Operand]
  private var fonts: FontLibrary
  /// What messages call the document.
  private var name = ""

  init(_ settings: Settings, _ operands: [Operand], _ diagnostics: Diagnostics) {
    self.settings = settings
    self.operands = operands
    fonts = FontLibrary(diagnostics)
  }

  /// Arranges everything.
  mutating func run(_ output: inout StandardOutput) throws(Failure) {
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
  }

  /// The box of each item.
  private mutating func measure(_ document: WrapDocument) throws(Failure) -> [FlowItem] {
    var items: [FlowItem] = []
    items.reserveCapacity(document.items.count)
    for (index, item) in document.items.enumerated() {
      switch item {
      case .box(let box):
        items.append(box)
      case .text(let text, let style):
        do {
          items.append(try fonts.tag(text, style, padding: document.padding))
        } catch {
          throw .failed(explain(error, of: style, in: document, at: index))
        }
      }
    }
    return items
  }

  /// The error of a style, by its path if the style is a document's.
  private func explain(
    _ error: StyleError, of style: StyleRequest, in document: WrapDocument, at index: Int
  ) -> String {
    guard settings.input == .json else { return error.message }
    let path = style == document.style ? "$.style" : "$.items[\(index)]"
    return JSONError(path: "\(path).\(error.key)", message: error.message).explanation(in: name)
  }
}

// MARK: - Reading

extension WrapRun {
  private func readTexts() throws(Failure) -> WrapDocument {
    var document = WrapDocument(settings)
    var input = TextInput(operands, lossy: settings.isLossy)
    do {
      while let text = try input.next() { document.items.append(.text(text, document.style)) }
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
