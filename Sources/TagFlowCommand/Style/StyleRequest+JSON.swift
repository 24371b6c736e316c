internal import TextMeasure

extension StyleRequest {
  /// The keys of a style in JSON.
  static let keys = [
    "font", "index", "size", "weight", "axes", "features", "language", "direction",
    "letterSpacing", "wordSpacing", "maxLines", "truncation", "wrap", "lineBreak", "tabWidth",
    "strut", "usesFontLeading", "lineHeight", "rounding", "fallback",
  ]

  /// Takes a member if it is one of a style's.
  ///
  /// - Returns: whether it is.
  mutating func take(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    if try takeFont(key, node) { return true }
    if try takeLines(key, node) { return true }
    switch key {
    case "features": features = try node.isNull ? [] : StyleRequest.features(node)
    case "language": language = try node.isNull ? nil : node.string()
    case "direction": direction = try node.choice()
    case "letterSpacing": letterSpacing = try node.number(.spacing)
    case "wordSpacing": wordSpacing = try node.number(.spacing)
    case "tabWidth": tabWidth = try node.number(.size)
    case "rounding": rounding = try node.choice()
    default: return false
    }
    return true
  }

  private mutating func takeFont(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    switch key {
    case "font": font = try node.string()
    case "index": index = try node.count()
    case "size": size = try node.number(.size)
    case "weight": weight = try node.isNull ? nil : node.number(.weight)
    case "axes": axes = try node.isNull ? [:] : StyleRequest.axes(node)
    case "fallback":
      fallback =
        try node.isNull
        ? [] : node.elements().map { node throws(JSONError) in try node.string() }
    default: return false
    }
    return true
  }

  private mutating func takeLines(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    switch key {
    case "maxLines": maxLines = try node.isNull ? nil : Int(node.number(.positiveCount))
    case "truncation": truncation = try node.choice()
    case "wrap": wrap = try node.choice()
    case "lineBreak": lineBreak = try node.choice()
    case "strut": strut = try node.bool()
    case "usesFontLeading": usesFontLeading = try node.bool()
    case "lineHeight": lineHeight = try node.isNull ? nil : node.number(.size)
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

  private static func features(_ node: JSONNode) throws(JSONError) -> [FontFeature] {
    let list = try node.string()
    do { return try FontFeature.list(list) } catch { throw node.error(error.description) }
  }
}
