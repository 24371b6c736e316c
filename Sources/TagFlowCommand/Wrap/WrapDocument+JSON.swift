extension WrapDocument {
  /// The keys of a document of items, and that which makes it another.
  static let keys = [
    "width", "height", "fitLines", "layout", "style", "items", "sections", "edits", "queries",
  ]

  /// Reads a document in JSON.
  ///
  /// - Parameters:
  ///   - root: the document.
  ///   - settings: what holds for keys that are not there.
  /// - Throws: `JSONError` for the first thing that is wrong.
  init(_ root: JSONNode, settings: Settings) throws(JSONError) {
    self.init(settings)
    var (items, edits): (JSONNode?, JSONNode?)
    for (key, node) in try root.members() {
      switch key {
      case "width": width = try node.isNull ? nil : node.number(.distance)
      case "height": height = try node.isNull ? nil : node.number(.distance)
      case "fitLines": fitLines = try node.isNull ? nil : Int(node.number(.positiveCount))
      case "layout": try layout.read(node)
      case "style": try pool.readStyle(node, in: KeyPlaces.items)
      case "items": items = node
      case "edits": edits = node
      case "queries": queries = try node.isNull ? nil : node.elements().map(ItemQuery.init(json:))
      case "viewport", "sectionSpacing": throw node.error("needs \"sections\" beside it")
      default:
        throw node.misplaced(key, known: Self.keys)
      }
    }
    guard let items else {
      throw root.error("has neither a key \"items\" nor \"sections\"; one is required")
    }
    // Last, as items take what the style says, wherever it stands.
    self.items = try pool.read(items)
    if let edits, !edits.isNull { try readEdits(edits) }
  }

  /// Reads edits, each of the items that those before it leave.
  private mutating func readEdits(_ node: JSONNode) throws(JSONError) {
    var order = Array(items)
    for node in try node.elements() {
      let edit = try ItemEdit(json: node, count: order.count, &self)
      edit.apply(to: &order)
      edits.append(edit)
    }
    guard edits.isEmpty || layout.overflowIndicator == nil else {
      throw node.error("cannot stand beside an \"overflowIndicator\"")
    }
  }
}
