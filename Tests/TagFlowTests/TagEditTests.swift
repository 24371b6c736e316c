import TagFlow
import Testing

/// Tags that come, go and move, alone and in sections.
@Suite struct TagEditTests {
  private func style() throws -> TagStyle {
    TagStyle(font: try Font(size: 10), padding: Insets(horizontal: 4, vertical: 2))
  }

  /// Edited tags equal tags measured from scratch.
  @Test func editedTagsEqualNewOnes() throws {
    var tags = try MeasuredTags(["a", "b", "c", "d"], style: style())
    try tags.insert(["e", "f"], at: 1)  // a e f b c d
    tags.move(0..<2, to: 3)  // f b c a e d
    try tags.replace(1..<3, with: ["g"])  // f g a e d
    tags.remove(4..<9)  // f g a e
    try tags.insert(["h"], at: 99)
    let texts = ["f", "g", "a", "e", "h"]
    #expect(tags.tags.map(\.tag.text) == texts)
    #expect(tags.items == (try MeasuredTags(texts, style: style())).items)
    tags.remove(-3..<0)
    tags.move(3..<20, to: -1)
    #expect(tags.tags.map(\.tag.text) == ["e", "h", "f", "g", "a"])
  }

  /// Sizes stay on the scale of the weights at first: 1 to 3 is 10 to 20, so 2 is 15, and what lies
  /// outside counts as the nearest.
  @Test func newTagsAreOnTheScaleOfTheOld() throws {
    var style = try style()
    style.sizing = TagSizing(smallest: 10, largest: 20)
    var tags = try MeasuredTags([Tag("a", weight: 1), Tag("b", weight: 3)], style: style)
    try tags.insert([Tag("c", weight: 2), Tag("d", weight: 9), Tag("e", weight: 0)], at: 1)
    #expect(tags.tags.map(\.fontSize) == [10, 15, 20, 10, 20])
    var alike = try MeasuredTags([Tag("a", weight: 4)], style: style)
    try alike.insert([Tag("b", weight: 9)], at: 0)
    #expect(alike.tags.map(\.fontSize) == [15, 15])
  }

  /// What cannot be measured changes nothing.
  @Test func aWrongSizeChangesNothing() throws {
    var style = try style()
    style.sizing = TagSizing(smallest: 10, largest: 200_000)
    // Both weights are one, so that the size is halfway: 100,005.
    #expect(throws: TagError.self) { try MeasuredTags([Tag("a")], style: style) }
    var tags = try MeasuredTags([String](), style: style)
    #expect(throws: TagError.font(.sizeOutOfRange(100_005))) { try tags.insert(["a"], at: 0) }
    #expect(tags.tags.isEmpty && tags.items.count == 0)
  }

  /// After every edit of a collection its tags are those of its boxes, and the arrangement is that
  /// of new sections.
  @Test func tagsAndArrangementStayInStep() throws {
    let style = try style()
    let layouts: [CellLayout] = [
      .flow(FlowLayout(itemSpacing: 3, justification: .center)),
      .grid(GridLayout(.fixed(3), itemHeight: .measured)),
    ]
    func sections(_ tags: [MeasuredTags], _ layouts: [CellLayout]) -> [TagSection] {
      zip(tags, layouts).map {
        TagSection($0, layout: $1, header: SectionBoundary(height: 20, isPinned: true))
      }
    }
    let viewport = Viewport(size: Size(width: 150, height: 100))
    let first = try layouts.map { _ in
      try MeasuredTags((0..<20).map { "tag \($0 * 7)" }, style: style)
    }
    var collection = TagCollection(sections(first, layouts), in: viewport)
    var order = layouts
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for step in 0..<300 {
      // One past the sections at times, so that nothing may happen.
      let path = ItemPath(section: random(order.count + 1), item: random(24))
      let range = ItemRange(
        section: random(order.count + 1), items: path.item..<path.item + random(4))
      switch random(6) {
      case 0, 1: try collection.insert(["new \(step)", "\(step)"], at: path)
      case 2: collection.remove(range)
      case 3: try collection.replace(range, with: [Tag("other \(step)")])
      case 4: try collection.move(range, to: path)
      default:
        order.reverse()
        collection.moveSections(0..<1, to: 1)
      }
      for section in order.indices {
        let items = collection.tags[section].tags.map(\.item)
        #expect(collection.arrangement.section(at: section).items == FlowItems(items))
      }
      let new = TagCollection(sections(collection.tags, order), in: viewport)
      #expect(collection.arrangement == new.arrangement)
    }
  }

  /// A tag that moves to a section of another style takes it: 10 points become 20.
  @Test func movedTagsTakeTheStyleOfTheirSection() throws {
    let small = try style()
    let large = TagStyle(font: try Font(size: 20))
    var collection = TagCollection(
      try [("a", small), ("b", large)].map {
        TagSection(try MeasuredTags([$0], style: $1), layout: .flow(FlowLayout()))
      }, in: Viewport(size: Size(width: 300, height: 100)))
    let changes = try collection.move(
      ItemRange(section: 0, items: 0..<1), to: ItemPath(section: 1, item: 1))
    let both = try MeasuredTags(["b", "a"], style: large)
    #expect(collection.arrangement.section(at: 1).items == both.items)
    #expect(collection.tags[1].tags.map(\.fontSize) == [20, 20])
    #expect(changes.resizedItems == [ItemRange(section: 1, items: 1..<2)])
    #expect(changes.insertedItems.isEmpty && changes.removedItems.isEmpty)
  }

  /// Sections come and go with their tags.
  @Test func sectionsBringTheirTags() throws {
    let style = try style()
    func section(_ texts: [String]) throws -> TagSection {
      TagSection(try MeasuredTags(texts, style: style), layout: .flow(FlowLayout()))
    }
    var collection = TagCollection(
      [try section(["a"]), try section(["b"])], in: Viewport(size: Size(width: 100, height: 100)))
    collection.insert([try section(["c"]), try section(["d"])], at: 1)  // a c d b
    collection.moveSections(0..<2, to: 5)  // d b a c
    collection.replaceSections(1..<2, with: [try section(["e"])])  // d e a c
    collection.removeSections(3..<9)
    #expect(collection.tags.map { $0.tags.map(\.tag.text) } == [["d"], ["e"], ["a"]])
    #expect(collection.arrangement.sectionCount == 3)
    #expect(collection.tag(at: ItemPath(section: 2, item: 0))?.tag.text == "a")
    #expect(collection.tag(at: ItemPath(section: 2, item: 1)) == nil)
    #expect(collection.tag(at: ItemPath(section: -1, item: 0)) == nil)
  }
}
