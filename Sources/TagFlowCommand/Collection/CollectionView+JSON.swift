internal import FlowLayout
internal import LayoutGeometry

extension CollectionScroll {
  /// Reads where a view goes.
  init(json node: JSONNode) throws(JSONError) {
    try node.takesOnly(["x", "y", "anchor"])
    guard node.has("anchor") else {
      self = .origin(
        x: node.has("x") ? try node.member("x").number(.distance) : nil,
        y: node.has("y") ? try node.member("y").number(.distance) : nil)
      return
    }
    guard !node.has("x"), !node.has("y") else {
      throw node.error("has an \"anchor\" and a corner; one is enough")
    }
    self = .anchor(try ScrollAnchor(json: try node.member("anchor")))
  }
}

extension CollectionResize {
  /// Reads what a view becomes.
  init(json node: JSONNode) throws(JSONError) {
    try node.takesOnly(["width", "height", "contentInsets"])
    width = try node.side("width")
    height = try node.side("height")
    guard node.has("contentInsets") else { return }
    var insets = Insets.zero
    try insets.read(try node.member("contentInsets"))
    contentInsets = insets
  }
}

extension ScrollAnchor {
  /// Reads an anchor as answers have it.
  fileprivate init(json node: JSONNode) throws(JSONError) {
    try node.takesOnly(["kind", "section", "item", "offset", "height"])
    let kind: CollectionElementKind = try node.member("kind").choice()
    let (item, height) = (try? node.member("item"), try? node.member("height"))
    self.init(
      kind: kind,
      path: ItemPath(
        section: try node.member("section").count(),
        item: try item.map { item throws(JSONError) in item.isNull ? 0 : try item.count() } ?? 0),
      offset: try node.member("offset").number(.distance),
      height: try height?.number(.length) ?? 0)
  }
}

extension CollectionElementKind: Choice {}
