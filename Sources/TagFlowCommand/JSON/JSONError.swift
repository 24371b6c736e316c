/// What is wrong in a JSON document, and where.
package struct JSONError: Error, Equatable {
  /// The path of the offending value or key, such as `$.items[3].width`.
  package let path: String
  /// What is wrong with it.
  package let message: String
  /// Where in the text, for what the parser itself refuses.
  package let position: JSONPosition?

  package init(path: String, message: String, position: JSONPosition? = nil) {
    self.path = path
    self.message = message
    self.position = position
  }
}

/// A place in a JSON text, counted from 1, columns in Unicode scalars.
package struct JSONPosition: Equatable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
