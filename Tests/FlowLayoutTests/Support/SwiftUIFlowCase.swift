import FlowLayout
import LayoutGeometry

/// A placement test of SwiftUI-Flow, as its source text says it.
struct SwiftUIFlowCase: Decodable, Sendable {
  var file: String
  var test: String
  var layout: String
  var subviews: String
  var proposal: String
  var size: String?
  var placements: [Placement]

  struct Placement: Decodable, Sendable {
    var x: Double
    var y: Double
    var size: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      x = try values.decode(Double.self)
      y = try values.decode(Double.self)
      size = try values.decode(String.self)
    }
  }

  /// A rule of SwiftUI-Flow that is not one of TagFlow's, on purpose.
  enum Difference: String, Error {
    case viewSpacing = "spacing is a number, never a property of views"
    case fullGrowth = "lines are broken by natural sizes, never by grown ones"
    case priorities = "free space goes by weight, not by priority"
    case growthAcross = "items stretch to their line and do not deepen it"
    case lastBaseline = "only the first baseline aligns"
    case origin = "frames are from the container's corner; moving them is the caller's"
    case balance = "balanced lines have the least squared free space"
    case unknownViews = "the data does not say what the views measure"
    case unknownBounds = "the data does not say the bounds in which unbounded items are placed"
  }

  /// The same test for FlowLayout.
  struct Flow {
    var layout = FlowLayout()
    var items: [FlowItem] = []
    var wrappingTexts: [Int: Double] = [:]
    var width: Double?
    var height: Double?

    /// SwiftUI asks for the size and then places in bounds of that size, which are narrower.
    func arrange() -> Arrangement {
      let items = FlowItems(items)
      let isHorizontal = layout.axis == .horizontal
      func arrange(limit: Double?) -> Arrangement {
        layout.arrange(
          items, width: isHorizontal ? limit : nil, height: isHorizontal ? nil : limit,
          remeasure: remeasure)
      }
      let proposal = isHorizontal ? width : height
      let proposed = arrange(limit: proposal)
      if layout.justification == .spaceBetween || layout.justification == .fill { return proposed }
      let longest = proposed.lines.map { isHorizontal ? $0.frame.width : $0.frame.height }.max()
      return arrange(limit: min(longest ?? 0, proposal ?? .infinity))
    }

    /// A text of an area that wraps at the limit.
    private func remeasure(index: Int, limit: Double) -> FlowItem {
      guard let area = wrappingTexts[index] else { return items[index] }
      let depth = (area / limit).rounded(.up)
      return layout.axis == .horizontal ? FlowItem(limit, depth) : FlowItem(depth, limit)
    }
  }

  /// What FlowLayout makes of the test.
  func flow() throws(Difference) -> Flow {
    guard !test.contains("nonZeroBoundsOrigin") else { throw .origin }
    guard !test.contains("usesFiniteBounds") else { throw .unknownBounds }
    // Eight equal views in rows of six and two.
    guard !test.contains("distributedFractionalSpacing") else { throw .balance }
    var flow = Flow()
    let isHorizontal = layout.hasPrefix(".horizontal")
    flow.layout.axis = isHorizontal ? .horizontal : .vertical
    let (across, down) = (try spacing("horizontalSpacing"), try spacing("verticalSpacing"))
    (flow.layout.itemSpacing, flow.layout.lineSpacing) =
      isHorizontal ? (across, down) : (down, across)
    try align(&flow.layout, isHorizontal: isHorizontal)
    if layout.contains("justified: true") { flow.layout.justification = .spaceBetween }
    if layout.contains("distributeItemsEvenly: true") { flow.layout.breaking = .balanced }
    try addItems(to: &flow)
    let sides = proposalSides
    (flow.width, flow.height) = (sides.width, sides.height)
    return flow
  }

  /// The placements that are of items; a line break is a property of an item, not a view.
  func placements(isItem: [Bool]) -> [Placement] {
    zip(placements, isItem).filter(\.1).map(\.0)
  }

  /// The texts of the subviews, one each.
  var views: [String] {
    if let match = subviews.wholeMatch(of: /repeated\((.+), times: (\d+)\)/) {
      return Array(repeating: String(match.1), count: Int(match.2) ?? 0)
    }
    let list = subviews.drop { $0 != "[" }.dropFirst("[TestSubview] = ".count * (isTyped ? 1 : 0))
    return list.drop { $0 == "[" }.prefix { $0 != "]" }.split(separator: ",")
      .map { $0.trimmed }.filter { !$0.isEmpty }
  }

  private var isTyped: Bool { subviews.hasPrefix("[TestSubview] =") }

  private var proposalSides: (width: Double?, height: Double?) {
    func side(_ text: Substring?) -> Double? { text.flatMap { Double($0) } }
    if let match = proposal.wholeMatch(of: /(\S+) × (\S+)/) {
      return (side(match.1), side(match.2))
    }
    let width = proposal.firstMatch(of: /width: ([\d.]+)/)?.1
    let height = proposal.firstMatch(of: /height: ([\d.]+)/)?.1
    return (side(width), side(height))
  }

  private func spacing(_ name: String) throws(Difference) -> Double {
    guard let range = layout.firstRange(of: name + ": ") else { return 0 }
    let value = layout[range.upperBound...].prefix { !",) ".contains($0) }
    if value == "nil" {
      guard subviews.contains("zeroSpaced") else { throw .viewSpacing }
      return 0
    }
    return Double(value) ?? .nan
  }

  /// Lines lead and items are centred across, unless the test says otherwise.
  private func align(_ flow: inout FlowLayout, isHorizontal: Bool) throws(Difference) {
    let horizontal = layout.firstMatch(of: /horizontalAlignment: \.(\w+)/)?.1
    let vertical = layout.firstMatch(of: /verticalAlignment: \.(\w+)/)?.1
    if vertical == "lastTextBaseline" { throw .lastBaseline }
    let (along, across) = isHorizontal ? (horizontal, vertical) : (vertical, horizontal)
    switch along {
    case "center": flow.justification = .center
    case "trailing", "bottom": flow.justification = .trailing
    default: flow.justification = .leading
    }
    switch across {
    case "top", "leading": flow.alignment = .top
    case "bottom", "trailing": flow.alignment = .bottom
    case "firstTextBaseline": flow.alignment = .baseline
    default: flow.alignment = .center
    }
  }

  private func addItems(to flow: inout Flow) throws(Difference) {
    var opensLine = false
    for view in views {
      if view.hasPrefix("testLineBreakSubview") {
        opensLine = true
        continue
      }
      var item = try flowItem(view, in: &flow)
      item.breakBefore = opensLine || view.hasPrefix("testNewLineSubview")
      opensLine = false
      flow.items.append(item)
    }
  }

  private func flowItem(_ view: String, in flow: inout Flow) throws(Difference) -> FlowItem {
    if view.contains("Priority") { throw .priorities }
    if view.contains(".maximum") || view == "flexItem" { throw .fullGrowth }
    if view == "TestSubview(size: .zero)" { return FlowItem(0, 0) }
    let sizes = view.matches(of: /([\d.]+|inf) × ([\d.]+|inf)/).map {
      Size(width: Double($0.1) ?? .infinity, height: Double($0.2) ?? .infinity)
    }
    guard let size = sizes.first else { throw .unknownViews }
    if view.hasPrefix("WrappingText") {
      flow.wrappingTexts[flow.items.count] = size.width * size.height
    }
    var item = FlowItem(size: size)
    guard sizes.count == 2, !view.contains(".minimum") else { return item }
    let isHorizontal = flow.layout.axis == .horizontal
    let isAcross = isHorizontal ? size.width == sizes[1].width : size.height == sizes[1].height
    if isAcross {
      let limit = isHorizontal ? sizes[1].height : sizes[1].width
      guard limit == .infinity else { throw .growthAcross }
      item.alignment = .stretch
    } else {
      item.grow = 1
      item.maximum = isHorizontal ? sizes[1].width : sizes[1].height
      flow.layout.justification = .fill
    }
    return item
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " || $0 == "\n" }
    return String(start.reversed().drop { $0 == " " || $0 == "\n" }.reversed())
  }
}
