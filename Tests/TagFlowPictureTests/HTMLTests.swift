import TagFlow
import TagFlowPicture
import Testing

/// HTML pages, which are well-formed XML too, as libxml2 reads them.
@Suite struct HTMLTests {
  private static func chips(_ page: [UInt8]) throws -> [MarkupElement] {
    try MarkupElement.all(in: page).filter { $0.attributes["class"]?.hasPrefix("chip") == true }
  }

  @Test func chipsStandExactlyWhereTheArrangementHasThem() throws {
    let (tags, arrangement) = try Sample.arranged(Sample.texts, style: Sample.style())
    let chips = try Self.chips(TagPicture(arrangement, tags: tags).html())
    #expect(
      chips.map { $0.attributes["style"] ?? "" }
        == arrangement.frames.map { frame in
          let sides = [frame.x, frame.y, frame.width, frame.height].map { side in
            side == side.rounded() ? "\(Int(side))" : "\(side)"
          }
          return "left:\(sides[0])px;top:\(sides[1])px;width:\(sides[2])px;height:\(sides[3])px"
        })
  }

  @Test func textsAreThereToBeSelected() throws {
    let elements = try MarkupElement.all(in: Sample.picture().html())
    #expect(elements.filter { $0.name == "span" }.map(\.text) == Sample.texts)
  }

  @Test func onlyWhatCannotBeReadIsSaidApart() throws {
    var style = try Sample.style()
    style.maximumWidth = 80
    let chips = try Self.chips(Sample.picture(["short", "much too long"], style: style).html())
    #expect(chips.map { $0.attributes["title"] } == [nil, "much too long"])
  }

  @Test func nothingInATextBreaksThePage() throws {
    var options = HTMLOptions()
    options.title = "</title>"
    let elements = try MarkupElement.all(in: Sample.picture(Sample.hostile).html(options))
    let spans = elements.filter { $0.name == "span" }.map(\.text)
    // Controls are shown as the zero width space that they were measured as.
    #expect(spans == Sample.hostile.prefix(2) + ["\u{200B}\u{200B}\u{FFFD}x", "]]>", ""])
    #expect(!elements.contains { $0.name == "script" })
    #expect(elements.filter { $0.name == "title" }.map(\.text) == ["</title>"])
  }

  @Test func thePageNeedsNothingElse() throws {
    let page = String(decoding: try Sample.picture().html(), as: UTF8.self)
    for link in ["src=", "href=", "@import", "url(http", "<script"] {
      #expect(!page.contains(link), "\(link)")
    }
    #expect(try EmbeddedFontFiles.all(in: page).count == 1)
    #expect(page.contains("<meta name=\"viewport\" content=\"width=device-width"))
  }

  @Test func chipsFlowInANarrowerWindow() throws {
    func css(_ picture: TagPicture) throws -> String {
      let page = String(decoding: try picture.html(), as: UTF8.self)
      return String(page.split(separator: "\n").first { $0.contains("min-width:") } ?? "")
    }
    let style = try Sample.style()
    let tags = try MeasuredTags(Sample.texts, style: style)
    var layout = FlowLayout(
      itemSpacing: 7, lineSpacing: 5, insets: Insets(horizontal: 3, vertical: 2))
    let rows = try css(TagPicture(tags.arrange(by: layout, width: 400), tags: tags))
    #expect(rows.hasPrefix("@media not all and (min-width:400px){"))
    #expect(rows.contains("gap:5px 7px;padding:2px 3px;width:auto"))
    layout.direction = .rightToLeft
    let mirrored = try css(TagPicture(tags.arrange(by: layout, width: 400), tags: tags))
    #expect(mirrored.contains("gap:5px 7px") && mirrored.contains("direction:rtl"))
    // One row, one column, and what does not flow.
    let row = tags.arrange(by: layout, width: nil)
    #expect(try css(TagPicture(row, tags: tags)).contains("gap:7px 7px"))
    let column = tags.arrange(by: layout, width: 1)
    #expect(try css(TagPicture(column, tags: tags)).contains("gap:5px 5px"))
    layout.lineSeparator = 1
    #expect(try css(TagPicture(tags.arrange(by: layout, width: 400), tags: tags)) == "")
    #expect(try css(Sample.picture(viewport: Rect(x: 9, y: 9, width: 99, height: 99))) == "")
  }

  @Test func coloursFollowTheReaderOrTheTheme() throws {
    let picture = try Sample.picture()
    func css(_ theme: PictureTheme?) throws -> String {
      var options = HTMLOptions()
      options.theme = theme
      return String(decoding: try picture.html(options), as: UTF8.self)
    }
    #expect(try css(nil).contains("@media (prefers-color-scheme:dark)"))
    #expect(try css(nil).contains("--chip:#333333") && css(nil).contains("--chip:#444444"))
    #expect(try !css(.dark).contains("prefers-color-scheme"))
    #expect(try css(.dark).contains("--chip:#444444") && !css(.dark).contains("--chip:#333333"))
  }

  @Test func linesBeginAtTheSideOfTheirDirection() throws {
    let style = try Sample.style(fallback: ["NotoSansHebrew-Regular.ttf"])
    let measurer = try TagMeasurer(style)
    let tag = measurer.measure("\u{5D0}\u{5D1}\u{5D2} \u{5D3}", inColumn: 70)
    #expect(tag.text.lines.count == 2)
    let frame = Rect(origin: .zero, size: tag.item.size)
    let picture = TagPicture([PictureElement(frame: frame, tag: tag)], bounds: frame)
    let spans = try MarkupElement.all(in: picture.html()).filter { $0.name == "span" }
    #expect(spans.map { $0.attributes["dir"] } == ["rtl", "rtl"])
    let left = 16 + tag.text.width - tag.text.lines[1].width
    #expect(spans[1].attributes["style"]?.hasPrefix("left:\(left)px") == true)
  }
}
