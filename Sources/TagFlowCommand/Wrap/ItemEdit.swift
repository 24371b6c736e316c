/// One thing that is done to the items of a document, or to their container; items are known by
/// their indices in the pool.
enum ItemEdit: Equatable {
  case insert([Int], at: Int)
  case remove(Range<Int>)
  case replace(Range<Int>, with: [Int])
  case move(Range<Int>, to: Int)
  /// Another container; a side that is nil stays, one of which nil is in it is unbounded.
  case resize(width: Double??, height: Double??)
}

extension ItemEdit {
  private static let names = ["insert", "remove", "move", "replace", "resize"]

  /// Reads an edit in JSON.
  ///
  /// - Parameters:
  ///   - node: the edit.
  ///   - count: how many items there are after the edits before it.
  ///   - document: the document, whose pool takes new items.
  /// - Throws: `JSONError` for the first thing that is wrong.
  init(json node: JSONNode, count: Int, _ document: inout WrapDocument) throws(JSONError) {
    let (name, edit) = try node.onlyMember(of: Self.names)
    switch name {
    case "insert":
      try edit.takesOnly(["item", "items"])
      let place = try edit.member("item").place(among: count, "items")
      self = .insert(Array(try document.pool.read(try edit.member("items"))), at: place)
    case "remove":
      try edit.takesOnly(["range"])
      self = .remove(try edit.member("range").range(of: count, "items"))
    case "replace":
      try edit.takesOnly(["range", "items"])
      let range = try edit.member("range").range(of: count, "items")
      self = .replace(range, with: Array(try document.pool.read(try edit.member("items"))))
    case "move":
      try edit.takesOnly(["range", "to"])
      let range = try edit.member("range").range(of: count, "items")
      self = .move(range, to: try edit.member("to").place(among: count - range.count, "items"))
    default:
      try edit.takesOnly(["width", "height"])
      self = .resize(width: try edit.side("width"), height: try edit.side("height"))
    }
  }

  /// Does the same to items that no one has arranged.
  func apply(to items: inout [Int]) {
    switch self {
    case .insert(let new, let place): items.insert(contentsOf: new, at: place)
    case .remove(let range): items.removeSubrange(range)
    case .replace(let range, let new): items.replaceSubrange(range, with: new)
    case .move(let range, let place):
      let moved = items[range]
      items.removeSubrange(range)
      items.insert(contentsOf: moved, at: place)
    case .resize: break
    }
  }
}
