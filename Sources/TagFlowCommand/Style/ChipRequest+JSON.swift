internal import LayoutGeometry
internal import TagFlow
internal import TagFlowPicture
internal import TextMeasure

extension ChipRequest {
  /// The keys of a tag's box in JSON.
  static let keys = [
    "padding", "minWidth", "maxWidth", "leadingAccessory", "trailingAccessory", "chipColor",
    "textColor", "radius",
  ]

  /// Takes a member if it is one of a tag's box.
  ///
  /// - Returns: whether it is.
  mutating func take(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    switch key {
    case "padding": try padding.read(node)
    case "minWidth": minWidth = try node.number(.length)
    case "maxWidth": maxWidth = try node.isNull ? nil : node.number(.length)
    case "leadingAccessory": leadingAccessory = try node.isNull ? nil : TagAccessory(json: node)
    case "trailingAccessory": trailingAccessory = try node.isNull ? nil : TagAccessory(json: node)
    case "chipColor": chipColor = try node.isNull ? nil : RGBAColor(json: node)
    case "textColor": textColor = try node.isNull ? nil : RGBAColor(json: node)
    case "radius": cornerRadius = try node.isNull ? nil : node.number(.length)
    default: return false
    }
    return true
  }
}

extension RGBAColor {
  /// What options and documents take as a colour.
  static let wanted = "a colour such as #f80, #ff880080, teal or transparent"

  fileprivate init(json node: JSONNode) throws(JSONError) {
    let css = try node.string()
    guard let color = RGBAColor(css: css) else {
      throw node.error("must be \(RGBAColor.wanted), not \(JSONWriter.quoted(css))")
    }
    self = color
  }
}

extension TagAccessory {
  fileprivate init(json node: JSONNode) throws(JSONError) {
    self.init(size: .zero)
    for (key, node) in try node.members() {
      switch key {
      case "width": size.width = try node.number(.length)
      case "height": size.height = try node.number(.length)
      case "spacing": spacing = try node.number(.length)
      default: throw node.refusal(of: key, known: ["width", "height", "spacing"])
      }
    }
  }
}
