internal import LayoutGeometry

extension Insets {
  /// Takes the sides that an object names; the others stay.
  mutating func read(_ node: JSONNode) throws(JSONError) {
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
