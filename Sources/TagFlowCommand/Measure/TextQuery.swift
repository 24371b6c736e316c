internal import LayoutGeometry
internal import TextMeasure

/// Something that is asked of the lines of a text.
enum TextQuery: Equatable, Sendable {
  /// The place in the text that is nearest to a distance from a line's left end.
  case position(x: Double, line: Int)
  /// The boxes of a part of the text, in UTF-8 offsets.
  case rects(Range<Int>)
}

extension TextQuery {
  /// Reads a query in JSON.
  init(json node: JSONNode) throws(JSONError) {
    let (name, query) = try node.onlyMember(of: ["positionAt", "rectsOf"])
    if name == "positionAt" {
      try query.takesOnly(["line", "x"])
      let line = query.has("line") ? try query.member("line").count() : 0
      self = .position(x: try query.member("x").number(), line: line)
    } else {
      self = .rects(try query.range())
    }
  }

  /// Writes what a measured text answers; `null` where it has no such line.
  func writeAnswer(
    from measurement: TextMeasurement, of text: PreparedText, to json: inout JSONWriter
  ) {
    switch self {
    case .position(let x, let number):
      guard number < measurement.lines.count else { return json.null() }
      let position = text.position(at: x, on: measurement.lines[number])
      json.object { json in
        json.member("offset", position.offset)
        json.member("affinity", "\(position.affinity)")
      }
    case .rects(let range):
      json.array { json in
        for (number, line) in measurement.lines.enumerated() {
          for rect in text.rects(of: range, on: line) {
            json.object { json in
              json.member("line", number)
              json.members(
                of: Rect(
                  x: rect.x, y: line.baseline - line.ascent, width: rect.width,
                  height: rect.height))
            }
          }
        }
      }
    }
  }
}
