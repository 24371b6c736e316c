/// Something that can be written in each form of output.
protocol Listed {
  /// Lines of plain text without the last line feed.
  var plainText: String { get }
  /// Rows of tab-separated fields, each with its line feed.
  func appendRows(to bytes: inout [UInt8])
  func write(to json: inout JSONWriter)
}

/// Writes things one after the other in one of the forms of output.
struct ListWriter {
  private let format: OutputFormat
  private var isFirst = true

  init(_ format: OutputFormat) {
    self.format = format
  }

  /// Writes the next thing; as plain text there is an empty line between two.
  mutating func write(_ listed: some Listed, to output: inout StandardOutput) throws(Failure) {
    defer { isFirst = false }
    switch format {
    case .text:
      try output.writeLine((isFirst ? "" : "\n") + listed.plainText)
    case .tsv:
      var bytes: [UInt8] = []
      listed.appendRows(to: &bytes)
      try output.write(bytes)
    case .json, .ndjson:
      var json = JSONWriter()
      listed.write(to: &json)
      if format == .json { try output.write((isFirst ? "[" : ",\n ").utf8) }
      try output.write(json.bytes)
      if format == .ndjson { try output.writeLine("") }
    }
  }

  /// Writes what follows the last thing.
  func end(_ output: inout StandardOutput) throws(Failure) {
    if format == .json { try output.writeLine(isFirst ? "[]" : "]") }
  }
}
