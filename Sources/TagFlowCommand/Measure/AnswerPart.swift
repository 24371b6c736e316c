/// The answers to some texts in a row, and what is to be told of them.
struct AnswerPart: Sendable {
  private let format: OutputFormat
  /// The answers, each a line in the form of output; in an array each follows a comma.
  private(set) var bytes: [UInt8] = []
  /// What is to be told, in the order of the texts.
  private(set) var notes: [Note] = []

  /// Something that a person should know.
  enum Note: Equatable, Sendable {
    /// A request failed.
    case failure(String)
    /// No font has some characters of a text, which comes from a place.
    case missing(Int, at: String)
    /// A font does not do all that was asked of it; told once, however often it is used.
    case font(String)
  }

  init(_ format: OutputFormat) {
    self.format = format
  }

  /// What stands between the answers of an array.
  static let separator = Array(",\n ".utf8)

  /// Whether an answer is a width and nothing else, which takes less than measuring all.
  var tellsWidthAlone: Bool { format == .text }

  mutating func note(_ note: Note) {
    notes.append(note)
  }

  /// Adds the answer of a text of which only the width was asked for.
  mutating func append(width: Double) {
    JSONNumber.append(width, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds the answer of a text that was measured.
  mutating func append(_ answer: Answer) {
    switch format {
    case .text: append(width: answer.width)
    case .tsv:
      answer.append(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    case .json, .ndjson: appendJSON { answer.write(to: &$0) }
    }
  }

  /// Adds the answer of a request that failed; where there is no JSON to say so, it is empty.
  mutating func append(_ error: JSONError) {
    switch format {
    case .text, .tsv: bytes.append(UInt8(ascii: "\n"))
    case .json, .ndjson:
      appendJSON { json in
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

  /// Adds an object on a line of its own.
  private mutating func appendJSON(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    body(&json)
    if format == .json { bytes += Self.separator }
    bytes += json.bytes
    if format == .ndjson { bytes.append(UInt8(ascii: "\n")) }
  }
}
