internal import LayoutGeometry
internal import TextMeasure

/// A bounding rectangle, as asked for.
struct BoundingRectRequest: Equatable, Sendable {
  var size = Size.zero
  var options: BoundingRectOptions = []
  var paragraphStyle = ParagraphStyle()
}

extension BoundingRectRequest {
  /// Reads a request in JSON.
  init(json node: JSONNode) throws(JSONError) {
    for (key, node) in try node.members() {
      switch key {
      case "width": size.width = try node.isNull ? 0 : node.number()
      case "height": size.height = try node.isNull ? 0 : node.number()
      case "options":
        for node in try node.elements() { options.insert(try node.choice(Option.self).value) }
      case "paragraphStyle": try paragraphStyle.read(node)
      default:
        throw node.refusal(of: key, known: ["width", "height", "options", "paragraphStyle"])
      }
    }
  }

  private enum Option: String, Choice {
    case usesLineFragmentOrigin, usesFontLeading, usesDeviceMetrics, truncatesLastVisibleLine

    var value: BoundingRectOptions {
      switch self {
      case .usesLineFragmentOrigin: .usesLineFragmentOrigin
      case .usesFontLeading: .usesFontLeading
      case .usesDeviceMetrics: .usesDeviceMetrics
      case .truncatesLastVisibleLine: .truncatesLastVisibleLine
      }
    }
  }
}

extension PreparedText {
  /// The rectangle that was asked for.
  func boundingRect(_ request: BoundingRectRequest) -> Rect {
    boundingRect(
      with: request.size, options: request.options, paragraphStyle: request.paragraphStyle)
  }
}

extension ParagraphStyle {
  private static let keys = [
    "lineSpacing", "minimumLineHeight", "maximumLineHeight", "alignment", "firstLineHeadIndent",
    "headIndent", "lineBreakMode",
  ]

  /// Takes the members of an object.
  fileprivate mutating func read(_ node: JSONNode) throws(JSONError) {
    for (key, node) in try node.members() {
      switch key {
      case "lineSpacing": lineSpacing = try node.number()
      case "minimumLineHeight": minimumLineHeight = try node.number()
      case "maximumLineHeight": maximumLineHeight = try node.number()
      case "alignment": alignment = try node.choice()
      case "firstLineHeadIndent": firstLineHeadIndent = try node.number()
      case "headIndent": headIndent = try node.number()
      case "lineBreakMode": lineBreakMode = try node.choice()
      default: throw node.refusal(of: key, known: Self.keys)
      }
    }
  }
}

extension ParagraphStyle.Alignment: Choice {
  static let allCases: [Self] = [.natural, .left, .center, .right]
}

extension ParagraphStyle.LineBreakMode: Choice {
  static let allCases: [Self] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
    .byTruncatingMiddle,
  ]
}
