internal import FlowLayout

extension GridRequest {
  /// The keys of a grid in JSON, and that of the kind.
  static let keys = ["kind", "columns", "minimum", "maximum", "itemHeight"]

  /// Takes a member if it is one of these.
  ///
  /// - Returns: whether it is.
  mutating func take(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    switch key {
    case "kind": kind = try node.choice()
    case "columns": columns = try node.isNull ? nil : Int(node.number(.positiveCount))
    case "minimum": minimum = try node.isNull ? nil : node.number(.length)
    case "maximum": maximum = try node.isNull ? nil : node.number(.length)
    case "itemHeight": itemHeight = try node.isNull ? .measured : GridItemHeight(json: node)
    default: return false
    }
    return true
  }

  /// Makes sure that a layout has what its kind cannot do without.
  func check(_ node: JSONNode) throws(JSONError) {
    switch kind {
    case .columns where columns == nil: throw missing("columns", in: node)
    case .adaptive where minimum == nil: throw missing("minimum", in: node)
    default: break
    }
  }

  private func missing(_ key: String, in node: JSONNode) -> JSONError {
    JSONNode(.null, path: .key(key, of: node.path))
      .error("is required for the kind \(JSONWriter.quoted(kind.word))")
  }
}

extension GridItemHeight {
  /// Reads `measured`, `square`, or a height as a number or its text.
  fileprivate init(json node: JSONNode) throws(JSONError) {
    switch node.value {
    case .number: self = .fixed(try node.number(.length))
    case .string("measured"): self = .measured
    case .string("square"): self = .square
    case .string(let text):
      guard let height = parseNumber(text), height >= 0 else {
        throw node.error(
          "must be \"measured\", \"square\" or a number of at least 0,"
            + " not \(JSONWriter.quoted(text))")
      }
      self = .fixed(height)
    default: throw node.wrongType("\"measured\", \"square\" or a number")
    }
  }
}
