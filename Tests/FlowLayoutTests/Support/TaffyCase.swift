import FlowLayout
import LayoutGeometry

/// A flexbox of taffy's test suite, as CSS properties.
struct TaffyCase: Decodable, Sendable {
  var name: String
  var rounding: String
  var container: [String: String]
  var items: [[String: String]]
  var expected: FrameData
  var frames: [FrameData]

  /// A property, or a combination of them, that FlowLayout does not have.
  struct Inapplicable: Error {
    var reason: String
  }

  /// The same flexbox for FlowLayout.
  struct Flow {
    var layout = FlowLayout(lineAlignment: .stretch)
    var items: [FlowItem] = []
    var width: Double?
    var height: Double?

    var isHorizontal: Bool { layout.axis == .horizontal }

    func arrange() -> Arrangement {
      layout.arrange(FlowItems(items), width: width, height: height)
    }
  }

  /// What FlowLayout makes of the case; throws `Inapplicable` where it has not all of its features.
  func flow() throws(Inapplicable) -> Flow {
    var flow = Flow()
    for (key, value) in container { try apply(key, value, to: &flow) }
    for item in items { flow.items.append(try flowItem(item, in: flow)) }
    if flow.items.contains(where: { $0.grow > 0 }) {
      guard flow.layout.justification == .leading else {
        throw Inapplicable(reason: "flex-grow and justify-content")
      }
      flow.layout.justification = .fill
    }
    // A flexbox that does not wrap has one line as deep as the container.
    if wrap == "nowrap" { flow.layout.lineAlignment = .stretch }
    try refuseShrinkingAndOverflow(flow)
    return flow
  }

  private var wrap: String { container["flex-wrap"] ?? "nowrap" }

  private func apply(
    _ key: String, _ value: String, to flow: inout Flow
  ) throws(Inapplicable) {
    let isRow = !(container["flex-direction"] ?? "row").hasPrefix("column")
    switch key {
    case "display" where value == "flex": break
    case "flex-line-count": flow.layout.minLines = Int(value)
    case "direction": flow.layout.direction = value == "rtl" ? .rightToLeft : .leftToRight
    case "width": flow.width = try pixels(value)
    case "height": flow.height = try pixels(value)
    case "padding-top": flow.layout.insets.top = try pixels(value)
    case "padding-left": flow.layout.insets.left = try pixels(value)
    case "padding-bottom": flow.layout.insets.bottom = try pixels(value)
    case "padding-right": flow.layout.insets.right = try pixels(value)
    case "flex-direction" where value == "row": break
    case "flex-direction" where value == "column": flow.layout.axis = .vertical
    case "flex-wrap" where ["wrap", "nowrap"].contains(value): break
    case "flex-wrap" where value == "balance": flow.layout.breaking = .balanced
    case "column-gap" where isRow, "row-gap" where !isRow:
      flow.layout.itemSpacing = try pixels(value)
    case "column-gap", "row-gap": flow.layout.lineSpacing = try pixels(value)
    case "justify-content":
      flow.layout.justification = try lookUp(
        value,
        [
          "start": .leading, "end": .trailing, "center": .center, "space-between": .spaceBetween,
          "space-around": .spaceAround, "space-evenly": .spaceEvenly,
        ])
    case "align-content":
      flow.layout.lineAlignment = try lookUp(
        value,
        [
          "start": .start, "end": .end, "center": .center, "space-between": .spaceBetween,
          "space-around": .spaceAround, "space-evenly": .spaceEvenly, "stretch": .stretch,
        ])
    case "align-items": flow.layout.alignment = try alignment(value)
    default: throw Inapplicable(reason: key)
    }
  }

  private func flowItem(
    _ item: [String: String], in flow: Flow
  ) throws(Inapplicable) -> FlowItem {
    let (mainKey, crossKey) = flow.isHorizontal ? ("width", "height") : ("height", "width")
    let known = [
      "direction", "width", "height", "flex-shrink", "flex-grow", "flex-basis", "align-self",
      "min-" + mainKey, "max-" + mainKey,
    ]
    if let key = item.keys.first(where: { !known.contains($0) }) {
      throw Inapplicable(reason: "item \(key)")
    }
    if item["direction"] != container["direction"] {
      throw Inapplicable(reason: "another direction in the item")
    }
    if item["flex-basis"] != nil, (flow.isHorizontal ? flow.width : flow.height) == nil {
      throw Inapplicable(reason: "flex-basis without a limit")
    }
    let natural = try pixels(item["flex-basis"] ?? item[mainKey] ?? "0px")
    let least = try pixels(item["min-" + mainKey] ?? "0px")
    let main = max(natural, least)
    let grow = Double(item["flex-grow"] ?? "0") ?? 0
    if grow > 0, main > natural { throw Inapplicable(reason: "flex-grow from below a minimum") }
    let cross = try pixels(item[crossKey] ?? "0px")
    var align = try item["align-self"].map(alignment) ?? flow.layout.alignment
    if container["align-items"] == nil, item["align-self"] == nil { align = .stretch }
    if align == .stretch, item[crossKey] != nil { align = .top }
    return FlowItem(
      size: flow.isHorizontal
        ? Size(width: main, height: cross) : Size(width: cross, height: main),
      grow: grow, maximum: try item["max-" + mainKey].map(pixels).map { max($0, least) },
      alignment: align)
  }

  /// FlowLayout neither shrinks items nor lets lines overflow to both sides, and it always wraps.
  private func refuseShrinkingAndOverflow(_ flow: Flow) throws(Inapplicable) {
    let arrangement = flow.arrange()
    let side = flow.isHorizontal ? flow.width : flow.height
    let insets = flow.layout.insets
    let limit = side.map { $0 - (flow.isHorizontal ? insets.horizontal : insets.vertical) }
    let lengths = flow.items.map { flow.isHorizontal ? $0.size.width : $0.size.height }
    for (length, item) in zip(lengths, items) where length > limit ?? .infinity {
      guard item["flex-shrink"] == "0", flow.layout.justification == .leading else {
        throw Inapplicable(reason: "too long an item")
      }
    }
    if wrap == "nowrap", arrangement.lines.count > 1 {
      throw Inapplicable(reason: "nowrap")
    }
    let crossSide = flow.isHorizontal ? flow.height : flow.width
    let depth = arrangement.lines.reduce(0) {
      $0 + (flow.isHorizontal ? $1.frame.height : $1.frame.width)
    }
    let crossInsets = flow.isHorizontal ? insets.vertical : insets.horizontal
    if depth + crossInsets > crossSide ?? .infinity {
      throw Inapplicable(reason: "overflow across")
    }
  }

  private func alignment(_ value: String) throws(Inapplicable) -> FlowAlignment {
    try lookUp(
      value,
      [
        "start": .top, "center": .center, "end": .bottom, "baseline": .baseline,
        "stretch": .stretch,
      ])
  }

  private func pixels(_ value: String) throws(Inapplicable) -> Double {
    guard value.hasSuffix("px"), let number = Double(value.dropLast(2)) else {
      throw Inapplicable(reason: value)
    }
    return number
  }

  /// The option of a CSS keyword; which side it is measured from makes no difference here.
  private func lookUp<Option>(
    _ value: String, _ options: [String: Option]
  ) throws(Inapplicable) -> Option {
    var keyword = Substring(value)
    for prefix in ["safe ", "unsafe ", "flex-", "self-"] where keyword.hasPrefix(prefix) {
      keyword = keyword.dropFirst(prefix.count)
    }
    guard let option = options[String(keyword)] else { throw Inapplicable(reason: value) }
    return option
  }
}
