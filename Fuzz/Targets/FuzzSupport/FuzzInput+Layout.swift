public import FlowLayout
public import LayoutGeometry

extension FuzzInput {
  /// A layout whose numbers `number` gives.
  public mutating func layout(_ number: (inout FuzzInput) -> Double) -> FlowLayout {
    let counts: [Int?] = [nil, nil, nil, .min, -1, 0, 1, 2, 3, 7, .max]
    var layout = FlowLayout(
      axis: pick(FlowAxis.allCases), direction: pick(FlowDirection.allCases),
      itemSpacing: number(&self), lineSpacing: number(&self), insets: insets(number))
    layout.breaking = pick(FlowBreaking.allCases)
    layout.minLines = pick(counts)
    layout.maxLines = pick(counts)
    layout.maxItemsPerLine = pick(counts)
    layout.justification = pick(FlowJustification.allCases)
    layout.lastLine = pick(FlowLastLine.allCases)
    layout.alignment = pick(FlowAlignment.allCases)
    layout.lineAlignment = pick(FlowLineAlignment.allCases)
    layout.oversize = pick(FlowOversize.allCases)
    if once(in: 4) { layout.itemSeparator = Size(width: number(&self), height: number(&self)) }
    if once(in: 4) { layout.lineSeparator = number(&self) }
    if once(in: 4) { layout.pixelScale = number(&self) }
    return layout
  }

  /// Space around something, of numbers that `number` gives.
  public mutating func insets(_ number: (inout FuzzInput) -> Double) -> Insets {
    guard once(in: 3) else { return .zero }
    return Insets(
      top: number(&self), left: number(&self), bottom: number(&self), right: number(&self))
  }

  /// An item whose numbers `number` gives.
  public mutating func item(_ number: (inout FuzzInput) -> Double) -> FlowItem {
    let size = Size(width: number(&self), height: number(&self))
    let flags = byte()
    return FlowItem(
      size: size,
      baseline: flags & 1 != 0 ? number(&self) : nil,
      grow: flags & 2 != 0 ? number(&self) : 0,
      maximum: flags & 4 != 0 ? number(&self) : nil,
      breakBefore: flags & 0x38 == 0x38,
      alignment: flags & 0xC0 == 0xC0 ? pick(FlowAlignment.allCases) : nil)
  }

  /// So many items.
  public mutating func items(
    _ count: Int, _ number: (inout FuzzInput) -> Double
  ) -> [FlowItem] {
    (0..<count).map { _ in item(number) }
  }
}
