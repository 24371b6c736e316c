import FlowLayout
import LayoutGeometry
import Testing

/// Sections, boundaries and viewports (F10, seeds A5, B, C, D2), worked out by hand.
@Suite struct CollectionTests {
  static func items(_ widths: [Double], height: Double = 20) -> FlowItems {
    FlowItems(widths: widths, height: height)
  }

  /// Full-width cells of 60 between content insets of 12 and 8 and section insets of 16 and 4.
  static func table(in bounds: Rect, sectionCount: Int = 1) -> CollectionArrangement {
    let section = CollectionSection(
      items([Double](repeating: 1, count: 10)),
      layout: .grid(GridLayout(.fullWidth, itemHeight: .fixed(60))),
      insets: Insets(left: 16, right: 4))
    return CollectionArrangement(
      Array(repeating: section, count: sectionCount),
      in: Viewport(bounds: bounds, contentInsets: Insets(left: 12, right: 8)))
  }

  /// Rows of 100 and 60, then 200, spacing 10, in 320: centred by (320 - 170) / 2 = 75 and
  /// (320 - 200) / 2 = 60, under a header of 40, above a footer of 30, insets of 5 above and below.
  static func centred(_ justification: FlowJustification) -> CollectionArrangement {
    CollectionArrangement(
      [
        CollectionSection(
          items([100, 60, 200]),
          layout: .flow(
            FlowLayout(itemSpacing: 10, lineSpacing: 10, justification: justification)),
          insets: Insets(top: 5, bottom: 5), header: SectionBoundary(height: 40),
          footer: SectionBoundary(height: 30), background: .zero)
      ], in: Viewport(size: Size(width: 320, height: 200)))
  }

  /// A section of 40 full-width rows of 20 between a pinned header and a pinned footer of 30.
  static let pinned = CollectionSection(
    items([Double](repeating: 1, count: 40)),
    layout: .grid(GridLayout(.fullWidth, itemHeight: .fixed(20))),
    header: SectionBoundary(height: 30, isPinned: true),
    footer: SectionBoundary(height: 30, isPinned: true))

  @Test func seedA5_onlyWhatIsVisibleIsBuilt() {
    // A million cells, 5 to a row of 75: 200 rows of 75 a section of 1,000, 15,000 points tall.
    let section = CollectionSection(
      FlowItems(widths: [Double](repeating: 1, count: 1_000), height: 1),
      layout: .grid(GridLayout(.fixed(5))))
    var collection = CollectionArrangement(
      Array(repeating: section, count: 1_000),
      in: Viewport(size: Size(width: 375, height: 600)))
    #expect(collection.contentSize == Size(width: 375, height: 15_000_000))
    for y in [0.0, 10, 7_499_999, 14_999_400] {
      collection.scroll(to: Point(x: 0, y: y))
      // 600 points show 8 rows, or 9 when they start within one.
      let rows = y == 0 || y == 14_999_400 ? 8 : 9
      #expect(collection.visibleAttributes().count == rows * 5)
    }
  }

