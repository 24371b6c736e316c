import FlowLayout
import LayoutGeometry
import SeededRandom
import Testing

/// No number gives NaN, infinity, a trap or a lost item (F13).
@Suite struct HostileTests {
  static let numbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, -0.0, 0, -1, 1e308, -1e308,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e9, 1e-9, 17.5,
  ]
  static let counts: [Int?] = [nil, .min, -1, 0, 1, 3, .max]

  @Test func anyNumbersAnywhere() {
    var random = SplitMix64(seed: 13)
    var bad: [String] = []
    for _ in 0..<20_000 {
      let items = (0..<random.pick([0, 1, 2, 7])).map { _ in Self.item(&random) }
      let layout = Self.layout(&random)
      let width = random.once(in: 4) ? nil : random.pick(Self.numbers)
      let height = random.once(in: 4) ? nil : random.pick(Self.numbers)
      let strange = Self.item(&random)
      let arrangement = layout.arrange(
        FlowItems(items), width: width, height: height,
        indicator: random.once(in: 2) ? { _ in strange } : nil,
        remeasure: random.once(in: 2) ? { _, _ in strange } : nil)
      if !isSound(arrangement, count: items.count) {
        bad.append("\(layout) \(items) \(String(describing: width)) \(String(describing: height))")
      }
    }
    #expect(bad.count == 0, "\(bad.prefix(2))")
  }

  @Test func strangeSizesCountAsNothingOrTheMaximum() {
    let items = FlowItems([
      FlowItem(.nan, .infinity), FlowItem(-5, -0.0), FlowItem(1e308, 1), FlowItem(3, .nan),
    ])
    let arrangement = FlowLayout().arrange(items)
    let largest = FlowLayout.maximumLength
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 0, height: largest), Rect(x: 0, y: 0, width: 0, height: 0),
        Rect(x: 0, y: 0, width: largest, height: 1), Rect(x: largest, y: 0, width: 3, height: 0),
      ])
    #expect(arrangement.frames[1].height.sign == .plus)
  }

  @Test(arguments: [nil, .nan, .infinity] as [Double?])
  func sidesWithoutAnEndAreUnbounded(side: Double?) {
    let items = FlowItems(widths: [10, 20, 30], height: 5)
    let arrangement = FlowLayout(justification: .center).arrange(items, width: side, height: side)
    #expect(arrangement == FlowLayout(justification: .center).arrange(items))
    #expect(arrangement.size == Size(width: 60, height: 5))
    #expect(arrangement.lefts == [0, 10, 30])
  }

  @Test(arguments: [0, -0.0, -1, -Double.infinity])
  func sidesWithoutRoomGiveOneItemARow(width: Double) {
    let items = FlowItems(widths: [10, 0, 0, 30], height: 5)
    for breaking in FlowBreaking.allCases {
      let layout = FlowLayout(breaking: breaking, justification: .center)
      let arrangement = layout.arrange(items, width: width)
      #expect(arrangement.counts == [1, 1, 1, 1])
      #expect(arrangement.size == Size(width: 0, height: 20))
      #expect(arrangement.lefts == [0, 0, 0, 0])
    }
    let inset = FlowLayout(insets: Insets(left: 6, right: 6)).arrange(items, width: 10)
    #expect(inset.counts == [1, 1, 1, 1])
    #expect(inset.lefts == [6, 6, 6, 6])
  }

  @Test func negativeSpacingOverlapsItems() {
    let items = FlowItems(widths: [10, 10, 10, 10], height: 10)
    let arrangement = FlowLayout(itemSpacing: -4, lineSpacing: -5).arrange(items, width: 22)
    #expect(arrangement.lefts == [0, 6, 12, 0])
    #expect(arrangement.tops == [0, 0, 0, 5])
    #expect(arrangement.size == Size(width: 22, height: 15))
    #expect(arrangement.items(in: Rect(x: 7, y: 6, width: 1, height: 1)) == [0, 1, 3])
    #expect(arrangement.item(at: Point(x: 7, y: 6)) == 3)
  }

  @Test func baselinesOutsideTheItemMoveIt() {
    let items = FlowItems([
      FlowItem(10, 10, baseline: 25), FlowItem(10, 10, baseline: -5), FlowItem(10, 10),
    ])
    let arrangement = FlowLayout(alignment: .baseline).arrange(items)
    #expect(arrangement.tops == [0, 30, 15])
    #expect(arrangement.lines[0].baseline == 25)
    #expect(arrangement.size.height == 40)
  }

  @Test func aMillionItems() {
    let count = 1_000_000
    let items = FlowItems(widths: [Double](repeating: 10, count: count), height: 10)
    let row = FlowLayout(itemSpacing: 1).arrange(items)
    #expect(row.counts == [count])
    #expect(row.frames[count - 1].maxX == 11 * Double(count) - 1)
    let rows = FlowLayout(itemSpacing: 1, maxLines: .max, justification: .spaceBetween)
      .arrange(items, width: 109)
    #expect(rows.lines.count == count / 10)
    #expect(rows.items(in: Rect(x: 0, y: 500_000, width: 21, height: 10)) == [500_000, 500_001])
    #expect(rows.item(at: Point(x: 108.5, y: 999_999.5)) == count - 1)
    let huge = FlowItems(widths: [Double](repeating: 1e308, count: 1000), height: 1e308)
    #expect(FlowLayout().arrange(huge).size == Size(width: 1e12, height: 1e9))
  }

  @Test func picturesAreBounded() {
    var random = SplitMix64(seed: 14)
    for _ in 0..<300 {
      let items = (0..<random.pick([0, 1, 2, 7])).map { _ in Self.item(&random) }
      let arrangement = Self.layout(&random).arrange(
        FlowItems(items), width: random.pick(Self.numbers))
      let scale = PictureScale(
        pointsPerColumn: random.pick(Self.numbers), pointsPerRow: random.pick(Self.numbers))
      let rows = arrangement.picture(scale: scale, isFramed: random.once(in: 2))
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.count <= PictureScale.mostCells + 3)
      #expect(rows.allSatisfy { $0.count <= PictureScale.mostCells + 3 })
    }
  }

  @Test func fitQueriesTakeAnyNumber() {
    let items = FlowItems(Self.numbers.map { FlowItem($0, $0) })
    for number in Self.numbers {
      var layout = FlowLayout(itemSpacing: number, insets: Insets(left: number, right: number))
      layout.pixelScale = number
      #expect(layout.narrowestSide(of: items, lines: 2)?.isFinite == true)
      #expect(layout.narrowestSide(of: items, lines: -3) == nil)
      #expect(layout.changes(of: items, in: -.infinity ... .infinity).allSatisfy { $0.isFinite })
    }
  }

  private static func layout(_ random: inout SplitMix64) -> FlowLayout {
    func number() -> Double { random.pick(numbers) }
    var layout = FlowLayout(
      axis: random.pick(FlowAxis.allCases), direction: random.pick(FlowDirection.allCases),
      itemSpacing: number(), lineSpacing: number(),
      insets: Insets(top: number(), left: number(), bottom: number(), right: number()))
    layout.breaking = random.pick(FlowBreaking.allCases)
    layout.minLines = random.pick(counts)
    layout.maxLines = random.pick(counts)
    layout.maxItemsPerLine = random.pick(counts)
    layout.justification = random.pick(FlowJustification.allCases)
    layout.lastLine = random.pick(FlowLastLine.allCases)
    layout.alignment = random.pick(FlowAlignment.allCases)
    layout.lineAlignment = random.pick(FlowLineAlignment.allCases)
    layout.oversize = random.pick(FlowOversize.allCases)
    if random.once(in: 3) { layout.itemSeparator = Size(width: number(), height: number()) }
    if random.once(in: 3) { layout.lineSeparator = number() }
    if random.once(in: 3) { layout.pixelScale = number() }
    return layout
  }

  private static func item(_ random: inout SplitMix64) -> FlowItem {
    func number() -> Double { random.pick(numbers) }
    return FlowItem(
      size: Size(width: number(), height: number()),
      baseline: random.once(in: 2) ? number() : nil,
      grow: random.once(in: 2) ? number() : 0,
      maximum: random.once(in: 3) ? number() : nil,
      breakBefore: random.once(in: 5),
      alignment: random.once(in: 3) ? random.pick(FlowAlignment.allCases) : nil)
  }

  private func isSound(_ arrangement: Arrangement, count: Int) -> Bool {
    var rects = Array(arrangement.frames) + arrangement.lines.map(\.frame)
    rects.append(Rect(origin: .zero, size: arrangement.size))
    if let frame = arrangement.indicatorFrame { rects.append(frame) }
    for index in 0..<count { arrangement.separatorFrame(after: index).map { rects.append($0) } }
    for line in arrangement.lines.indices {
      arrangement.lineSeparatorFrame(after: line).map { rects.append($0) }
    }
    return rects.allSatisfy {
      $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite
        && $0.width >= 0 && $0.height >= 0
    }
      && arrangement.lines.allSatisfy { $0.baseline?.isFinite ?? true }
      && arrangement.lines.flatMap { Array($0.range) } == Array(0..<arrangement.frames.count)
      && arrangement.frames.count + arrangement.hiddenCount == count
  }
}
