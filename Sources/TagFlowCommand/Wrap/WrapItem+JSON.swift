internal import FlowLayout
internal import LayoutGeometry
internal import TagFlow

extension WrapDocument {
  private typealias Members = [(key: String, node: JSONNode)]

  /// Reads an item: a text, an object with a text, or a box of a size.
  mutating func item(_ node: JSONNode) throws(JSONError) -> Item {
    if case .string(let text) = node.value { return .text(Text(tag: Tag(text)), look: 0) }
    guard case .object = node.value else { throw node.wrongType("a string or an object") }
    let members = try node.members()
    return try members.contains { $0.key == "text" } ? text(members) : box(members)
  }

  private mutating func text(_ members: Members) throws(JSONError) -> Item {
    var text = Text(tag: Tag(""))
    var look = looks[0]
    for (key, node) in members {
      if try text.take(key, node) { continue }
      guard try look.take(key, node) else {
        throw node.refusal(of: key, known: Text.keys + Look.keys)
      }
    }
    // A look that many texts share is kept once.
    if look == looks[0] { return .text(text, look: 0) }
    if look != looks[looks.count - 1] { looks.append(look) }
    return .text(text, look: looks.count - 1)
  }

  private func box(_ members: Members) throws(JSONError) -> Item {
    var box = FlowItem(size: .zero)
    for (key, node) in members {
      switch key {
      case "width": box.size.width = try node.number(.notNegative)
      case "height": box.size.height = try node.number(.notNegative)
      case "baseline": box.baseline = try node.isNull ? nil : node.number()
      case "grow": box.grow = try node.number(.notNegative)
      case "maxWidth": box.maximum = try node.isNull ? nil : node.number(.notNegative)
      case "breakBefore": box.breakBefore = try node.bool()
      case "alignment": box.alignment = try node.isNull ? nil : node.choice()
      default:
        throw node.refusal(
          of: key,
          known: [
            "text", "width", "height", "baseline", "grow", "maxWidth", "breakBefore", "alignment",
          ])
      }
    }
    return .box(box)
  }
}

extension WrapDocument.Text {
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
    case "grow": tag.grow = try node.number(.notNegative)
    case "breakBefore": tag.breakBefore = try node.bool()
    case "alignment": tag.alignment = try node.isNull ? nil : node.choice()
    default: return false
    }
    return true
  }
}
