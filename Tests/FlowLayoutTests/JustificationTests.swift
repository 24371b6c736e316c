import FlowLayout
import LayoutGeometry
import Testing

/// What becomes of the free space along a line (F3).
@Suite struct JustificationTests {
  static let row = [FlowItem(20, 10), FlowItem(30, 10), FlowItem(20, 10), FlowItem(40, 10)]
  static let growing = row.map { FlowItem(size: $0.size, grow: 1) }
  static let weighted = [
    FlowItem(size: Size(width: 10, height: 10), grow: 1),
    FlowItem(size: Size(width: 10, height: 10), grow: 2, maximum: 30), FlowItem(10, 10),
    FlowItem(size: Size(width: 10, height: 10), grow: 1),
  ]
  static let light = [
    FlowItem(size: Size(width: 10, height: 10), grow: 0.25),
    FlowItem(size: Size(width: 10, height: 10), grow: 0.25),
  ]
  static let wide = [FlowItem(20, 10), FlowItem(80, 10), FlowItem(20, 10)]

  @Test func leading() {
    let arrangement = FlowLayout(justification: .leading)
      .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |[a ][b   ][c ]      |
        |[d     ]            |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 10),
        Rect(x: 20, y: 0, width: 30, height: 10),
        Rect(x: 50, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 40, height: 10),
      ])
  }

  @Test func center() {
    let arrangement = FlowLayout(justification: .center)
      .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |   [a ][b   ][c ]   |
        |      [d     ]      |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 15, y: 0, width: 20, height: 10),
        Rect(x: 35, y: 0, width: 30, height: 10),
        Rect(x: 65, y: 0, width: 20, height: 10),
        Rect(x: 30, y: 10, width: 40, height: 10),
      ])
  }

  @Test func centerButTheLastLine() {
    let arrangement = FlowLayout(justification: .center, lastLine: .leading)
      .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |   [a ][b   ][c ]   |
        |[d     ]            |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 15, y: 0, width: 20, height: 10),
        Rect(x: 35, y: 0, width: 30, height: 10),
        Rect(x: 65, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 40, height: 10),
      ])
  }

  @Test func trailing() {
    let arrangement = FlowLayout(justification: .trailing)
      .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |      [a ][b   ][c ]|
        |            [d     ]|
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 30, y: 0, width: 20, height: 10),
        Rect(x: 50, y: 0, width: 30, height: 10),
        Rect(x: 80, y: 0, width: 20, height: 10),
        Rect(x: 60, y: 10, width: 40, height: 10),
      ])
  }

  @Test func trailingButTheLastLine() {
    let arrangement = FlowLayout(justification: .trailing, lastLine: .leading)
      .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |      [a ][b   ][c ]|
        |[d     ]            |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 30, y: 0, width: 20, height: 10),
        Rect(x: 50, y: 0, width: 30, height: 10),
        Rect(x: 80, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 40, height: 10),
      ])
  }

  @Test func spaceBetween() {
    let arrangement = FlowLayout(justification: .spaceBetween)
      .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |[a ]   [b   ]   [c ]|
        |[d     ]            |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 10),
        Rect(x: 35, y: 0, width: 30, height: 10),
        Rect(x: 80, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 40, height: 10),
      ])
  }

  @Test func spaceBetweenButTheLastLine() {
    let arrangement = FlowLayout(justification: .spaceBetween, lastLine: .leading)
      .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |[a ]   [b   ]   [c ]|
        |[d     ]            |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 10),
        Rect(x: 35, y: 0, width: 30, height: 10),
        Rect(x: 80, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 40, height: 10),
      ])
  }

  @Test func spaceAround() {
    let arrangement = FlowLayout(justification: .spaceAround)
      .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        | [a ]  [b   ]  [c ] |
        |      [d     ]      |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 5, y: 0, width: 20, height: 10),
        Rect(x: 35, y: 0, width: 30, height: 10),
        Rect(x: 75, y: 0, width: 20, height: 10),
        Rect(x: 30, y: 10, width: 40, height: 10),
      ])
  }

  @Test func spaceAroundButTheLastLine() {
    let arrangement = FlowLayout(justification: .spaceAround, lastLine: .leading)
      .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        | [a ]  [b   ]  [c ] |
        |[d     ]            |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 5, y: 0, width: 20, height: 10),
        Rect(x: 35, y: 0, width: 30, height: 10),
        Rect(x: 75, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 40, height: 10),
      ])
  }

  @Test func spaceEvenly() {
    let arrangement = FlowLayout(justification: .spaceEvenly)
      .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |  [a ] [b   ]  [c ] |
        |      [d     ]      |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 7.5, y: 0, width: 20, height: 10),
        Rect(x: 35, y: 0, width: 30, height: 10),
        Rect(x: 72.5, y: 0, width: 20, height: 10),
        Rect(x: 30, y: 10, width: 40, height: 10),
      ])
  }

  @Test func spaceEvenlyButTheLastLine() {
    let arrangement = FlowLayout(justification: .spaceEvenly, lastLine: .leading)
      .arrange(FlowItems(Self.row), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |  [a ] [b   ]  [c ] |
        |[d     ]            |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 7.5, y: 0, width: 20, height: 10),
        Rect(x: 35, y: 0, width: 30, height: 10),
        Rect(x: 72.5, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 40, height: 10),
      ])
  }

  @Test func fill() {
    let arrangement = FlowLayout(justification: .fill)
      .arrange(FlowItems(Self.growing), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |[a   ][b     ][c   ]|
        |[d                 ]|
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 30, height: 10),
        Rect(x: 30, y: 0, width: 40, height: 10),
        Rect(x: 70, y: 0, width: 30, height: 10),
        Rect(x: 0, y: 10, width: 100, height: 10),
      ])
  }

  @Test func fillButTheLastLine() {
    let arrangement = FlowLayout(justification: .fill, lastLine: .leading)
      .arrange(FlowItems(Self.growing), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |[a   ][b     ][c   ]|
        |[d     ]            |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 30, height: 10),
        Rect(x: 30, y: 0, width: 40, height: 10),
        Rect(x: 70, y: 0, width: 30, height: 10),
        Rect(x: 0, y: 10, width: 40, height: 10),
      ])
  }

  @Test func fillByWeightWithMaxima() {
    let arrangement = FlowLayout(itemSpacing: 10, justification: .fill)
      .arrange(FlowItems(Self.weighted), width: 150)
    #expect(
      drawing(arrangement) == """
        +------------------------------+
        |[a     ]  [b   ]  c]  [d     ]|
        +------------------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 40, height: 10),
        Rect(x: 50, y: 0, width: 30, height: 10),
        Rect(x: 90, y: 0, width: 10, height: 10),
        Rect(x: 110, y: 0, width: 40, height: 10),
      ])
  }

  @Test func weightsBelowOneTakeOnlyTheirShare() {
    let arrangement = FlowLayout(justification: .fill)
      .arrange(FlowItems(Self.light), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |[a   ][b   ]        |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 30, height: 10),
        Rect(x: 30, y: 0, width: 30, height: 10),
      ])
  }

  @Test func overflowIsAlignedAtTheStart() {
    let arrangement = FlowLayout(justification: .center)
      .arrange(FlowItems(Self.wide), width: 50)
    #expect(
      drawing(arrangement) == """
        +----------+
        |   [a ]   |
        |[b             ]
        |   [c ]   |
        +----------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 15, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 10, width: 80, height: 10),
        Rect(x: 15, y: 20, width: 20, height: 10),
      ])
  }

  @Test func overflowIsAlignedAtTheRightInRightToLeft() {
    let arrangement = FlowLayout(direction: .rightToLeft, justification: .center)
      .arrange(FlowItems(Self.wide), width: 50)
    #expect(
      drawing(arrangement) == """
              +----------+
              |   [a ]   |
         [b             ]|
              |   [c ]   |
              +----------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 15, y: 0, width: 20, height: 10),
        Rect(x: -30, y: 10, width: 80, height: 10),
        Rect(x: 15, y: 20, width: 20, height: 10),
      ])
  }
}
