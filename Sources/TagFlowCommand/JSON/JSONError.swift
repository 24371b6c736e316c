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

extension JSONError {
  /// The error as a message, as in `name:3:14: $.items[3].width: duplicate key`.
  ///
  /// `name` is what the document is called; `line` is the number of its only line, if it is one of
  /// the lines of a file.
  func explanation(in name: String, line: Int? = nil) -> String {
    let place = position.map { ":\(line ?? $0.line):\($0.column)" } ?? line.map { ":\($0)" } ?? ""
    return "\(name)\(place): \(path): \(message)"
  }
}

extension JSONError {
  /// The message, with the column if the parser told one, for a text of one line.
  var messageWithColumn: String {
    position.map { "\(message) (column \($0.column))" } ?? message
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
