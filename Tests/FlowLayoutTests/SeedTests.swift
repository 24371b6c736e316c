import FlowLayout
import LayoutGeometry
import Testing

/// The rows of the seed articles that concern arranging.
@Suite struct SeedTests {
  /// The widths of the sample's texts at size 18, rounded up, as the article measures them.
  static let textWidths: [Double] = [51, 316, 54, 54, 53, 54, 139, 54]
  static let labels = [
    "item 1", "item 2 - long long long long long long", "item 3", "item 4", "item 5", "item 6",
    "item 7 - medium", "item 8",
  ]
  static let items = FlowItems(widths: textWidths.map { $0 + 32 }, height: 38)
  static let layout = FlowLayout(itemSpacing: 10, lineSpacing: 10)

  @Test func seedA1_widthsAreTakenAsGiven() {
    let arrangement = Self.layout.arrange(Self.items, width: 375)
    #expect(arrangement.frames.map(\.width) == [83, 348, 86, 86, 85, 86, 171, 86])
  }

  @Test(
    arguments: zip(
      [200.0, 320, 375, 393, 800],
      [[1, 1, 2, 2, 1, 1], [1, 1, 3, 2, 1], [1, 1, 4, 2], [1, 1, 4, 2], [5, 3]]))
  func seedA2_itemsGoOnWhileTheyFit(width: Double, counts: [Int]) {
    let arrangement = Self.layout.arrange(Self.items, width: width)
    #expect(arrangement.counts == counts)
    #expect(arrangement.lines.map(\.range).flatMap { Array($0) } == Array(0..<8))
  }

  @Test func seedA2_spacingIsCountedOnlyBetweenItems() {
    // 83 + 10 + 86 = 179: fits exactly, with nothing for an edge.
    let items = FlowItems(widths: [83, 86], height: 38)
    #expect(Self.layout.arrange(items, width: 179).counts == [2])
    #expect(Self.layout.arrange(items, width: 178.99).counts == [1, 1])
  }

  @Test func seedA2_noItemsGiveNoRows() {
    let arrangement = Self.layout.arrange(FlowItems([]), width: 375)
    #expect(arrangement.lines.isEmpty)
    #expect(arrangement.size == Size(width: 375, height: 0))
  }

  @Test func seedA3_sample() {
    let arrangement = Self.layout.arrange(Self.items, width: 375)
    #expect(
      arrangement.picture(
        labels: Self.labels, scale: PictureScale(pointsPerColumn: 8, pointsPerRow: 13))
          == """
          ┌────────┐
          │item 1  │
          └────────┘

          ┌──────────────────────────────────────────┐
          │item 2 - long long long long long long    │
          └──────────────────────────────────────────┘
          ┌─────────┐ ┌─────────┐ ┌─────────┐ ┌─────────┐
          │item 3   │ │item 4   │ │item 5   │ │item 6   │
          └─────────┘ └─────────┘ └─────────┘ └─────────┘

          ┌───────────────────┐  ┌────────┐
          │item 7 - medium    │  │item 8  │
          └───────────────────┘  └────────┘
          """)
    #expect(arrangement.lefts == [0, 0, 0, 96, 192, 287, 0, 181])
    #expect(arrangement.tops == [0, 48, 96, 96, 96, 96, 144, 144])
    #expect(arrangement.size == Size(width: 375, height: 182))
  }

  @Test func seedA4_rowsFollowANewWidth() {
    var arrangement = Self.layout.arrange(Self.items, width: 375)
    for width in [800.0, 200, 320, 393, 375] {
      Self.layout.arrange(Self.items, width: width, into: &arrangement)
      #expect(arrangement == Self.layout.arrange(Self.items, width: width))
    }
  }

  /// C1: a cell is as large as its label says, here by a stand-in measure of 9 points a letter.
  @Test func seedC1_cellsSizeThemselvesToTheirLabels() {
    let sizes = Self.labels.map { Size(width: 9 * Double($0.count) + 32, height: 38) }
    let arrangement = Self.layout.arrange(FlowItems(sizes.map { FlowItem(size: $0) }), width: 400)
    #expect(arrangement.frames.map(\.size) == sizes)
  }

  /// C2: rows by vertical position, exactly the given spacing, offset = (container - row) / 2.
  @Test func seedC2_rowsAreCentredAsAWhole() {
    var layout = Self.layout
    layout.justification = .center
    let arrangement = layout.arrange(Self.items, width: 375)
    #expect(
      arrangement.picture(
        labels: Self.labels, scale: PictureScale(pointsPerColumn: 8, pointsPerRow: 13),
        isFramed: true) == """
          +-----------------------------------------------+
          |                  ┌─────────┐                  |
          |                  │item 1   │                  |
          |                  └─────────┘                  |
          |                                               |
          |  ┌─────────────────────────────────────────┐  |
          |  │item 2 - long long long long long long   │  |
          |  └─────────────────────────────────────────┘  |
          |┌─────────┐ ┌─────────┐ ┌─────────┐ ┌─────────┐|
          |│item 3   │ │item 4   │ │item 5   │ │item 6   │|
          |└─────────┘ └─────────┘ └─────────┘ └─────────┘|
          |                                               |
          |       ┌───────────────────┐ ┌─────────┐       |
          |       │item 7 - medium    │ │item 8   │       |
          |       └───────────────────┘ └─────────┘       |
          +-----------------------------------------------+
          """)
    // Rows of 83, 348, 86 + 10 + 86 + 10 + 85 + 10 + 86 and 171 + 10 + 86 points.
    #expect(arrangement.lines.map(\.frame.x) == [146, 13.5, 1, 54])
    #expect(arrangement.lines.map(\.frame.width) == [83, 348, 373, 267])
    for line in arrangement.lines {
      #expect(line.frame.x == (375 - line.frame.width) / 2)
      for index in line.range.dropLast() {
        let gap = arrangement.frames[index + 1].x - arrangement.frames[index].maxX
        #expect(gap == 10)
        #expect(arrangement.frames[index].y == arrangement.frames[index + 1].y)
      }
    }
  }
}
