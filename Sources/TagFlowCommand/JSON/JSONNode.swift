/// A value and its path: what reading code passes on, so that every error names the key.
package struct JSONNode {
  package let value: JSONValue
  package let path: JSONPath

  package init(_ value: JSONValue, path: JSONPath = .root) {
    self.value = value
    self.path = path
  }

  /// An error about this value.
  package func error(_ message: String) -> JSONError {
    JSONError(path: path.description, message: message)
  }

  /// An error about this value's type.
  package func wrongType(_ wanted: String) -> JSONError {
    error("must be \(wanted), not \(value.kind)")
  }
}

// MARK: - Types

extension JSONNode {
  /// Whether the value is `null`.
  package var isNull: Bool { value == .null }

  /// The text of a string.
  package func string() throws(JSONError) -> String {
    guard case .string(let string) = value else { throw wrongType("a string") }
    return string
  }

  /// A number; JSON has none that is not finite.
  package func number() throws(JSONError) -> Double {
    guard case .number(let number) = value else { throw wrongType("a number") }
    return number
  }

  /// A number that keeps a rule.
  package func number(_ rule: NumberRule) throws(JSONError) -> Double {
    let number = try number()
    guard rule.holds(number) else {
      throw error("must be \(rule.words), not \(JSONNumber.text(number))")
    }
    return number
  }

  /// A whole number of at least 0.
  package func count() throws(JSONError) -> Int {
    Int(try number(.count))
  }

  /// A boolean.
  package func bool() throws(JSONError) -> Bool {
    guard case .bool(let flag) = value else { throw wrongType("true or false") }
    return flag
  }

  /// A string that is the word of one of `Value`'s.
  package func choice<Value: Choice>(_ type: Value.Type = Value.self) throws(JSONError) -> Value {
    let string = try string()
    guard let choice = Value.named(string) else {
      let choices = Value.allCases.map { JSONWriter.quoted($0.word) }
      throw error("must be \(listing(choices)), not \(JSONWriter.quoted(string))")
    }
    return choice
  }

  /// The elements of an array.
  package func elements() throws(JSONError) -> [JSONNode] {
    guard case .array(let values) = value else { throw wrongType("an array") }
    return values.enumerated().map { JSONNode($1, path: .index($0, of: path)) }
  }

  /// The members of an object.
  package func members() throws(JSONError) -> [(key: String, node: JSONNode)] {
    guard case .object(let members) = value else { throw wrongType("an object") }
    return members.map { ($0.key, JSONNode($0.value, path: .key($0.key, of: path))) }
  }
}

extension JSONNode {
  /// Whether the value is an object with a key.
  package func has(_ key: String) -> Bool {
    guard case .object(let members) = value else { return false }
    return members.contains { $0.key == key }
  }

  /// The member of an object that it must have.
  package func member(_ key: String) throws(JSONError) -> JSONNode {
    for (name, node) in try members() where name == key { return node }
    throw error("has no key \(JSONWriter.quoted(key)); it is required")
  }
}

extension JSONNode {
  /// The one member of an object whose key says what is meant, as an edit's or a query's does.
  package func onlyMember(
    of names: [String]
  ) throws(JSONError) -> (key: String, node: JSONNode) {
    let members = try members()
    guard members.count == 1 else {
      throw error("must have one key, which is \(listing(names))")
    }
    guard names.contains(members[0].key) else {
      throw members[0].node.refusal(of: members[0].key, known: names)
    }
    return members[0]
  }

  /// Refuses a member that is none of `keys`.
  package func takesOnly(_ keys: [String]) throws(JSONError) {
    for (key, node) in try members() where !keys.contains(key) {
      throw node.refusal(of: key, known: keys)
    }
  }

  /// Two whole numbers of which the first is not above the second, as in `[0,3]`.
  package func range() throws(JSONError) -> Range<Int> {
    let ends = try elements()
    guard ends.count == 2 else { throw error("must be a start and an end, as in [0,3]") }
    let (start, end) = (try ends[0].count(), try ends[1].count())
    guard start <= end else { throw error("must not end before it starts") }
    return start..<end
  }
}

// MARK: - Keys

extension JSONNode {
  /// The error for a member that the reader does not take, with the nearest of `known` if it looks
  /// like a slip.
  package func refusal(of key: String, known: [String]) -> JSONError {
    guard let nearest = nearest(to: key, among: known) else { return error("unknown key") }
    return error("unknown key; did you mean \(JSONWriter.quoted(nearest))?")
  }
}
