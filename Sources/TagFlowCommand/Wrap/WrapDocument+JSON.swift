internal import FlowLayout
internal import LayoutGeometry

extension WrapDocument {
  /// Reads a document in JSON.
  ///
  /// - Parameters:
  ///   - json: the text.
  ///   - settings: what holds for keys that are not there.
  /// - Throws: `JSONError` for the first thing that is wrong.
  init(json: Span<UInt8>, settings: Settings) throws(JSONError) {
    self.init(settings)
    let root = JSONNode(try JSONParser.parse(json))
    var items: JSONNode?
    for (key, node) in try root.members() {
      switch key {
      case "width": width = try node.isNull ? nil : node.number()
      case "height": height = try node.isNull ? nil : node.number()
      case "layout": try layout.read(node)
      case "style": try readStyle(node)
      case "items": items = node
      default: throw node.refusal(of: key, known: ["width", "height", "layout", "style", "items"])
      }
    }
    guard let items else { throw root.error("has no key \"items\"; it is required") }
    // Last, as items take what the style says, wherever it stands.
    for node in try items.elements() { self.items.append(try item(node)) }
  }

  private mutating func readStyle(_ node: JSONNode) throws(JSONError) {
    for (key, node) in try node.members() {
      if key == "padding" {
        try padding.read(node)
      } else if try !styles[0].take(key, node) {
        throw node.refusal(of: key, known: ["padding"] + StyleRequest.keys)
      }
    }
  }
}

// MARK: - Items

extension WrapDocument {
  private mutating func item(_ node: JSONNode) throws(JSONError) -> Item {
    if case .string(let text) = node.value { return .text(text, style: 0) }
    guard case .object = node.value else { throw node.wrongType("a string or an object") }
    let members = try node.members()
    return try members.contains { $0.key == "text" } ? tag(members) : box(members)
  }

  private mutating func tag(
    _ members: [(key: String, node: JSONNode)]
  ) throws(JSONError) -> Item {
    var text = ""
    var style = styles[0]
    for (key, node) in members {
      if key == "text" {
        text = try node.string()
      } else if try !style.take(key, node) {
        throw node.refusal(
          of: key, known: ["text"] + StyleRequest.keys,
          planned: ["tagWeight", "minWidth", "maxWidth"])
      }
    }
    if members.count == 1 { return .text(text, style: 0) }
    styles.append(style)
    return .text(text, style: styles.count - 1)
  }

  private func box(_ members: [(key: String, node: JSONNode)]) throws(JSONError) -> Item {
    var box = FlowItem(size: .zero)
    for (key, node) in members {
      switch key {
      case "width": box.size.width = try node.number(.notNegative)
      case "height": box.size.height = try node.number(.notNegative)
      case "baseline": box.baseline = try node.isNull ? nil : node.number()
      default:
        throw node.refusal(
          of: key, known: ["text", "width", "height", "baseline"],
          planned: ["grow", "maxWidth", "breakBefore", "alignment"])
      }
    }
    return .box(box)
  }
}

// MARK: - Layout

extension FlowLayout {
  /// What names the rules of `layout`.
  private enum Kind: String, CaseIterable { case flow, columns, adaptive, fullWidth }
  private enum Axis: String, CaseIterable { case horizontal, vertical }
  private enum Direction: String, CaseIterable { case ltr, rtl }
  private enum Breaking: String, CaseIterable { case greedy, balanced }

  private static let keys = [
    "kind", "axis", "direction", "itemSpacing", "lineSpacing", "insets", "breaking",
  ]

  private static let plannedKeys = [
    "minLines", "maxLines", "maxItemsPerLine", "justification", "lastLine", "alignment",
    "lineAlignment", "oversize", "overflowIndicator", "pixelScale", "columns", "minimum", "maximum",
    "itemHeight",
  ]

  fileprivate mutating func read(_ node: JSONNode) throws(JSONError) {
    for (key, node) in try node.members() {
      switch key {
      case "kind": try node.expect(Kind.flow)
      case "breaking": try node.expect(Breaking.greedy)
      case "axis": axis = try node.choice(Axis.self) == .vertical ? .vertical : .horizontal
      case "direction":
        direction = try node.choice(Direction.self) == .rtl ? .rightToLeft : .leftToRight
      case "itemSpacing": itemSpacing = try node.number()
      case "lineSpacing": lineSpacing = try node.number()
      case "insets": try insets.read(node)
      default:
        throw node.refusal(of: key, known: FlowLayout.keys, planned: FlowLayout.plannedKeys)
      }
    }
  }
}

extension Insets {
  fileprivate mutating func read(_ node: JSONNode) throws(JSONError) {
    for (key, node) in try node.members() {
      switch key {
      case "top": top = try node.number(.notNegative)
      case "left": left = try node.number(.notNegative)
      case "bottom": bottom = try node.number(.notNegative)
      case "right": right = try node.number(.notNegative)
      default: throw node.refusal(of: key, known: ["top", "left", "bottom", "right"])
      }
    }
  }
}

extension JSONNode {
  /// Takes only the one choice that there is so far.
  fileprivate func expect<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    _ supported: Choice
  ) throws(JSONError) {
    let choice = try choice(Choice.self)
    guard choice == supported else {
      throw error("\(JSONWriter.quoted(choice.rawValue)) is not supported yet")
    }
  }
}
