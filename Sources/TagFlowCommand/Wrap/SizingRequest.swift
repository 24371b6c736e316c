internal import TagFlow

/// How the font size of a text follows its weight, as asked for.
struct SizingRequest: Equatable {
  var scale = TagSizing.Scale.linear
  /// The size of the least weight; nil is the style's.
  var smallest: Double?
  /// The size of the greatest weight; nil is twice the smallest.
  var largest: Double?

  /// The library's sizing for a style of a font size.
  func sizing(from size: Double) -> TagSizing {
    let smallest = smallest ?? size
    // Rule M15 knows no larger font.
    return TagSizing(scale, smallest: smallest, largest: largest ?? min(2 * smallest, 100_000))
  }
}

extension SizingRequest {
  init(json node: JSONNode) throws(JSONError) {
    for (key, node) in try node.members() {
      switch key {
      case "scale": scale = try node.choice()
      case "smallest": smallest = try node.isNull ? nil : node.number(.size)
      case "largest": largest = try node.isNull ? nil : node.number(.size)
      default: throw node.refusal(of: key, known: ["scale", "smallest", "largest"])
      }
    }
  }
}

extension TagSizing.Scale: Choice {}
