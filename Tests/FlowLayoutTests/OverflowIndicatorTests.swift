import FlowLayout
import LayoutGeometry
import SeededRandom
import Testing

/// The row limit and the indicator of what it hides (F5, F6).
@Suite struct OverflowIndicatorTests {
  /// An indicator as wide as its digits: "+N".
  static func indicator(_ hidden: Int) -> FlowItem {
    FlowItem(8 + 6 * Double(String(hidden).count), 10)
  }

  @Test func unlimitedHasAllLinesThatAreWantedThoughNothingIsHidden() {
    let items = FlowItems(widths: [10, 20, 30], height: 5)
    let arrangement = FlowLayout(breaking: .balanced, minLines: 3, maxLines: 1).arrange(items)
    #expect(arrangement.counts == [3])
    #expect(arrangement.hiddenCount == 0)
    #expect(arrangement.unlimited == FlowExtent(size: Size(width: 30, height: 15), lineCount: 3))
  }

  @Test func withoutIndicatorLinesAreCutOff() {
    let items = FlowItems(widths: [30, 30, 30, 30, 30], height: 10)
    let arrangement = FlowLayout(lineSpacing: 2, maxLines: 1).arrange(items, width: 65)
    #expect(arrangement.counts == [2])
    #expect(arrangement.hiddenCount == 3)
    #expect(arrangement.indicatorFrame == nil)
    #expect(arrangement.size == Size(width: 65, height: 10))
    #expect(arrangement.unlimited == FlowExtent(size: Size(width: 65, height: 34), lineCount: 3))
  }

  @Test func theIndicatorTakesPartInTheLastLine() {
    // Two items of 30 and "+3" of 14 need 84 with spacings; in 80 the second makes room.
    let items = FlowItems(widths: [30, 30, 30, 30, 30], height: 10)
    let layout = FlowLayout(itemSpacing: 5, maxLines: 1)
    let wide = layout.arrange(items, width: 84, indicator: Self.indicator)
    #expect(wide.counts == [2])
    #expect(wide.indicatorFrame == Rect(x: 70, y: 0, width: 14, height: 10))
    let narrow = layout.arrange(items, width: 80, indicator: Self.indicator)
    #expect(narrow.counts == [1])
    #expect(narrow.hiddenCount == 4)
    #expect(narrow.indicatorFrame == Rect(x: 35, y: 0, width: 14, height: 10))
    #expect(
      narrow.picture(
        labels: ["a"], scale: PictureScale(pointsPerColumn: 5, pointsPerRow: 10), isFramed: true,
        indicator: "+4")
          == """
          +----------------+
          |[a   ] [+]      |
          +----------------+
          """)
  }

  @Test func nothingHiddenNeedsNoIndicator() {
    let items = FlowItems(widths: [30, 30], height: 10)
    let layout = FlowLayout(maxLines: 1)
    let arrangement = layout.arrange(items, width: 60) { _ in FlowItem(1000, 10) }
    #expect(arrangement.hiddenCount == 0)
    #expect(arrangement.indicatorFrame == nil)
    #expect(arrangement == FlowLayout().arrange(items, width: 60))
  }

  @Test func anIndicatorThatFitsNowhereStandsAlone() {
    let items = FlowItems(widths: [30, 30, 30], height: 10)
    let layout = FlowLayout(lineSpacing: 1, maxLines: 2)
    let arrangement = layout.arrange(items, width: 40) { _ in FlowItem(50, 10) }
    #expect(arrangement.counts == [1, 0])
    #expect(arrangement.hiddenCount == 2)
    #expect(arrangement.indicatorFrame == Rect(x: 0, y: 11, width: 50, height: 10))
    #expect(arrangement.lines[1].frame == Rect(x: 0, y: 11, width: 50, height: 10))
    #expect(arrangement.frames.count == 1)
    #expect(arrangement.items(in: Rect(x: 0, y: 0, width: 99, height: 99)) == [0])
    #expect(arrangement.line(of: 1) == nil)
    #expect(arrangement.frame(at: 1) == nil)
  }

  /// F6: clamping cuts items that are too wide, and never what tells of the hidden ones.
  @Test func theIndicatorIsNotClamped() throws {
    let layout = FlowLayout(maxLines: 1, oversize: .clamp)
    let items = FlowItems(widths: [50, 50, 50], height: 10)
    let arrangement = layout.arrange(items, width: 20) { _ in
      FlowItem(size: Size(width: 69, height: 10))
    }
    #expect(arrangement.hiddenCount == 3)
    #expect(try #require(arrangement.indicatorFrame).width == 69)
  }

  @Test func theUnlimitedSizeCountsAllLines() {
    let items = FlowItems(widths: [30, 30, 30, 30], height: 10)
    let layout = FlowLayout(breaking: .balanced, minLines: 4, maxLines: 1)
    let arrangement = layout.arrange(items, width: 60)
    #expect(arrangement.counts == [2])
    #expect(arrangement.unlimited == FlowExtent(size: Size(width: 60, height: 40), lineCount: 4))
  }

  @Test func noLinesShowNothing() {
    let items = FlowItems(widths: [30, 30], height: 10)
    let arrangement = FlowLayout(maxLines: 0)
      .arrange(items, width: 40, indicator: Self.indicator)
    #expect(arrangement.lines.isEmpty)
    #expect(arrangement.hiddenCount == 2)
    #expect(arrangement.indicatorFrame == nil)
    #expect(arrangement.size == Size(width: 40, height: 0))
  }

  @Test func theIndicatorIsAlignedAndJustifiedLikeAnItem() {
    let items = FlowItems([
      FlowItem(20, 30, baseline: 20), FlowItem(20, 10), FlowItem(20, 10),
    ])
    let layout = FlowLayout(maxLines: 1, justification: .trailing, alignment: .baseline)
    let arrangement = layout.arrange(items, width: 45) { _ in FlowItem(10, 12, baseline: 8) }
    #expect(arrangement.frame(at: 0) == Rect(x: 15, y: 0, width: 20, height: 30))
    #expect(arrangement.indicatorFrame == Rect(x: 35, y: 12, width: 10, height: 12))
    #expect(arrangement.lines[0].baseline == 20)
  }

  @Test func equalsAnExhaustiveSearch() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...130, using: &random)
      let items = (0..<count).map { _ in FlowItem(random.quarters(0...30), 10) }
      var layout = FlowLayout(
        itemSpacing: random.pick([0, 3, 0.25]), maxLines: Int.random(in: 1...4, using: &random))
      if random.once(in: 4) { layout.maxItemsPerLine = Int.random(in: 1...9, using: &random) }
      let width = random.quarters(5...100)
      let arrangement = layout.arrange(
        FlowItems(items), width: width, indicator: Self.indicator)
      let expected = visibleCount(items, layout: layout, width: width)
      #expect(
        arrangement.frames.count == expected && arrangement.hiddenCount == count - expected
          && arrangement.lines.count <= layout.maxLines ?? 0)
    }
  }

  /// The largest number of items that fit with their indicator, of those that fit without it.
  private func visibleCount(_ items: [FlowItem], layout: FlowLayout, width: Double) -> Int {
    var unlimited = layout
    unlimited.maxLines = nil
    let most = layout.arrange(FlowItems(items), width: width).frames.count
    for visible in (0...most).reversed() {
      var shown = Array(items[..<visible])
      if visible < items.count { shown.append(Self.indicator(items.count - visible)) }
      let extent = unlimited.extent(of: FlowItems(shown), width: width)
      if extent.lineCount <= layout.maxLines ?? .max { return visible }
    }
    return 0
  }
}
