import Synchronization
import TagFlow
import Testing
import TextMeasure

/// Rows A4, A5, B4, C and D2 of the articles, for tags in sections that size themselves.
///
/// In Inter at 18 points, "item 1" is 7864 units of 2816 an em wide (by hb-shape), and a line is
/// (2728 + 680) / 2816 em high; with 16 beside and 8 above and below, the chip is
/// 7864 * 18 / 2816 + 32 = 82.26704545454545 by 3408 * 18 / 2816 + 16 = 37.78409090909091.
@Suite struct SectionTests {
  private let chip = Size(width: 7864.0 * 18 / 2816 + 32, height: 3408.0 * 18 / 2816 + 16)
  private let centred = FlowLayout(itemSpacing: 10, lineSpacing: 10, justification: .center)

  private func tags(_ texts: [String]) throws -> MeasuredTags {
    let style = TagStyle(font: try Font(size: 18), padding: Insets(horizontal: 16, vertical: 8))
    return try MeasuredTags(texts, style: style)
  }

  /// A header of 40, and chips in centred rows with 10 around them, in 390 by 300.
  private func centredCollection(_ texts: [String]) throws -> TagCollection {
    TagCollection(
      [
        TagSection(
          try tags(texts), layout: .flow(centred),
          insets: Insets(top: 10, left: 10, bottom: 10, right: 10),
          header: SectionBoundary(height: 40), background: .zero)
      ], in: Viewport(size: Size(width: 390, height: 300)))
  }

  /// C1: a cell is as large as its label and padding.
  @Test func seedC1_cellsSizeThemselvesToTheirLabels() throws {
    let collection = try centredCollection(["item 1", "item 2 - long", "item 1"])
    for item in 0..<3 {
      let path = ItemPath(section: 0, item: item)
      let frame = try #require(collection.arrangement.attributes(at: path)?.frame)
      #expect(frame.size == collection.tag(at: path)?.item.size)
    }
    let first = try #require(
      collection.arrangement.attributes(at: ItemPath(section: 0, item: 0)))
    #expect(abs(first.frame.width - chip.width) < 1e-9)
    #expect(abs(first.frame.height - chip.height) < 1e-9)
  }

  /// C2: what the row leaves is shared by its sides.
  ///
  /// Two chips and 10 between them are 174.534 wide; the 370 between the insets leave 195.466, half
  /// of it on each side: 10 + 97.733 = 107.733.
  @Test func seedC2_rowsOfTagsAreCentred() throws {
    let collection = try centredCollection(["item 1", "item 1"])
    let frames = collection.arrangement.visibleAttributes().filter { $0.kind == .cell }
      .map(\.frame)
    let start = 10 + (370 - (2 * chip.width + 10)) / 2
    #expect(abs(frames[0].x - start) < 1e-9)
    #expect(abs(frames[1].x - (start + chip.width + 10)) < 1e-9)
    #expect(frames.map(\.y) == [50, 50])
  }

  /// C3: the header and the background are where they are with leading rows.
  @Test func seedC3_onlyCellsMove() throws {
    let centred = try centredCollection(["item 1"]).arrangement
    #expect(
      centred.attributes(of: .header, inSection: 0)?.frame
        == Rect(x: 0, y: 0, width: 390, height: 40))
    // 40 of the header, 10 above and below the row.
    let height = try #require(centred.attributes(of: .background, inSection: 0)?.frame.height)
    #expect(abs(height - (60 + chip.height)) < 1e-9)
    #expect(centred.attributes(of: .background, inSection: 0)?.frame.width == 390)
  }

  /// C4: what a rectangle gives is what each path gives.
  @Test func seedC4_rectangleAndPathAgree() throws {
    let collection = try centredCollection((1...200).map { "item \($0)" })
    let visible = collection.arrangement.attributes(
      in: Rect(x: 0, y: 500, width: 390, height: 300))
    #expect(visible.count { $0.kind == .cell } > 10)
    for attributes in visible where attributes.kind == .cell {
      #expect(collection.arrangement.attributes(at: attributes.path) == attributes)
    }
  }

  /// A5: of 3,000 tags only those in view are there, and the first stays through a turn.
  @Test func seedA5_onlyVisibleTagsAreBuiltAndThePositionIsKept() throws {
    var collection = try centredCollection((1...3000).map { "item \($0)" })
    // Rows are 47.78... apart, so 300 points show 8 at most, of 4 chips at most.
    collection.scroll(to: Point(x: 0, y: 20_000))
    let visible = collection.arrangement.visibleAttributes().filter { $0.kind == .cell }
    #expect((20...32).contains(visible.count))
    let anchor = try #require(collection.arrangement.anchor)
    let text = collection.tag(at: anchor.path)?.tag.text
    collection.resize(to: Size(width: 844, height: 390))
    let turned = collection.arrangement.visibleAttributes().filter { $0.kind == .cell }
      .map { collection.tag(at: $0.path)?.tag.text }
    #expect(turned.contains(text))
    collection.resize(to: Size(width: 390, height: 300))
    #expect(collection.arrangement.anchor?.path == anchor.path)
  }

  /// A4 and D2: turning, scrolling, moving and removing shape no text.
  ///
  /// In a process of its own, as the counter is the whole process's.
  @Test func seedA4_turningTouchesNoText() async {
    await #expect(processExitsWith: .success) {
      let style = TagStyle(font: try Font(size: 18))
      let tags = try MeasuredTags((1...500).map { "item \($0)" }, style: style)
      let layouts: [CellLayout] = [
        .flow(FlowLayout(itemSpacing: 10, breaking: .balanced)),
        .grid(GridLayout(.fixed(5), itemHeight: .measured)),
      ]
      var collection = TagCollection(
        layouts.map { TagSection(tags, layout: $0) },
        in: Viewport(size: Size(width: 375, height: 812)))
      let shaped = Counters.runsShaped.load(ordering: .relaxed)
      precondition(shaped > 0)
      for width in [812.0, 320, 375] {
        collection.resize(to: Size(width: width, height: 500))
        collection.scroll(to: Point(x: 0, y: width))
        _ = collection.arrangement.visibleAttributes()
      }
      try collection.move(
        ItemRange(section: 0, items: 3..<9), to: ItemPath(section: 1, item: 100))
      collection.remove(ItemRange(section: 1, items: 0..<50))
      collection.moveSections(0..<1, to: 1)
      precondition(Counters.runsShaped.load(ordering: .relaxed) == shaped)
      // A combining mark is always shaped.
      try collection.insert(["ne\u{301}w"], at: ItemPath(section: 0, item: 0))
      precondition(Counters.runsShaped.load(ordering: .relaxed) > shaped)
    }
  }

  /// B4: of three equal chips the first goes, so the others move by a chip and a gap: the row is
  /// centred, so each by half of it to the left.
  @Test func seedB4_deletingATagSaysWhatMoved() throws {
    var collection = try centredCollection(["item 1", "item 1", "item 1"])
    let changes = collection.remove(ItemRange(section: 0, items: 0..<1))
    #expect(changes.removedItems == [ItemRange(section: 0, items: 0..<1)])
    #expect(changes.itemMoves.count == 1)
    #expect(changes.itemMoves[0].from == ItemRange(section: 0, items: 1..<3))
    #expect(changes.itemMoves[0].to == ItemPath(section: 0, item: 0))
    #expect(abs(changes.itemMoves[0].offset.x + (chip.width + 10) / 2) < 1e-9)
    #expect(collection.tags[0].tags.count == 2)
  }
}
