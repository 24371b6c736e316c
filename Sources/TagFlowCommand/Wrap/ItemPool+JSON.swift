internal import FlowLayout
internal import LayoutGeometry
internal import TagFlow

extension ItemPool {
  private typealias Members = [(key: String, node: JSONNode)]

  /// Reads items, whose texts look as one of the looks where they say nothing else.
  ///
  /// - Returns: where they are among the items.
  @discardableResult
  mutating func read(_ node: JSONNode, look: Int = 0) throws(JSONError) -> Range<Int> {
    let start = items.count
    for node in try node.elements() {
      items.append(try item(node, look: look))
      paths.append(node.path)
    }
    return start..<items.count
  }

  /// Reads the style of all texts of a document that has these parts.
  mutating func readStyle(
    _ node: JSONNode, in places: [KeyPlaces.Place]
  ) throws(JSONError) {
    var sizingNode: JSONNode?
    for (key, node) in try node.members() {
      if key == "tagSizing" {
        sizingNode = node
        sizing = try node.isNull ? SizingRequest() : SizingRequest(json: node)
      } else if try !looks[0].take(key, node) {
        throw node.misplaced(key, known: ["tagSizing"] + Look.keys, in: places)
      }
    }
    let sizing = sizing.sizing(from: looks[0].style.size)
    guard let sizingNode, sizing.largest < sizing.smallest else { return }
    throw sizingNode.error(
      "the largest size is below the smallest:"
        + " \(JSONNumber.text(sizing.largest)) and \(JSONNumber.text(sizing.smallest))")
  }

  /// Reads a style that differs from that of all texts where it says so.
  ///
  /// - Returns: which of the looks it is.
  mutating func look(_ node: JSONNode) throws(JSONError) -> Int {
    var look = looks[0]
    look.path = node.path
    for (key, node) in try node.members() {
      guard try look.take(key, node) else { throw node.misplaced(key, known: Look.keys) }
    }
    looks.append(look)
    return looks.count - 1
  }

  /// Reads an item: a text, an object with a text, or a box of a size.
  private mutating func item(_ node: JSONNode, look: Int) throws(JSONError) -> Item {
    if case .string(let text) = node.value { return .text(Text(tag: Tag(text)), look: look) }
    guard case .object = node.value else { throw node.wrongType("a string or an object") }
    let members = try node.members()
    guard members.contains(where: { $0.key == "text" }) else { return try box(members) }
    return try text(members, look: look, at: node.path)
  }

  private mutating func text(
    _ members: Members, look base: Int, at path: JSONPath
  ) throws(JSONError) -> Item {
    var text = Text(tag: Tag(""))
    var look = looks[base]
    for (key, node) in members {
      if try text.take(key, node) { continue }
      guard try look.take(key, node) else {
        throw node.misplaced(key, known: Text.keys + Look.keys)
      }
    }
    // A look that many texts share is kept once.
    if look == looks[base] { return .text(text, look: base) }
    if look != looks[looks.count - 1] {
      look.path = path
      looks.append(look)
    }
    return .text(text, look: looks.count - 1)
  }

  /// The keys of a box.
  static let boxKeys = [
    "width", "height", "baseline", "grow", "maxWidth", "breakBefore", "alignment",
  ]

  private func box(_ members: Members) throws(JSONError) -> Item {
    var box = FlowItem(size: .zero)
    for (key, node) in members {
      switch key {
      case "width": box.size.width = try node.number(.length)
      case "height": box.size.height = try node.number(.length)
      case "baseline": box.baseline = try node.isNull ? nil : node.number(.distance)
      case "grow": box.grow = try node.number(.length)
      case "maxWidth": box.maximum = try node.isNull ? nil : node.number(.length)
      case "breakBefore": box.breakBefore = try node.bool()
      case "alignment": box.alignment = try node.isNull ? nil : node.choice()
      default:
        throw node.misplaced(key, known: Self.boxKeys)
      }
    }
    return .box(box)
  }
}

extension ItemPool.Text {
  /// The keys of a text that are no look.
  static let keys = ["text", "tagWeight", "grow", "breakBefore", "alignment"]

  /// Takes a member if it is one of these.
  ///
  /// - Returns: whether it is.
  mutating func take(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    switch key {
    case "text": tag.text = try node.string()
    case "tagWeight":
      isWeighted = !node.isNull
      if isWeighted { tag.weight = try node.number(.notNegative) }
    case "grow": tag.grow = try node.number(.length)
    case "breakBefore": tag.breakBefore = try node.bool()
    case "alignment": tag.alignment = try node.isNull ? nil : node.choice()
    default: return false
    }
    return true
  }
}

extension ItemPool.Look {
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
