import FlowLayout
import LayoutGeometry
import Testing

/// Scrolling, and what turning does to the place that is shown (F10, seed A5), worked out by hand.
@Suite struct CollectionScrollTests {
  @Test func seedA5_theScrollPositionIsKept() throws {
    // 5 squares a row, at 375 of 75 points: at 1,510 the top is 10 points into row 20, item 100.
    let section = CollectionSection(
      CollectionTests.items([Double](repeating: 1, count: 1_003)),
      layout: .grid(GridLayout(.fixed(5))))
    var collection = CollectionArrangement(
      [section], in: Viewport(size: Size(width: 375, height: 700)))
    collection.scroll(to: Point(x: 0, y: 1_510))
    let anchor = try #require(collection.anchor)
    #expect(anchor.kind == .cell && anchor.path == ItemPath(section: 0, item: 100))
    #expect(anchor.offset == 10 && anchor.height == 75)
    // At 812, of 162 points: row 20 starts at 3,240.
    collection.resize(to: Size(width: 812, height: 375))
    #expect(collection.viewport.bounds == Rect(x: 0, y: 3_250, width: 812, height: 375))
    #expect(collection.anchor?.path == anchor.path && collection.anchor?.offset == 10)
    collection.resize(to: Size(width: 375, height: 700))
    #expect(collection.viewport.bounds.y == 1_510)
  }

  @Test func seedA5_turningBackEndsWhereItBegan() {
    // Rows of widths 30 ... 99 start with other items at every width, so the way back from the
    // first item of a row in between would lead elsewhere.
    let widths = (0..<5_000).map { Double(30 + $0 * 7_919 % 70) }
    let section = CollectionSection(
      CollectionTests.items(widths), layout: .flow(FlowLayout(itemSpacing: 10, lineSpacing: 10)),
      header: SectionBoundary(height: 44))
    var collection = CollectionArrangement(
      [section], in: Viewport(size: Size(width: 375, height: 700)))
    let before = Rect(x: 0, y: 9_999, width: 375, height: 700)
    collection.scroll(to: before.origin)
    for width in [812.0, 500, 1_000, 375] {
      collection.resize(to: Size(width: width, height: 700))
    }
    #expect(collection.viewport.bounds == before)
    collection.scroll(to: Point(x: 0, y: 0))
    collection.resize(to: Size(width: 812, height: 700))
    #expect(collection.viewport.bounds.y == 0)
  }

  /// At 300 wide two rows of three show all six; at 100 wide two rows show two.
  @Test(arguments: [(true, 40.0), (false, 20)])
  func turningHidesWhatWasAtTheTop(_ hasMore: Bool, _ y: Double) {
    let items = FlowItems(widths: [Double](repeating: 100, count: 6), height: 20)
    let limited = CollectionSection(items, layout: .flow(FlowLayout(maxLines: 2)))
    let more = CollectionSection(items, layout: .flow(FlowLayout()))
    var collection = CollectionArrangement(
      hasMore ? [limited, more] : [limited], in: Viewport(size: Size(width: 300, height: 20)))
    collection.scroll(to: Point(x: 0, y: 25))
    #expect(collection.anchor?.path == ItemPath(section: 0, item: 3))
    collection.resize(to: Size(width: 100, height: 20))
    #expect(collection.viewport.bounds.y == y)
    collection.resize(to: Size(width: 300, height: 20))
    #expect(collection.viewport.bounds.y == (hasMore ? 25 : 20))
  }

  @Test func seedA5_turningBackFromASizeThatShowsAllEndsWhereItBegan() {
    // 100 squares of 20: at 100 wide 20 rows, 400 points; at 1,000 wide 2 rows, 40 points, which a
    // view of 100 shows at once; and so does a view of 500 at 100 wide.
    let section = CollectionSection(
      CollectionTests.items([Double](repeating: 1, count: 100)),
      layout: .grid(GridLayout(.adaptive(minimum: 20, maximum: 20))))
    for size in [Size(width: 1_000, height: 100), Size(width: 100, height: 500)] {
      for y in [0.0, 250, 300] {
        var collection = CollectionArrangement(
          [section], in: Viewport(size: Size(width: 100, height: 100)))
        collection.scroll(to: Point(x: 0, y: y))
        collection.resize(to: size)
        #expect(collection.viewport.bounds.y == 0)
        collection.resize(to: Size(width: 100, height: 100))
        #expect(collection.viewport.bounds.y == y)
      }
    }
  }

  @Test func contentOfAnyHeightIsScrolledToItsEnd() {
    // 30 rows of 1e8 are 3e9 points, more than the longest length that counts.
    let section = CollectionSection(
      CollectionTests.items([Double](repeating: 1, count: 30), height: 1e8),
      layout: .grid(GridLayout(.fullWidth, itemHeight: .measured)))
    let end = Rect(x: 0, y: 2_999_999_900, width: 100, height: 100)
    var collection = CollectionArrangement([section], in: Viewport(size: end.size))
    #expect(collection.scrollRange.upperBound == end.y)
    collection.scroll(to: end.origin)
    #expect(collection.viewport.bounds == end)
    #expect(collection.visibleAttributes().map(\.path.item) == [29])
    #expect(CollectionArrangement([section], in: Viewport(bounds: end)) == collection)
  }

  @Test func aViewAtRestWithoutInsetsIsAtZeroAndNotBelow() {
    var collection = CollectionArrangement(
      [CollectionTests.pinned], in: Viewport(size: Size(width: 320, height: 200)))
    #expect(collection.viewport.bounds.origin.x.sign == .plus)
    #expect(collection.viewport.bounds.origin.y.sign == .plus)
    collection.resize(to: Size(width: 200, height: 320))
    #expect(collection.viewport.bounds.origin.x.sign == .plus)
    #expect(collection.viewport.bounds.origin.y.sign == .plus)
  }
}
