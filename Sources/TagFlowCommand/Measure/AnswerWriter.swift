/// Writes parts of answers one after the other, as one array where that is the form of output.
struct AnswerWriter {
  private let format: OutputFormat
  private var hasAnswers = false

  init(_ format: OutputFormat) {
    self.format = format
  }

  /// Writes the answers of a part; no answer waits for the next.
  mutating func write(_ part: AnswerPart, to output: inout StandardOutput) throws(Failure) {
    guard !part.bytes.isEmpty else { return }
    defer { hasAnswers = true }
    guard format == .json, !hasAnswers else { return try output.write(part.bytes) }
    // The first follows its bracket.
    try output.write(CollectionOfOne(UInt8(ascii: "[")))
    try output.write(part.bytes.dropFirst(AnswerPart.separator.count))
  }

  /// Writes what follows the last answer.
  func end(_ output: inout StandardOutput) throws(Failure) {
    guard format == .json else { return }
    try output.writeLine(hasAnswers ? "]" : "[]")
  }
}
