internal import FlowLayout
internal import LayoutGeometry
internal import TagFlow

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
      case "layout": try readLayout(node)
      case "style": try readStyle(node)
      case "items": items = node
      default: throw node.refusal(of: key, known: ["width", "height", "layout", "style", "items"])
      }
    }
    guard let items else { throw root.error("has no key \"items\"; it is required") }
    // Last, as items take what the style says, wherever it stands.
    for node in try items.elements() { self.items.append(try item(node)) }
  }

  private mutating func readLayout(_ node: JSONNode) throws(JSONError) {
    for (key, node) in try node.members() {
      if key == "overflowIndicator" {
        overflowIndicator = try node.isNull ? nil : node.string()
      } else if try !layout.take(key, node) {
        throw node.refusal(
          of: key, known: ["overflowIndicator"] + FlowLayout.keys, planned: FlowLayout.plannedKeys)
      }
    }
  }

  private mutating func readStyle(_ node: JSONNode) throws(JSONError) {
    var sizingNode: JSONNode?
    for (key, node) in try node.members() {
      if key == "tagSizing" {
        sizingNode = node
        sizing = try node.isNull ? SizingRequest() : SizingRequest(json: node)
      } else if try !looks[0].take(key, node) {
        throw node.refusal(of: key, known: ["tagSizing"] + Look.keys)
      }
    }
    let sizing = sizing.sizing(from: looks[0].style.size)
    guard let sizingNode, sizing.largest < sizing.smallest else { return }
    throw sizingNode.error(
      "the largest size is below the smallest:"
        + " \(JSONNumber.text(sizing.largest)) and \(JSONNumber.text(sizing.smallest))")
  }
}

extension WrapDocument.Look {
  /// The keys of a look in JSON.
  static let keys = StyleRequest.keys + ChipRequest.keys

  /// Takes a member if it is one of a look's.
  ///
  /// - Returns: whether it is.
  mutating func take(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    if try chip.take(key, node) { return true }
    return try style.take(key, node)
  }
}
