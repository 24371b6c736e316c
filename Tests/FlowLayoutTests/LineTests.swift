import FlowLayout
import LayoutGeometry
import Testing

/// Insets, breaks, limits, too wide items, separators and columns (F5, F7, F8).
@Suite struct LineTests {
  static let row = [FlowItem(20, 10), FlowItem(30, 10), FlowItem(20, 10), FlowItem(40, 10)]
  static let wide = [FlowItem(20, 10), FlowItem(80, 10), FlowItem(20, 10)]
  static let broken = [
    FlowItem(20, 10), FlowItem(size: Size(width: 20, height: 10), breakBefore: true),
    FlowItem(20, 10), FlowItem(20, 10),
  ]

  @Test func insetsArePhysical() {
    let arrangement = FlowLayout(
      direction: .rightToLeft, itemSpacing: 5, lineSpacing: 10,
      insets: Insets(top: 10, left: 20, bottom: 20, right: 5)
    )
    .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |                    |
        |        [b   ] [a ] |
        |                    |
        |      [d     ] [c ] |
        |                    |
        |                    |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 75, y: 10, width: 20, height: 10),
        Rect(x: 40, y: 10, width: 30, height: 10),
        Rect(x: 75, y: 30, width: 20, height: 10),
        Rect(x: 30, y: 30, width: 40, height: 10),
      ])
  }

  @Test func forcedBreaks() {
    let arrangement = FlowLayout(itemSpacing: 5)
      .arrange(FlowItems(Self.broken), width: 200)
    #expect(
      drawing(arrangement) == """
        +----------------------------------------+
        |[a ]                                    |
        |[b ] [c ] [d ]                          |
        +----------------------------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 20, height: 10),
        Rect(x: 25, y: 10, width: 20, height: 10),
        Rect(x: 50, y: 10, width: 20, height: 10),
      ])
  }

  @Test func maxItemsPerLine() {
    let arrangement = FlowLayout(itemSpacing: 5, maxItemsPerLine: 3)
      .arrange(FlowItems(Self.row), width: 200)
    #expect(
      drawing(arrangement) == """
        +----------------------------------------+
        |[a ] [b   ] [c ]                        |
        |[d     ]                                |
        +----------------------------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 10),
        Rect(x: 25, y: 0, width: 30, height: 10),
        Rect(x: 60, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 40, height: 10),
      ])
  }

  @Test func tooWideItemsOverflow() {
    let arrangement = FlowLayout()
      .arrange(FlowItems(Self.wide), width: 50)
    #expect(
      drawing(arrangement) == """
        +----------+
        |[a ]      |
        |[b             ]
        |[c ]      |
        +----------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 80, height: 10),
        Rect(x: 0, y: 20, width: 20, height: 10),
      ])
  }

  @Test func tooWideItemsAreClamped() {
    let arrangement = FlowLayout(oversize: .clamp)
      .arrange(FlowItems(Self.wide), width: 50)
    #expect(
      drawing(arrangement) == """
        +----------+
        |[a ]      |
        |[b       ]|
        |[c ]      |
        +----------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 50, height: 10),
        Rect(x: 0, y: 20, width: 20, height: 10),
      ])
  }

  @Test func tooWideItemsAreMeasuredAgain() {
    let arrangement = FlowLayout()
      .arrange(FlowItems(Self.wide), width: 50, remeasure: { _, width in FlowItem(width, 20) })
    #expect(
      drawing(arrangement) == """
        +----------+
        |[a ]      |
        |┌b───────┐|
        |└────────┘|
        |[c ]      |
        +----------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 50, height: 20),
        Rect(x: 0, y: 30, width: 20, height: 10),
      ])
  }

  @Test func separatorsTakePartInFitting() {
    let arrangement = FlowLayout(
      itemSpacing: 5, lineSpacing: 5, itemSeparator: Size(width: 5, height: 10),
      lineSeparator: 10
    )
    .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |[a ] ¦ [b   ] ¦ [c ]|
        |                    |
        |╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌|
        |[d     ]            |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 10),
        Rect(x: 35, y: 0, width: 30, height: 10),
        Rect(x: 80, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 30, width: 40, height: 10),
      ])
  }

  @Test func columns() {
    let arrangement = FlowLayout(
      axis: .vertical, itemSpacing: 10, lineSpacing: 5, justification: .trailing,
      alignment: .center
    )
    .arrange(FlowItems(Self.row), height: 50)
    #expect(
      drawing(arrangement) == """
        +---------------+
        | [a ]          |
        |               |
        |[b   ]         |
        |               |
        | [c ]  [d     ]|
        +---------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 5, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 20, width: 30, height: 10),
        Rect(x: 5, y: 40, width: 20, height: 10),
        Rect(x: 35, y: 40, width: 40, height: 10),
      ])
  }

  @Test func columnsFromTheRight() {
    let arrangement = FlowLayout(
      axis: .vertical, direction: .rightToLeft, itemSpacing: 10, lineSpacing: 5,
      justification: .trailing
    )
    .arrange(FlowItems(Self.row), width: 120, height: 50)
    #expect(
      drawing(arrangement) == """
        +------------------------+
        |                    [a ]|
        |                        |
        |                  [b   ]|
        |                        |
        |         [d     ]   [c ]|
        +------------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 100, y: 0, width: 20, height: 10),
        Rect(x: 90, y: 20, width: 30, height: 10),
        Rect(x: 100, y: 40, width: 20, height: 10),
        Rect(x: 45, y: 40, width: 40, height: 10),
      ])
  }
}
