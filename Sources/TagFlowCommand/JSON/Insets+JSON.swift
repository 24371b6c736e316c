internal import LayoutGeometry

extension Insets {
  /// Takes the sides that an object names; the others stay.
  mutating func read(_ node: JSONNode) throws(JSONError) {
    for (key, node) in try node.members() {
      switch key {
      case "top": top = try node.number(.length)
      case "left": left = try node.number(.length)
      case "bottom": bottom = try node.number(.length)
      case "right": right = try node.number(.length)
      default: throw node.refusal(of: key, known: ["top", "left", "bottom", "right"])
      }
    }
  }
}
