import FlowLayout
import LayoutGeometry
import Testing

/// Where items stand across their line, and lines in a given height (F3).
@Suite struct AlignmentTests {
  static let tall = [
    FlowItem(20, 30, baseline: 20), FlowItem(20, 10, baseline: 8), FlowItem(20, 20, baseline: 10),
  ]
  static let own = [
    FlowItem(20, 30), FlowItem(20, 10),
    FlowItem(size: Size(width: 20, height: 10), alignment: .bottom),
    FlowItem(size: Size(width: 20, height: 10), alignment: .center),
    FlowItem(size: Size(width: 20, height: 10), alignment: .stretch),
  ]
  static let pair = [FlowItem(60, 10), FlowItem(60, 10)]

  @Test func top() {
    let arrangement = FlowLayout(itemSpacing: 5, alignment: .top)
      .arrange(FlowItems(Self.tall), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |┌──┐ [b ] ┌c─┐      |
        |│a │      └──┘      |
        |└──┘                |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 30),
        Rect(x: 25, y: 0, width: 20, height: 10),
        Rect(x: 50, y: 0, width: 20, height: 20),
      ])
  }

  @Test func center() {
    let arrangement = FlowLayout(itemSpacing: 5, alignment: .center)
      .arrange(FlowItems(Self.tall), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |┌──┐                |
        |│a │ [b ] ┌c─┐      |
        |└──┘      └──┘      |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 30),
        Rect(x: 25, y: 10, width: 20, height: 10),
        Rect(x: 50, y: 5, width: 20, height: 20),
      ])
  }

  @Test func bottom() {
    let arrangement = FlowLayout(itemSpacing: 5, alignment: .bottom)
      .arrange(FlowItems(Self.tall), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |┌──┐                |
        |│a │      ┌c─┐      |
        |└──┘ [b ] └──┘      |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 30),
        Rect(x: 25, y: 20, width: 20, height: 10),
        Rect(x: 50, y: 10, width: 20, height: 20),
      ])
  }

  @Test func baseline() {
    let arrangement = FlowLayout(itemSpacing: 5, alignment: .baseline)
      .arrange(FlowItems(Self.tall), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |┌──┐                |
        |│a │ [b ] ┌c─┐      |
        |└──┘      └──┘      |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 30),
        Rect(x: 25, y: 12, width: 20, height: 10),
        Rect(x: 50, y: 10, width: 20, height: 20),
      ])
  }

  @Test func stretch() {
    let arrangement = FlowLayout(itemSpacing: 5, alignment: .stretch)
      .arrange(FlowItems(Self.tall), width: 100)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |┌──┐ ┌──┐ ┌──┐      |
        |│a │ │b │ │c │      |
        |└──┘ └──┘ └──┘      |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 30),
        Rect(x: 25, y: 0, width: 20, height: 30),
        Rect(x: 50, y: 0, width: 20, height: 30),
      ])
  }

  @Test func itemsMayAlignThemselves() {
    let arrangement = FlowLayout(itemSpacing: 5)
      .arrange(FlowItems(Self.own), width: 150)
    #expect(
      drawing(arrangement) == """
        +------------------------------+
        |┌──┐ [b ]           ┌──┐      |
        |│a │           [d ] │e │      |
        |└──┘      [c ]      └──┘      |
        +------------------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 20, height: 30),
        Rect(x: 25, y: 0, width: 20, height: 10),
        Rect(x: 50, y: 20, width: 20, height: 10),
        Rect(x: 75, y: 10, width: 20, height: 10),
        Rect(x: 100, y: 0, width: 20, height: 30),
      ])
  }

  @Test func linesStart() {
    let arrangement = FlowLayout(alignment: .stretch, lineAlignment: .start)
      .arrange(FlowItems(Self.pair), width: 100, height: 60)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |[a         ]        |
        |[b         ]        |
        |                    |
        |                    |
        |                    |
        |                    |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 60, height: 10),
        Rect(x: 0, y: 10, width: 60, height: 10),
      ])
  }

  @Test func linesCenter() {
    let arrangement = FlowLayout(alignment: .stretch, lineAlignment: .center)
      .arrange(FlowItems(Self.pair), width: 100, height: 60)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |                    |
        |                    |
        |[a         ]        |
        |[b         ]        |
        |                    |
        |                    |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 20, width: 60, height: 10),
        Rect(x: 0, y: 30, width: 60, height: 10),
      ])
  }

  @Test func linesEnd() {
    let arrangement = FlowLayout(alignment: .stretch, lineAlignment: .end)
      .arrange(FlowItems(Self.pair), width: 100, height: 60)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |                    |
        |                    |
        |                    |
        |                    |
        |[a         ]        |
        |[b         ]        |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 40, width: 60, height: 10),
        Rect(x: 0, y: 50, width: 60, height: 10),
      ])
  }

  @Test func linesSpaceBetween() {
    let arrangement = FlowLayout(alignment: .stretch, lineAlignment: .spaceBetween)
      .arrange(FlowItems(Self.pair), width: 100, height: 60)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |[a         ]        |
        |                    |
        |                    |
        |                    |
        |                    |
        |[b         ]        |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 60, height: 10),
        Rect(x: 0, y: 50, width: 60, height: 10),
      ])
  }

  @Test func linesSpaceAround() {
    let arrangement = FlowLayout(alignment: .stretch, lineAlignment: .spaceAround)
      .arrange(FlowItems(Self.pair), width: 100, height: 60)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |                    |
        |[a         ]        |
        |                    |
        |                    |
        |[b         ]        |
        |                    |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 10, width: 60, height: 10),
        Rect(x: 0, y: 40, width: 60, height: 10),
      ])
  }

  @Test func linesSpaceEvenly() {
    let arrangement = FlowLayout(alignment: .stretch, lineAlignment: .spaceEvenly)
      .arrange(FlowItems(Self.pair), width: 100, height: 60)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |                    |
        |[a         ]        |
        |                    |
        |                    |
        |[b         ]        |
        |                    |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 13.333333333333334, width: 60, height: 10),
        Rect(x: 0, y: 36.66666666666667, width: 60, height: 10),
      ])
  }

  @Test func linesStretch() {
    let arrangement = FlowLayout(alignment: .stretch, lineAlignment: .stretch)
      .arrange(FlowItems(Self.pair), width: 100, height: 60)
    #expect(
      drawing(arrangement) == """
        +--------------------+
        |┌──────────┐        |
        |│a         │        |
        |└──────────┘        |
        |┌──────────┐        |
        |│b         │        |
        |└──────────┘        |
        +--------------------+
        """)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 0, y: 0, width: 60, height: 30),
        Rect(x: 0, y: 30, width: 60, height: 30),
      ])
  }
}
