/// Writes answers in one of the forms of output, one line each.
struct AnswerWriter {
  private let format: OutputFormat
  private var json = JSONWriter()
  private var hasAnswers = false

  init(_ format: OutputFormat) {
    self.format = format
  }

  /// Whether an answer is a width and nothing else, which takes less than measuring all.
  var tellsWidthAlone: Bool { format == .text }

  /// The line of a text of which only the width was asked for.
  func answer(width: Double) -> [UInt8] {
    line { JSONNumber.append(width, to: &$0) }
  }

  /// The line of a text that was measured, line feed included.
  mutating func answer(_ answer: Answer) -> [UInt8] {
    switch format {
    case .text: self.answer(width: answer.width)
    case .tsv: line { answer.append(to: &$0) }
    case .json, .ndjson: jsonLine { answer.write(to: &$0) }
    }
  }

  /// The line of a request that failed; where there is no JSON to say so, it is empty.
  mutating func failure(_ error: JSONError) -> [UInt8] {
    switch format {
    case .text, .tsv:
      line { _ in }
    case .json, .ndjson:
      jsonLine { json in
        json.object { json in
          json.key("error")
          json.object { json in
            json.member("path", error.path)
            json.member("message", error.messageWithColumn)
          }
        }
      }
    }
  }

  /// What follows the last answer.
  var end: [UInt8] {
    guard format == .json else { return [] }
    return Array((hasAnswers ? "]\n" : "[]\n").utf8)
  }

  private func line(_ body: (inout [UInt8]) -> Void) -> [UInt8] {
    var line: [UInt8] = []
    body(&line)
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// One object on a line of its own; as an array the first follows its bracket and every other
  /// a comma, so that no answer waits for the next.
  private mutating func jsonLine(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    json.removeAll()
    body(&json)
    if format == .ndjson { return json.bytes + [UInt8(ascii: "\n")] }
    let lead = hasAnswers ? ",\n " : "["
    hasAnswers = true
    return Array(lead.utf8) + json.bytes
  }
}
