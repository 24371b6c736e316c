/// A text to measure, its style, how wide its lines may be, and what is told of it.
struct MeasureRequest: Equatable {
  var text: String
  var style: StyleRequest
  var maxWidth: Double?
  /// The number of lines whose narrowest width takes the place of `maxWidth`; nil for none.
  var fitLines: Int?
  var extras: AnswerExtras

  /// A text, everything else as the options have it.
  init(_ text: String, _ settings: Settings) {
    self.text = text
    style = settings.style
    maxWidth = settings.maxWidth
    fitLines = settings.fitLines
    extras = settings.extras
  }
}

extension MeasureRequest {
  private static let keys =
    ["text", "maxWidth", "fitLines"] + StyleRequest.keys + AnswerExtras.keys

  /// Reads a request in JSON.
  ///
  /// - Parameters:
  ///   - line: the JSON text.
  ///   - settings: what holds for keys that are not there.
  /// - Throws: `JSONError` for the first thing that is wrong.
  init(json line: String, settings: Settings) throws(JSONError) {
    let root = JSONNode(try JSONParser.parse(line.utf8.span))
    self.init("", settings)
    var text: String?
    for (key, node) in try root.members() {
      switch key {
      case "text": text = try node.string()
      case "maxWidth": maxWidth = try node.isNull ? nil : node.number()
      case "fitLines": fitLines = try node.isNull ? nil : Int(node.number(.positiveCount))
      default:
        if try extras.take(key, node) { continue }
        guard try style.take(key, node) else { throw node.refusal(of: key, known: Self.keys) }
      }
    }
    guard let text else { throw root.error("has no key \"text\"; it is required") }
    self.text = text
  }
}
