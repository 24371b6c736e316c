import TagFlow
import Testing

/// Rows A1 to A4 of the articles that define the job: strings as chips in rows.
@Suite struct SeedTests {
  static let sample = [
    "item 1", "item 2 - long long long long long long", "item 3", "item 4", "item 5", "item 6",
    "item 7 - medium", "item 8",
  ]

  /// A1: the bounding box without a limit, rounded up.
  ///
  /// The widths are HarfBuzz's advances of Inter at 18 points (7864 units of 2816 an em for the
  /// first, by hb-shape).
  @Test func seedA1_widthIsRoundedUpToWholePoints() throws {
    let font = try Font(size: 18)
    #expect(Self.sample.map { $0.width(font: font) } == [51, 316, 54, 54, 53, 54, 139, 54])
    #expect(Measurer(font).width(of: "item 1") == 7864.0 * 18 / 2816)
  }

  /// A1: several lines are as wide as the widest, nothing is 0 wide.
  @Test func seedA1_severalLinesAreAsWideAsTheWidest() throws {
    let font = try Font(size: 18)
    #expect("item 1\nitem 7 - medium\n".width(font: font) == 139)
    #expect("".width(font: font) == 0)
    #expect("\n".width(font: font) == 0)
  }

  /// A2 and A3: eight chips with 10 between them and 16 beside each text.
  @Test(arguments: [
    (200, [1, 1, 2, 2, 1, 1]), (320, [1, 1, 3, 2, 1]), (375, [1, 1, 4, 2]), (393, [1, 1, 4, 2]),
    (800, [5, 3]),
  ])
  func seedA3_sampleFallsInRows(width: Double, counts: [Int]) throws {
    let rows = arrangeItems(
      Self.sample, containerWidth: width, font: try Font(size: 18), horizontalSpacing: 10,
      horizontalPadding: 16)
    #expect(rows.map(\.count) == counts)
    #expect(rows.flatMap { $0 } == Self.sample)
  }

  @Test func seedA2_noItemsGiveNoRows() throws {
    let rows = arrangeItems(
      [], containerWidth: 100, font: try Font(size: 18), horizontalSpacing: 10,
      horizontalPadding: 16)
    #expect(rows.isEmpty)
  }

  /// A2: containers that hold nothing, and numbers that are none, still lose no item.
  @Test(arguments: [0, -1, -Double.infinity])
  func seedA2_aContainerWithoutRoomGivesOneItemARow(width: Double) throws {
    let rows = arrangeItems(
      Self.sample, containerWidth: width, font: try Font(size: 18), horizontalSpacing: 10,
      horizontalPadding: 16)
    #expect(rows == Self.sample.map { [$0] })
  }

  /// A4: tags are measured once and follow every width by arithmetic.
  @Test func seedA4_rowsFollowTheWidthWithoutNewMeasuring() throws {
    let style = TagStyle(
      font: try Font(size: 18), padding: Insets(horizontal: 16, vertical: 8))
    let tags = try MeasuredTags(Self.sample, style: style)
    let layout = FlowLayout(itemSpacing: 10, lineSpacing: 10)
    for (width, rows) in [(200.0, 6), (320, 5), (375, 4), (800, 2)] {
      #expect(tags.arrange(by: layout, width: width).lines.count == rows)
    }
  }

  /// A tag is its text and its padding; the baseline lies the padding and the ascent below its top.
  @Test func tagsHaveTheSizeOfTheirTextAndPadding() throws {
    let font = try Font(size: 18)
    let style = TagStyle(font: font, padding: Insets(top: 1, left: 2, bottom: 3, right: 4))
    let frame = try MeasuredTags(["item 1"], style: style)
      .arrange(by: FlowLayout(), width: nil).frame(at: 0)
    let text = Measurer(font).measure("item 1")
    #expect(frame == Rect(x: 0, y: 0, width: text.width + 6, height: text.height + 4))
  }
}
