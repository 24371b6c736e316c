import TagFlow
import Testing

/// Weighted, limited and decorated tags, and the chip for those that are hidden.
@Suite struct TagTests {
  private func style(size: Double = 10) throws -> TagStyle {
    TagStyle(font: try Font(size: size), padding: Insets(horizontal: 4, vertical: 2))
  }

  @Test(arguments: [
    // (3 - 1) / (9 - 1) of the way from 10 to 30.
    (TagSizing.Scale.linear, 15.0),
    // (1.732... - 1) / (3 - 1) of it.
    (.squareRoot, 10 + 20 * (3.0.squareRoot() - 1) / 2),
    // log 3 / log 9, half of it.
    (.logarithmic, 20),
  ])
  func sizesFollowWeights(scale: TagSizing.Scale, middle: Double) {
    let sizes = TagSizing(scale, smallest: 10, largest: 30).sizes(forWeights: [1, 3, 9])
    #expect(sizes[0] == 10)
    #expect(abs(sizes[1] - middle) < 1e-12)
    #expect(sizes[2] == 30)
  }

  @Test(arguments: TagSizing.Scale.allCases)
  func oddWeightsStayBetweenTheSizes(scale: TagSizing.Scale) {
    let sizing = TagSizing(scale, smallest: 10, largest: 30)
    #expect(sizing.sizes(forWeights: [2, 2]) == [20, 20])
    #expect(sizing.sizes(forWeights: []) == [])
    let odd = sizing.sizes(forWeights: [.nan, -1, 0, .infinity, 1e-300, 5])
    #expect(odd.allSatisfy { (10...30).contains($0) })
    #expect(odd[0] == 10 && odd[1] == 10 && odd[2] == 10 && odd[3] == 30)
  }

  /// Tags of different sizes stand on one baseline, and each is its text at its size.
  @Test func weightedTagsShareABaseline() throws {
    var style = try style()
    style.sizing = TagSizing(smallest: 10, largest: 20)
    let tags = try MeasuredTags([Tag("a", weight: 1), Tag("b", weight: 2)], style: style)
    #expect(tags.tags.map(\.fontSize) == [10, 20])
    let width = Measurer(try Font(size: 20)).width(of: "b")
    #expect(tags.tags[1].item.size.width == width + 8)
    let arrangement = tags.arrange(by: FlowLayout(alignment: .baseline), width: nil)
    let baselines = arrangement.frames.enumerated().map { index, frame in
      frame.y + (tags.tags[index].item.baseline ?? 0)
    }
    #expect(baselines[0] == baselines[1])
    #expect(baselines[1] == 2 + Measurer(try Font(size: 20)).measure("b").ascent)
  }

  /// A label that is too long is cut at a whole cluster so that the chip keeps its greatest width.
  @Test func longLabelsAreCut() throws {
    var style = try style()
    style.maximumWidth = 60
    let long = try TagMeasurer(style).measure("a label that goes on and on")
    #expect(long.text.isTruncated)
    #expect(long.text.lines.count == 1 && long.text.lines[0].showsEllipsis)
    #expect(long.item.size.width <= 60 + LineOptions.tolerance)
    let short = try TagMeasurer(style).measure("short")
    #expect(!short.text.isTruncated)
    #expect(short.item.size.width == Measurer(style.text.font).width(of: "short") + 8)
  }

  /// The tag's own limits win over the style's.
  @Test func tagsHaveLimitsOfTheirOwn() throws {
    var style = try style()
    style.minimumWidth = 30
    var tag = Tag("i")
    #expect(try TagMeasurer(style).measure(tag).item.size.width == 30)
    tag.minimumWidth = 50
    #expect(try TagMeasurer(style).measure(tag).item.size.width == 50)
    tag.maximumWidth = 20
    tag.text = "iiiiiiiiiiiiiii"
    tag.minimumWidth = 0
    #expect(try TagMeasurer(style).measure(tag).item.size.width <= 20 + LineOptions.tolerance)
  }

  /// As in CSS, a least width wins over a smaller greatest one, for the box and for its text.
  @Test func theLeastWidthWinsOverTheGreatest() throws {
    var style = try style()
    style.minimumWidth = 150
    style.maximumWidth = 30
    let tags = try MeasuredTags(["a longer label"], style: style)
    #expect(!tags.tags[0].text.isTruncated)
    let arrangement = tags.arrange(by: FlowLayout(), width: 400)
    #expect(arrangement.frames[0].width == 150)
  }

  /// Icon 12 x 20 with 3 to the text, close button 8 x 8 with 2: 4+12+3+text+2+8+4 wide, 2+20+2 high.
  @Test func accessoriesStandBesideTheText() throws {
    var style = try style()
    style.leadingAccessory = TagAccessory(size: Size(width: 12, height: 20), spacing: 3)
    style.trailingAccessory = TagAccessory(size: Size(width: 8, height: 8), spacing: 2)
    let tag = try TagMeasurer(style).measure("tag")
    let text = tag.text
    #expect(tag.item.size == Size(width: text.width + 33, height: 24))
    let frame = Rect(x: 100, y: 50, width: text.width + 33, height: 24)
    let parts = tag.parts(in: frame)
    #expect(parts.leadingAccessory == Rect(x: 104, y: 52, width: 12, height: 20))
    #expect(
      parts.text == Rect(x: 119, y: 62 - text.height / 2, width: text.width, height: text.height))
    #expect(parts.trailingAccessory == Rect(x: 121 + text.width, y: 58, width: 8, height: 8))
    let mirrored = tag.parts(in: frame, direction: .rightToLeft)
    #expect(mirrored.trailingAccessory?.x == 104)
    #expect(mirrored.leadingAccessory?.x == 117 + text.width)
  }

  /// The chip "+N more" is measured in the tags' style and stands after the last tag shown.
  @Test func hiddenTagsAreCounted() throws {
    let style = try style()
    let texts = (1...30).map { "tag \($0)" }
    let tags = try MeasuredTags(texts, style: style)
    let layout = FlowLayout(itemSpacing: 4, maxLines: 2)
    let arrangement = tags.arrange(by: layout, width: 200) { "+\($0) more" }
    let hidden = arrangement.hiddenCount
    #expect(hidden > 0 && arrangement.frames.count + hidden == 30)
    let indicator = try #require(arrangement.indicatorFrame)
    #expect(
      indicator.width == Measurer(style.text.font).width(of: "+\(hidden) more") + 8)
    #expect(indicator.maxX <= 200 + LineOptions.tolerance)
    #expect(arrangement.lines.count == 2)
  }

  @Test func wrongStylesAreTypedErrors() throws {
    var style = try style()
    style.sizing = TagSizing(smallest: -1, largest: 10)
    let tags = [Tag("a", weight: 1), Tag("b", weight: 2)]
    #expect(throws: TagError.font(.sizeOutOfRange(-1))) { try MeasuredTags(tags, style: style) }
    style.sizing = nil
    style.text.letterSpacing = .nan
    #expect(throws: TagError.self) { try MeasuredTags(tags, style: style) }
  }
}
