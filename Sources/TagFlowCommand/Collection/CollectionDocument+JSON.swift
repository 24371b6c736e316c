internal import FlowLayout
internal import LayoutGeometry

extension CollectionDocument {
  /// The keys of a document of sections.
  static let keys = [
    "width", "style", "sectionSpacing", "viewport", "sections", "edits", "queries",
  ]

  /// Reads a document in JSON.
  ///
  /// - Parameters:
  ///   - root: the document.
  ///   - settings: what holds for keys that are not there.
  /// - Throws: `JSONError` for the first thing that is wrong.
  init(_ root: JSONNode, settings: Settings) throws(JSONError) {
    width = settings.width
    pool = ItemPool(settings)
    var edits: JSONNode?
    for (key, node) in try root.members() {
      switch key {
      case "width": width = try node.isNull ? nil : node.number(.distance)
      case "style": try pool.readStyle(node, in: KeyPlaces.sections)
      case "sectionSpacing": sectionSpacing = try node.number(.length)
      case "viewport": viewport = try node.isNull ? nil : ViewportRequest(json: node)
      case "sections": continue
      case "edits": edits = node
      case "queries":
        queries = try node.isNull ? nil : node.elements().map(CollectionQuery.init(json:))
      case "items", "layout", "height": throw node.error("cannot stand beside \"sections\"")
      default: throw node.misplaced(key, known: Self.keys, in: KeyPlaces.sections)
      }
    }
    // Last, as sections take what the style says, wherever it stands.
    sections = try Self.sections(try root.member("sections"), settings, &pool)
    guard let edits, !edits.isNull else { return }
    var edited = sections
    for node in try edits.elements() {
      let edit = try CollectionEdit(json: node, sections: edited, settings, &pool)
      edit.apply(to: &edited)
      self.edits.append(edit)
    }
  }

  /// Reads sections, whose items go into the pool.
  static func sections(
    _ node: JSONNode, _ settings: Settings, _ pool: inout ItemPool
  ) throws(JSONError) -> [Section] {
    var sections: [Section] = []
    for node in try node.elements() {
      var section = Section(layout: LayoutRequest(settings))
      try section.read(node, &pool)
      sections.append(section)
    }
    return sections
  }
}

extension CollectionDocument.Section {
  /// The keys of a section in JSON.
  static let keys = [
    "layout", "insets", "header", "footer", "background", "style", "items",
  ]

  /// Takes the members of an object.
  fileprivate mutating func read(_ node: JSONNode, _ pool: inout ItemPool) throws(JSONError) {
    for (key, node) in try node.members() {
      switch key {
      case "layout":
        try layout.read(node)
        if node.has("overflowIndicator"), case let node = try node.member("overflowIndicator"),
          !node.isNull
        {
          throw node.error("is not for sections; the items that \"maxLines\" hides are left out")
        }
      case "insets": try insets.read(node)
      case "header": header = try node.isNull ? nil : SectionBoundary(json: node)
      case "footer": footer = try node.isNull ? nil : SectionBoundary(json: node)
      case "background":
        background = node.isNull ? nil : .zero
        if background != nil { try background?.read(node) }
      case "style": look = try pool.look(node)
      case "items": continue
      default: throw node.misplaced(key, known: Self.keys)
      }
    }
    // Last, as items take what the style says, wherever it stands.
    items = Array(try pool.read(try node.member("items"), look: look))
  }
}

extension SectionBoundary {
  /// The keys of a header or footer in JSON.
  static let keys = ["height", "pinned"]

  fileprivate init(json node: JSONNode) throws(JSONError) {
    self.init(height: try node.member("height").number(.length))
    for (key, node) in try node.members() where key != "height" {
      guard key == "pinned" else { throw node.misplaced(key, known: Self.keys) }
      isPinned = try node.bool()
    }
  }
}

extension CollectionDocument.ViewportRequest {
  /// The keys of a viewport in JSON.
  static let keys = ["x", "y", "width", "height", "contentInsets"]

  fileprivate init(json node: JSONNode) throws(JSONError) {
    for (key, node) in try node.members() {
      switch key {
      case "x": x = try node.isNull ? nil : node.number(.distance)
      case "y": y = try node.isNull ? nil : node.number(.distance)
      case "width": width = try node.isNull ? nil : node.number(.length)
      case "height": height = try node.isNull ? nil : node.number(.length)
      case "contentInsets": try contentInsets.read(node)
      default: throw node.misplaced(key, known: Self.keys, in: KeyPlaces.sections)
      }
    }
  }
}
