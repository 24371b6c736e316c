/// Items are shown, edited, and shown again.
///
/// What an edit changed can be as long as all items, so it is written before the next edit is done.
extension ArrangedDocument {
  /// Writes everything.
  mutating func write(
    _ format: OutputFormat, to output: inout StandardOutput
  ) throws(Failure) {
    switch format {
    case .text: try writePictures(to: &output)
    case .tsv:
      try applyEdits { _ in }
      try WrapResult(self).writeTSV(to: &output)
    case .json, .ndjson: try writeJSON(to: &output)
    }
  }

  /// Writes everything as one object on one line.
  private mutating func writeJSON(to output: inout StandardOutput) throws(Failure) {
    var json = JSONWriter()
    try json.object { json throws(Failure) in
      WrapResult(self).writeMembers(to: &json)
      if !document.edits.isEmpty { try writeEdits(to: &output, as: &json) }
      guard let queries = document.queries else { return }
      json.key("answers")
      try json.array(queries) { json, query throws(Failure) in
        writeAnswer(to: query, as: &json)
        try output.drain(&json)
      }
    }
    try output.write(json.bytes + [UInt8(ascii: "\n")])
  }

  private mutating func writeEdits(
    to output: inout StandardOutput, as json: inout JSONWriter
  ) throws(Failure) {
    json.key("changes")
    try json.array { json throws(Failure) in
      try applyEdits { outcome throws(Failure) in
        switch outcome {
        case .changes(let changes): json.value(changes)
        case .resized(let size):
          json.object { json in
            json.key("size")
            json.value(size)
          }
        }
        try output.drain(&json)
      }
    }
    json.key("after")
    json.object { WrapResult(self).writeMembers(to: &$0) }
  }

  /// Writes rows and a picture, and again after the edits.
  private mutating func writePictures(to output: inout StandardOutput) throws(Failure) {
    try WrapResult(self).writeRowsAndPicture(to: &output)
    let count = document.edits.count
    guard count > 0 else { return }
    try applyEdits { _ in }
    try output.writeLine("")
    try output.writeLine(count == 1 ? "after the edit:" : "after \(count) edits:")
    try WrapResult(self).writeRowsAndPicture(to: &output)
  }
}
