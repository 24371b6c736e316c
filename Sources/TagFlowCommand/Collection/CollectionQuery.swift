internal import FlowLayout
internal import LayoutGeometry
internal import TagFlow

/// Something that is asked of sections that were arranged.
enum CollectionQuery {
  /// Which item is at a point.
  case item(at: Point)
  /// Which elements overlap a rectangle.
  case attributes(in: Rect)
  /// What is told of one element; of a header, footer or background the item does not matter.
  case element(CollectionElementKind, at: ItemPath)
  /// Where text and accessories of an item stand.
  case parts(of: ItemPath)
  /// The lines and frames of a section's cells, from their own corner.
  case cells(of: Int)
  /// What is at the top of the view.
  case anchor
  /// From where to where the view scrolls.
  case scrollRange
  /// Whether a view of a size needs another arrangement.
  case isInvalidated(by: Size)
}

extension CollectionQuery {
  private static let names = [
    "itemAt", "attributesIn", "attributesOf", "partsOf", "cellsOf", "anchor", "scrollRange",
    "invalidatedBy",
  ]

  /// Reads a query in JSON.
  init(json node: JSONNode) throws(JSONError) {
    let (name, query) = try node.onlyMember(of: Self.names)
    switch name {
    case "itemAt": self = .item(at: try query.point())
    case "attributesIn": self = .attributes(in: try query.rect())
    case "attributesOf":
      try query.takesOnly(["kind", "section", "item"])
      let kind: CollectionElementKind =
        query.has("kind") ? try query.member("kind").choice() : .cell
      self = .element(kind, at: try query.path(needsItem: kind == .cell))
    case "partsOf":
      try query.takesOnly(["section", "item"])
      self = .parts(of: try query.path())
    case "cellsOf":
      try query.takesOnly(["section"])
      self = .cells(of: try query.member("section").count())
    case "anchor":
      try query.takesOnly([])
      self = .anchor
    case "scrollRange":
      try query.takesOnly([])
      self = .scrollRange
    default:
      try query.takesOnly(["width", "height"])
      self = .isInvalidated(
        by: Size(
          width: try query.member("width").number(.length),
          height: try query.member("height").number(.length)))
    }
  }
}

extension JSONNode {
  /// The path of an item.
  fileprivate func path(needsItem: Bool = true) throws(JSONError) -> ItemPath {
    ItemPath(
      section: try member("section").count(),
      item: needsItem || has("item") ? try member("item").count() : 0)
  }
}

extension CollectionRun {
  /// Writes the answer to a query; `null` where there is nothing of what it asks about.
  func writeAnswer(
    to query: CollectionQuery, of arrangement: CollectionArrangement, as json: inout JSONWriter
  ) {
    switch query {
    case .item(let point):
      guard let path = arrangement.item(at: point) else { return json.null() }
      json.object { $0.members(of: path) }
    case .attributes(let rect):
      json.array(arrangement.attributes(in: rect)) { $0.value($1) }
    case .element(let kind, let path):
      let attributes =
        kind == .cell
        ? arrangement.attributes(at: path)
        : arrangement.attributes(of: kind, inSection: path.section)
      guard let attributes else { return json.null() }
      json.value(attributes)
    case .parts(let path): writeParts(of: path, in: arrangement, as: &json)
    case .cells(let section):
      guard sections.indices.contains(section) else { return json.null() }
      json.object { $0.members(of: arrangement.cells(inSection: section)) }
    case .anchor:
      guard let anchor = arrangement.anchor else { return json.null() }
      json.value(anchor)
    case .scrollRange:
      let range = arrangement.scrollRange
      json.array([range.lowerBound, range.upperBound]) { $0.value($1) }
    case .isInvalidated(let size):
      json.value(arrangement.invalidates(forBoundsChange: Rect(origin: .zero, size: size)))
    }
  }

  private func writeParts(
    of path: ItemPath, in arrangement: CollectionArrangement, as json: inout JSONWriter
  ) {
    guard let frame = arrangement.attributes(at: path)?.frame,
      case let section = sections[path.section], let tag = tags[section.items[path.item]]
    else { return json.null() }
    json.value(tag.parts(in: frame, direction: section.layout.flow.direction))
  }
}
