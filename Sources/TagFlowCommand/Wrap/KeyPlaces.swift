internal import FlowLayout

/// Where each key of a document belongs, for messages about one that stands elsewhere.
enum KeyPlaces {
  /// A part of a document and its keys.
  typealias Place = (name: String, keys: [String])

  /// The parts of a document of items.
  static let items: [Place] = [
    ("$", WrapDocument.keys),
    ("$.layout", LayoutRequest.keys),
    ("$.style", ["tagSizing"] + ItemPool.Look.keys),
    ("an item with a \"text\"", ItemPool.Text.keys + ItemPool.Look.keys),
    ("an item without a \"text\"", ItemPool.boxKeys),
  ]

  /// The parts of a document of sections.
  static let sections: [Place] = [
    ("$", CollectionDocument.keys),
    ("$.viewport", CollectionDocument.ViewportRequest.keys),
    ("a section", CollectionDocument.Section.keys),
    ("the \"layout\" of a section", LayoutRequest.keys.filter { $0 != "overflowIndicator" }),
    ("$.style", ["tagSizing"] + ItemPool.Look.keys),
    ("the \"style\" of a section", ItemPool.Look.keys),
    ("an item with a \"text\"", ItemPool.Text.keys + ItemPool.Look.keys),
    ("an item without a \"text\"", ItemPool.boxKeys),
    ("a \"header\" or \"footer\"", SectionBoundary.keys),
  ]

  /// Those of the document that a path is in.
  ///
  /// What stands outside of all sections looks like a document of items.
  static func around(_ path: JSONPath) -> [Place] {
    ["sections", "edits"].contains(path.first) ? sections : items
  }
}

extension JSONNode {
  /// The error for a member that a part of a document does not take, with the places where it
  /// belongs, if any, or else the nearest of `known`.
  ///
  /// - Parameters:
  ///   - key: the member's key.
  ///   - known: the keys that the part takes.
  ///   - places: the parts of the document; nil is those that the path tells.
  /// - Returns: the error.
  func misplaced(
    _ key: String, known: [String], in places: [KeyPlaces.Place]? = nil
  ) -> JSONError {
    let homes = (places ?? KeyPlaces.around(path)).filter { $0.keys.contains(key) }.map(\.name)
    guard !homes.isEmpty else { return refusal(of: key, known: known) }
    return error("unknown key here; it belongs in \(listing(homes))")
  }
}
