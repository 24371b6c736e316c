extension StyleRequest {
  /// The keys of a style in JSON.
  static let keys = ["font", "index", "size", "weight", "axes", "rounding"]

  /// Keys of the format that are to come.
  static let plannedKeys = [
    "features", "language", "direction", "letterSpacing", "wordSpacing", "maxLines", "truncation",
    "wrap", "lineBreak", "tabWidth", "strut", "usesFontLeading", "lineHeight", "fallback",
  ]

  /// Takes a member if it is one of a style's.
  ///
  /// - Returns: whether it is.
  mutating func take(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    switch key {
    case "font": font = try node.string()
    case "index": index = try node.count()
    case "size": size = try node.number(.size)
    case "weight": weight = try node.isNull ? nil : node.number(.weight)
    case "axes": axes = try StyleRequest.axes(node)
    case "rounding": rounding = try node.choice()
    default: return false
    }
    return true
  }

  private static func axes(_ node: JSONNode) throws(JSONError) -> [String: Double] {
    var axes: [String: Double] = [:]
    for (tag, node) in try node.members() {
      guard isAxisTag(tag) else {
        throw node.error("is not an axis tag; use four ASCII characters, as in wght")
      }
      axes[tag] = try node.number()
    }
    return axes
  }
}