  @Test func seedB1_fullWidthInBothInsets() {
    // 375 - 12 - 8 - 16 - 4 = 335.
    let table = Self.table(in: Rect(x: -12, y: 0, width: 375, height: 600))
    #expect(
      table.attributes(at: ItemPath(section: 0, item: 2))?.frame
        == Rect(x: 16, y: 120, width: 335, height: 60))
    #expect(table.contentSize == Size(width: 355, height: 600))
    #expect(
      table.picture(
        of: Rect(x: -12, y: 0, width: 375, height: 140),
        scale: PictureScale(pointsPerColumn: 8, pointsPerRow: 20)) == """
              ┌───────────────────────────────────────┐
              │0                                      │
              └───────────────────────────────────────┘
              ┌───────────────────────────────────────┐
              │1                                      │
              └───────────────────────────────────────┘
              [2                                      ]
          """)
  }

  @Test func seedB2_onlyANewSizeInvalidates() {
    var table = Self.table(in: Rect(x: -12, y: 0, width: 375, height: 600))
    #expect(!table.invalidates(forBoundsChange: table.viewport.bounds))
    #expect(!table.invalidates(forBoundsChange: Rect(x: 3, y: 250, width: 375, height: 600)))
    #expect(table.invalidates(forBoundsChange: Rect(x: -12, y: 0, width: 812, height: 600)))
    #expect(table.invalidates(forBoundsChange: Rect(x: -12, y: 0, width: 375, height: 320)))
    let unbounded = Self.table(in: Rect(x: 0, y: 0, width: .nan, height: .nan))
    #expect(
      !unbounded.invalidates(
        forBoundsChange: Rect(x: 0, y: 0, width: .infinity, height: -3)))
    // 812 - 40 = 772.
    table.resize(to: Size(width: 812, height: 375))
    #expect(table.attributes(at: ItemPath(section: 0, item: 0))?.frame.width == 772)
  }

  @Test func seedB3_onlyItsOwnBoundsMatter() {
    // Split screen: 200 points somewhere on a wider screen. 200 - 40 = 160.
    let table = Self.table(in: Rect(x: 600, y: 80, width: 200, height: 100))
    let frame = table.attributes(at: ItemPath(section: 0, item: 0))?.frame
    #expect(frame == Rect(x: 16, y: 0, width: 160, height: 60))
  }

  @Test func seedB4_deletionsAndMovesSayWhatMoved() {
    var table = Self.table(
      in: Rect(x: -12, y: 0, width: 375, height: 600), sectionCount: 3)
    // Row 3 of 60 points goes: rows 4 ... 9 move up by 60, and so do both sections below.
    let removal = table.remove(ItemRange(section: 0, items: 3..<4))
    #expect(removal.removedItems == [ItemRange(section: 0, items: 3..<4)])
    #expect(
      removal.itemMoves == [
        ItemMove(
          from: ItemRange(section: 0, items: 4..<10), to: ItemPath(section: 0, item: 3),
          offset: Point(x: 0, y: -60))
      ])
    #expect(
      removal.sectionMoves == [
        SectionMove(from: 0..<1, to: 0, offset: .zero, growth: -60),
        SectionMove(from: 1..<3, to: 1, offset: Point(x: 0, y: -60), growth: 0),
      ])
    // Sections are now 540, 600 and 600 tall. Row 0 of the second, at 540, goes in front of row 1
    // of the third, at 1,140 + 60, when the second is a row shorter: to 1,140.
    let move = table.move(
      ItemRange(section: 1, items: 0..<1), to: ItemPath(section: 2, item: 1))
    #expect(move.insertedItems == [] && move.removedItems == [])
    #expect(move.oldPath(of: ItemPath(section: 2, item: 1)) == ItemPath(section: 1, item: 0))
    #expect(
      move.itemMoves.last
        == ItemMove(
          from: ItemRange(section: 1, items: 0..<1), to: ItemPath(section: 2, item: 1),
          offset: Point(x: 0, y: 600)))
    #expect(table.attributes(at: ItemPath(section: 2, item: 1))?.frame.y == 1_140)
    // A whole section of 660 points from the end to the front.
    let reordering = table.moveSections(2..<3, to: 0)
    #expect(
      reordering.sectionMoves == [
        SectionMove(from: 2..<3, to: 0, offset: Point(x: 0, y: -1_080), growth: 0),
        SectionMove(from: 0..<2, to: 1, offset: Point(x: 0, y: 660), growth: 0),
      ])
    #expect(table.removeSections(0..<1).removedSections == [0..<1])
  }

  @Test func seedC1_cellsHaveTheSizesOfTheirLabels() {
    let collection = Self.centred(.leading)
    let widths = collection.attributes(in: Rect(x: 0, y: 0, width: 320, height: 200))
      .filter { $0.kind == .cell }.map(\.frame.width)
    #expect(widths == [100, 60, 200])
  }

  @Test func seedC2_rowsAreCentred() {
    let frames = (0..<3).map {
      Self.centred(.center).attributes(at: ItemPath(section: 0, item: $0))?.frame
    }
    #expect(
      frames == [
        Rect(x: 75, y: 45, width: 100, height: 20), Rect(x: 185, y: 45, width: 60, height: 20),
        Rect(x: 60, y: 75, width: 200, height: 20),
      ])
  }

  @Test func seedC3_onlyCellsMove() {
    let (leading, centred) = (Self.centred(.leading), Self.centred(.center))
    let expected: [(CollectionElementKind, Rect)] = [
      (.background, Rect(x: 0, y: 0, width: 320, height: 130)),
      (.header, Rect(x: 0, y: 0, width: 320, height: 40)),
      (.footer, Rect(x: 0, y: 100, width: 320, height: 30)),
    ]
    for (kind, frame) in expected {
      #expect(centred.attributes(of: kind, inSection: 0)?.frame == frame)
      #expect(
        centred.attributes(of: kind, inSection: 0) == leading.attributes(of: kind, inSection: 0))
    }
    #expect(
      centred.attributes(of: .cell, inSection: 0) != leading.attributes(of: .cell, inSection: 0))
    #expect(
      centred.picture(scale: PictureScale(pointsPerColumn: 8, pointsPerRow: 10)) == """
        ┌──────────────────────────────────────┐
        │header                                │
        │                                      │
        └──────────────────────────────────────┘
        │                                      │
        │        ┌0──────────┐ ┌1─────┐        │
        │        └───────────┘ └──────┘        │
        │                                      │
        │       ┌2──────────────────────┐      │
        │       └───────────────────────┘      │
        ┌──────────────────────────────────────┐
        │footer                                │
        └──────────────────────────────────────┘
        """)
  }

  @Test func seedC4_rectangleAndPathAgree() {
    let collection = Self.centred(.center)
    let rect = Rect(x: 180, y: 50, width: 10, height: 30)
    let found = collection.attributes(in: rect)
    // In it are the background, the cell from 185 and the cell from 60 to 260; not the one to 175.
    #expect(found.map(\.kind) == [.background, .cell, .cell])
    #expect(found.map(\.path.item) == [0, 1, 2])
    for attributes in found where attributes.kind == .cell {
      #expect(collection.attributes(at: attributes.path) == attributes)
    }
    #expect(collection.item(at: Point(x: 190, y: 50)) == ItemPath(section: 0, item: 1))
    #expect(collection.item(at: Point(x: 10, y: 50)) == nil)
    #expect(collection.attributes(at: ItemPath(section: 0, item: 3)) == nil)
    #expect(collection.attributes(at: ItemPath(section: -1, item: 0)) == nil)
  }

  @Test func seedD2_cellsAreSquareWhenTheCollectionHasTurned() {
    let section = CollectionSection(
      Self.items([9, 9, 9, 9, 9, 9]), layout: .grid(GridLayout(.fixed(5))))
    var collection = CollectionArrangement(
      [section], in: Viewport(size: Size(width: 375, height: 812)))
    let path = ItemPath(section: 0, item: 5)
    #expect(
      collection.attributes(at: path)?.frame == Rect(x: 0, y: 75, width: 75, height: 75))
    collection.resize(to: Size(width: 812, height: 375))
    #expect(
      collection.attributes(at: path)?.frame == Rect(x: 0, y: 162, width: 162, height: 162))
  }

  /// Each section is 30 + 800 + 30 = 860 tall.
  ///
  /// The view of 200 has a top inset of 10.
  @Test(
    arguments: [
      // At rest, nothing is held at the top; the footer is held at 190 - 30, above its place at 830.
      (-10.0, 0.0, 160.0, false, true),
      // The top of the view is at 100 + 10.
      (100, 110, 270, true, true),
      // The top at 810 would put the header over the footer's place; it stops at 830 - 30.
      (800, 800, 830, true, false),
    ])
  func pinnedBoundariesStayInTheirSection(
    y: Double, header: Double, footer: Double, isHeaderHeld: Bool, isFooterHeld: Bool
  ) {
    var collection = CollectionArrangement(
      [Self.pinned, Self.pinned],
      in: Viewport(size: Size(width: 100, height: 200), contentInsets: Insets(top: 10)))
    collection.scroll(to: Point(x: 0, y: y))
    let top = collection.attributes(of: .header, inSection: 0)
    let bottom = collection.attributes(of: .footer, inSection: 0)
    #expect(top?.frame == Rect(x: 0, y: header, width: 100, height: 30))
    #expect(top?.isPinned == isHeaderHeld && top?.zOrder == (isHeaderHeld ? 3 : 1))
    #expect(bottom?.frame == Rect(x: 0, y: footer, width: 100, height: 30))
    #expect(bottom?.isPinned == isFooterHeld && bottom?.zOrder == (isFooterHeld ? 2 : 1))
    #expect(collection.visibleAttributes().contains { $0 == top })
  }

  @Test func pinnedPicture() {
    var collection = CollectionArrangement(
      [Self.pinned, Self.pinned], in: Viewport(size: Size(width: 160, height: 160)))
    collection.scroll(to: Point(x: 0, y: 100))
    #expect(
      collection.picture(scale: PictureScale(pointsPerColumn: 10, pointsPerRow: 10)) == """
        ┌──────────────┐
        │header        │
        └──────────────┘
        ┌5─────────────┐
        └──────────────┘
        ┌6─────────────┐
        └──────────────┘
        ┌7─────────────┐
        └──────────────┘
        ┌8─────────────┐
        └──────────────┘
        ┌9─────────────┐
        └──────────────┘
        ┌──────────────┐
        │footer        │
        └──────────────┘
        """)
  }

  @Test func sectionsKeepTheirDistance() {
    // 20 points of cells, a gap of 15, an empty section with a header of 10, a gap, 20 points.
    let cells = CollectionSection(Self.items([50]), layout: .flow(FlowLayout()))
    let empty = CollectionSection(
      Self.items([]), layout: .flow(FlowLayout()), header: SectionBoundary(height: 10))
    let collection = CollectionArrangement(
      [cells, empty, cells], in: Viewport(size: Size(width: 100, height: 100)), sectionSpacing: 15)
    #expect(collection.attributes(of: .header, inSection: 1)?.frame.y == 35)
    #expect(collection.attributes(at: ItemPath(section: 2, item: 0))?.frame.y == 60)
    #expect(collection.contentSize.height == 80)
  }

  @Test func hostileNumbersGiveFiniteAttributes() {
    let numbers = [-1, 0, 1e300, .infinity, -.infinity, .nan] as [Double]
    for number in numbers {
      let section = CollectionSection(
        FlowItems([FlowItem(number, number)]), layout: .flow(FlowLayout(lineSpacing: number)),
        insets: Insets(top: number, left: number, bottom: number, right: number),
        header: SectionBoundary(height: number, isPinned: true),
        footer: SectionBoundary(height: number, isPinned: true),
        background: Insets(horizontal: number, vertical: number))
      for side in numbers + [100] {
        var collection = CollectionArrangement(
          [section, section],
          in: Viewport(
            bounds: Rect(x: number, y: number, width: side, height: side),
            contentInsets: Insets(horizontal: number, vertical: number)),
          sectionSpacing: number)
        collection.scroll(to: Point(x: number, y: number))
        collection.resize(to: Size(width: number, height: number))
        _ = collection.picture()
        _ = collection.anchor
        for kind in CollectionElementKind.allCases {
          let frame = collection.attributes(of: kind, inSection: 1)?.frame
          #expect(frame.map { $0.maxX.isFinite && $0.maxY.isFinite && $0.height >= 0 } == true)
        }
        #expect(collection.attributes(in: collection.viewport.bounds).count <= 8)
      }
    }
  }
}
