internal import TagFlow

/// What `wrap` and `render` are given to arrange.
enum Document {
  /// Items in one layout; without a name they are texts that come from no document.
  case items(WrapDocument, name: String?)
  /// Sections, from a document that messages call by its name.
  case sections(CollectionDocument, name: String)
}

extension Document {
  /// What to say of the first colour or radius in a document that nothing draws; nil if it has none.
  var warningOfLooks: String? {
    let (pool, name) =
      switch self {
      case .items(let document, let name): (document.pool, name)
      case .sections(let document, let name): (document.pool, Optional(name))
      }
    for look in pool.looks {
      guard let name, let key = look.chip.keyOfPictures else { continue }
      let message = "has no effect here; 'tagflow render' draws it"
      return JSONError(path: "\(look.path).\(key)", message: message).explanation(in: name)
    }
    return nil
  }
}

/// Reads texts, or the items or sections of a JSON document.
struct DocumentReader {
  private let settings: Settings
  private let operands: [Operand]

  init(_ settings: Settings, _ operands: [Operand]) {
    self.settings = settings
    self.operands = operands
  }

  func read() throws(Failure) -> Document {
    let table = try settings.table()
    guard settings.input == .json else {
      try settings.checkOptionsOfTexts()
      return .items(try readTexts(table), name: nil)
    }
    let (root, name) = try readDocument()
    guard root.has("sections") else {
      let document = try Self.read(name) { () throws(JSONError) in
        try WrapDocument(root, settings: settings)
      }
      return .items(document, name: name)
    }
    try settings.checkOptionsOfSections()
    let document = try Self.read(name) { () throws(JSONError) in
      try CollectionDocument(root, settings: settings)
    }
    return .sections(document, name: name)
  }

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
    document.items = document.pool.items.indices
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
