/// A text to measure and its style.
struct MeasureRequest: Equatable {
  var text: String
  var style: StyleRequest
}

extension MeasureRequest {
  private static let plannedKeys = StyleRequest.plannedKeys + ["maxWidth"]

  /// Reads a request in JSON.
  ///
  /// - Parameters:
  ///   - line: the JSON text.
  ///   - defaults: what holds for keys that are not there.
  /// - Throws: `JSONError` for the first thing that is wrong.
  init(json line: String, defaults: StyleRequest) throws(JSONError) {
    let root = JSONNode(try JSONParser.parse(line.utf8.span))
    var text: String?
    var style = defaults
    for (key, node) in try root.members() {
      if key == "text" {
        text = try node.string()
      } else if try !style.take(key, node) {
        throw node.refusal(
          of: key, known: ["text"] + StyleRequest.keys, planned: Self.plannedKeys)
      }
    }
    guard let text else { throw root.error("has no key \"text\"; it is required") }
    self.init(text: text, style: style)
  }
}
