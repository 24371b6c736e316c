internal import FlowLayout
internal import LayoutGeometry

extension FlowLayout {
  /// The keys of lines in JSON.
  static let keys = [
    "axis", "direction", "itemSpacing", "lineSpacing", "insets", "breaking", "minLines",
    "maxLines", "maxItemsPerLine", "justification", "lastLine", "alignment", "lineAlignment",
    "oversize", "itemSeparator", "lineSeparator", "pixelScale",
  ]

  /// Takes a member if it is one of these.
  ///
  /// - Returns: whether it is.
  mutating func take(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    if try takeLines(key, node) { return true }
    if try takePlaces(key, node) { return true }
    switch key {
    case "axis": axis = try node.choice()
    case "direction": direction = try node.choice()
    case "itemSpacing": itemSpacing = try node.number(.distance)
    case "lineSpacing": lineSpacing = try node.number(.distance)
    case "insets": try insets.read(node)
    case "itemSeparator": itemSeparator = try node.isNull ? nil : Size(json: node)
    case "lineSeparator": lineSeparator = try node.isNull ? nil : node.number(.length)
    case "pixelScale": pixelScale = try node.isNull ? nil : node.number(.pixelScale)
    default: return false
    }
    return true
  }

  /// How items are divided into lines.
  private mutating func takeLines(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    switch key {
    case "breaking": breaking = try node.choice()
    case "minLines": minLines = try node.isNull ? nil : Int(node.number(.positiveCount))
    case "maxLines": maxLines = try node.isNull ? nil : node.count()
    case "maxItemsPerLine":
      maxItemsPerLine = try node.isNull ? nil : Int(node.number(.positiveCount))
    default: return false
    }
    return true
  }

  /// Where items and lines stand in the space that there is.
  private mutating func takePlaces(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    switch key {
    case "justification": justification = try node.choice()
    case "lastLine": lastLine = try node.choice()
    case "alignment": alignment = try node.choice()
    case "lineAlignment": lineAlignment = try node.choice()
    case "oversize": oversize = try node.choice()
    default: return false
    }
    return true
  }
}

extension Size {
  /// Reads a size; a side that is not there is 0.
  fileprivate init(json node: JSONNode) throws(JSONError) {
    self = .zero
    for (key, node) in try node.members() {
      switch key {
      case "width": width = try node.number(.length)
      case "height": height = try node.number(.length)
      default: throw node.refusal(of: key, known: ["width", "height"])
      }
    }
  }
}
