import TagFlow
import TagFlowPicture
import Testing

/// Pictures of sections.
@Suite struct CollectionTests {
  @Test func whatLiesOverComesLast() throws {
    let tags = try MeasuredTags(Sample.texts, style: Sample.style())
    let section = TagSection(
      tags, layout: .flow(FlowLayout(itemSpacing: 10, lineSpacing: 10)),
      header: SectionBoundary(height: 40, isPinned: true), footer: SectionBoundary(height: 9),
      background: .zero)
    var collection = TagCollection([section], in: Viewport(size: Size(width: 390, height: 150)))
    collection.scroll(to: Point(x: 0, y: 30))
    let picture = TagPicture(collection)
    #expect(picture.bounds == Rect(x: 0, y: 30, width: 390, height: 150))
    let kinds = picture.elements.map(\.kind)
    // Three rows of chips are in view, six chips; the footer is not.
    #expect(kinds == [.panel] + Array(repeating: .chip, count: 6) + [.band])
    #expect(picture.elements.last?.frame == Rect(x: 0, y: 30, width: 390, height: 40))
    #expect(picture.elements[1].tag?.tag.text == "item 1")

    let whole = TagPicture(collection, viewport: Rect(x: 0, y: 0, width: 390, height: 1000))
    #expect(whole.elements.count == 11)
  }

  @Test func anUnboundedViewportEndsWithTheContent() throws {
    let tags = try MeasuredTags(["item 1"], style: Sample.style())
    let section = TagSection(tags, layout: .flow(FlowLayout()))
    let viewport = Viewport(size: Size(width: .infinity, height: .infinity))
    let picture = TagPicture(TagCollection([section], in: viewport))
    #expect(picture.bounds == Rect(origin: .zero, size: tags.tags[0].item.size))
  }
}
