internal import FlowLayout
internal import LayoutGeometry
internal import TagFlow

/// Something that is asked of items that were arranged.
enum ItemQuery: Equatable {
  /// Which item is at a point.
  case item(at: Point)
  /// Which items overlap a rectangle.
  case items(in: Rect)
  /// Where text and accessories of an item stand.
  case parts(of: Int)
  /// What all items would take without a limit of lines.
  case unlimited
  /// At which sides along the lines the items of some line change.
  case changes(ClosedRange<Double>)
}

extension ItemQuery {
  private static let names = ["itemAt", "itemsIn", "partsOf", "unlimited", "changesBetween"]

  /// Reads a query in JSON.
  init(json node: JSONNode) throws(JSONError) {
    let (name, query) = try node.onlyMember(of: Self.names)
    switch name {
    case "itemAt": self = .item(at: try query.point())
    case "itemsIn": self = .items(in: try query.rect())
    case "partsOf":
      try query.takesOnly(["item"])
      self = .parts(of: try query.member("item").count())
    case "unlimited":
      try query.takesOnly([])
      self = .unlimited
    default: self = .changes(try query.interval())
    }
  }
}

extension ArrangedDocument {
  /// Writes the answer to a query; `null` where there is nothing of what it asks about.
  func writeAnswer(to query: ItemQuery, as json: inout JSONWriter) {
    switch query {
    case .item(let point):
      if let item = arrangement.item(at: point) { json.value(item) } else { json.null() }
    case .items(let rect): json.array(arrangement.items(in: rect)) { $0.value($1) }
    case .parts(let index):
      guard items.indices.contains(index), let frame = arrangement.frame(at: index),
        let tag = tags[items[index]]
      else { return json.null() }
      json.value(tag.parts(in: frame, direction: document.layout.flow.direction))
    case .unlimited:
      json.object { json in
        json.member("width", arrangement.unlimited.size.width)
        json.member("height", arrangement.unlimited.size.height)
        json.member("lines", arrangement.unlimited.lineCount)
      }
    case .changes(let sides):
      guard case .flow(let layout) = document.layout.cells else { return json.null() }
      json.array(layout.changes(of: boxes, in: sides)) { $0.value($1) }
    }
  }
}
