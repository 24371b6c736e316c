/// What an answer in JSON tells beside the measures, if asked for.
package struct AnswerExtras: Equatable, Sendable {
  /// The glyphs of each line.
  package var showsGlyphs = false
  /// Where carets stand on each line.
  package var showsCarets = false
  /// The rectangle by Apple's `boundingRect`.
  var boundingRect: BoundingRectRequest?

  package init() {}

  /// The name of an option that asks for some of it; nil if none does.
  var option: String? {
    showsGlyphs ? "glyphs" : showsCarets ? "carets" : nil
  }

  /// The keys in JSON.
  static let keys = ["glyphs", "carets", "boundingRect"]

  /// Takes a member if it is one of these.
  ///
  /// - Returns: whether it is.
  mutating func take(_ key: String, _ node: JSONNode) throws(JSONError) -> Bool {
    switch key {
    case "glyphs": showsGlyphs = try node.bool()
    case "carets": showsCarets = try node.bool()
    case "boundingRect":
      boundingRect = try node.isNull ? nil : BoundingRectRequest(json: node)
    default: return false
    }
    return true
  }
}
