/// A text to measure, its style, and how wide its lines may be.
struct MeasureRequest: Equatable {
  var text: String
  var style: StyleRequest
  var maxWidth: Double?
}

extension MeasureRequest {
  private static let keys = ["text", "maxWidth"] + StyleRequest.keys

  /// Reads a request in JSON.
  ///
  /// - Parameters:
  ///   - line: the JSON text.
  ///   - settings: what holds for keys that are not there.
  /// - Throws: `JSONError` for the first thing that is wrong.
  init(json line: String, settings: Settings) throws(JSONError) {
    let root = JSONNode(try JSONParser.parse(line.utf8.span))
    var text: String?
    style = settings.style
    maxWidth = settings.maxWidth
    for (key, node) in try root.members() {
      switch key {
      case "text": text = try node.string()
      case "maxWidth": maxWidth = try node.isNull ? nil : node.number()
      default:
        guard try style.take(key, node) else { throw node.refusal(of: key, known: Self.keys) }
      }
    }
    guard let text else { throw root.error("has no key \"text\"; it is required") }
    self.text = text
  }
}
