/// What an answer in JSON tells beside the measures, if asked for.
package struct AnswerExtras: Equatable, Sendable {
  /// The glyphs of each line.
  package var showsGlyphs = false
  /// Where carets stand on each line.
  package var showsCarets = false
  /// The height and ink of each line, and what was put in at its end.
  package var showsLineMetrics = false
  /// The rectangle by Apple's `boundingRect`.
  var boundingRect: BoundingRectRequest?
  /// What else is asked of the lines.
  var queries: [TextQuery]?

  package init() {}

  /// The name of an option that asks for some of it; nil if none does.
  var option: String? {
    showsGlyphs ? "glyphs" : showsCarets ? "carets" : showsLineMetrics ? "line-metrics" : nil
  }

  /// The keys in JSON.
  static let keys = ["glyphs", "carets", "lineMetrics", "boundingRect", "queries"]

  /// Takes a member if it is one of these.
  ///
  /// - Returns: whether it is.
  mutating func take(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    switch key {
    case "glyphs": showsGlyphs = try node.bool()
    case "carets": showsCarets = try node.bool()
    case "lineMetrics": showsLineMetrics = try node.bool()
    case "queries": queries = try node.isNull ? nil : node.elements().map(TextQuery.init(json:))
    case "boundingRect":
      boundingRect = try node.isNull ? nil : BoundingRectRequest(json: node)
    default: return false
    }
    return true
  }
}
