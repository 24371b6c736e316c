import FlowLayout
import LayoutGeometry
import Testing

/// Plain-text pictures of arrangements.
@Suite struct PictureTests {
  private func picture(_ items: [FlowItem], _ labels: [String], width: Double? = nil) -> String {
    FlowLayout().arrange(FlowItems(items), width: width)
      .picture(labels: labels, scale: PictureScale(pointsPerColumn: 10, pointsPerRow: 10))
  }

  @Test func chipsAreAsRichAsTheirCellsAllow() {
    let items = [
      FlowItem(60, 40), FlowItem(60, 20), FlowItem(60, 10), FlowItem(10, 30), FlowItem(10, 10),
      FlowItem(10, 0), FlowItem(0, 10),
    ]
    #expect(
      picture(items, ["box", "two", "one", "x", "y", "z"]) == """
        ┌────┐┌two─┐[one ]│···
        │box │└────┘      │
        │    │            │
        └────┘
        """)
  }

  @Test func labelsAreCutAndIndicesStandIn() {
    let items = [FlowItem(60, 10), FlowItem(60, 10), FlowItem(20, 10)]
    #expect(picture(items, ["a long label"]) == "[a lo][1   ]2]")
  }

  @Test func aChipOfTwoColumnsShowsOneCharacter() {
    let items = [FlowItem(20, 30), FlowItem(20, 20), FlowItem(20, 10), FlowItem(20, 30)]
    #expect(
      picture(items, ["a", "bc", "d", "日"]) == """
        ┌┐b┐d]┌┐
        a│└┘  ││
        └┘    └┘
        """)
  }

  @Test func aScaleForLabelsCountsTheIndicatorIn() {
    let arrangement = FlowLayout(maxLines: 1)
      .arrange(FlowItems([FlowItem(90, 30)]), width: 60, indicator: nil)
    #expect(arrangement.pictureScale(for: ["abc"]).pointsPerRow == 10)
    let hiding = FlowLayout(maxLines: 1).arrange(
      FlowItems(widths: [50, 50], height: 30), width: 60
    ) { _ in FlowItem(55, 18) }
    let scale = hiding.pictureScale(for: ["abc", "d"], indicator: "+2 more")
    #expect(scale == PictureScale(pointsPerColumn: 5, pointsPerRow: 6))
  }

  @Test func wideCharactersTakeTwoCells() {
    let items = [FlowItem(60, 10), FlowItem(70, 10), FlowItem(70, 10)]
    #expect(picture(items, ["日本語", "日本語", "a🎈b"]) == "[日本][日本 ][a🎈b ]")
  }

  @Test func controlsAreBlank() {
    #expect(picture([FlowItem(70, 10)], ["a\n\t\u{202E}b"]) == "[a   b]")
  }

  @Test func whatOverflowsToTheLeftIsDrawn() {
    let arrangement = FlowLayout(direction: .rightToLeft)
      .arrange(FlowItems([FlowItem(60, 10), FlowItem(20, 10)]), width: 30)
    #expect(
      arrangement.picture(
        labels: ["wide"], scale: PictureScale(pointsPerColumn: 10, pointsPerRow: 10),
        isFramed: true) == """
             +---+
           [wide]|
             | 1]|
             +---+
          """)
  }

  @Test func aHugePictureIsDrawnCoarsely() {
    let items = FlowItems(widths: [Double](repeating: 10, count: 10_000), height: 10)
    let picture = FlowLayout().arrange(items).picture()
    #expect(picture.split(separator: "\n").count == 1)
    #expect(picture.count <= PictureScale.mostCells + 1)
  }

  @Test func nothingHasAnEmptyPicture() {
    #expect(picture([], []).isEmpty)
  }
}
