/// A text to measure, its style, how wide its lines may be, and what is told of it.
struct MeasureRequest: Equatable {
  var text: String
  var style: StyleRequest
  var maxWidth: Double?
  /// The number of lines whose narrowest width takes the place of `maxWidth`; nil for none.
  var fitLines: Int?
  /// The widths of the first lines, the last of them that of all that follow, which take the place
  /// of `maxWidth`; nil for none.
  var lineWidths: [Double]?
  var extras: AnswerExtras

  /// A text, everything else as the options have it.
  init(_ text: String, _ settings: Settings) {
    self.text = text
    style = settings.style
    maxWidth = settings.maxWidth
    fitLines = settings.fitLines
    lineWidths = settings.lineWidths
    extras = settings.extras
  }
}

extension MeasureRequest {
  /// Whether something else than `maxWidth` says where lines break.
  var hasOtherWidths: Bool { fitLines != nil || lineWidths != nil }

  private static let keys =
    ["text", "maxWidth", "fitLines", "lineWidths"] + StyleRequest.keys + AnswerExtras.keys

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
      case "lineWidths": lineWidths = try node.isNull ? nil : Self.widths(node)
      default:
        if try extras.take(key, node) { continue }
        guard try style.take(key, node) else { throw node.refusal(of: key, known: Self.keys) }
      }
    }
    guard let text else { throw root.error("has no key \"text\"; it is required") }
    self.text = text
  }

  private static func widths(_ node: JSONNode) throws(JSONError) -> [Double] {
    let widths = try node.elements().map { node throws(JSONError) in try node.number() }
    guard !widths.isEmpty else { throw node.error("must have a width at least") }
    return widths
  }
}
