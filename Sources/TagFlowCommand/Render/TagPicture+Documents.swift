internal import FlowLayout
internal import LayoutGeometry
internal import TagFlow
internal import TagFlowPicture

extension TagPicture {
  /// A picture of items that were arranged, their measured texts kept.
  init(_ arranged: ArrangedDocument, _ request: RenderRequest) {
    let direction = arranged.document.layout.flow.direction
    self.init(
      arranged.arrangement, style: request.style, viewport: request.viewport
    ) { index, frame in
      guard let index else {
        var element = PictureElement(frame: frame, tag: arranged.indicator, direction: direction)
        element.take(arranged.document.pool.looks[0].chip)
        return element
      }
      let item = arranged.items[index]
      return arranged.document.pool.element(
        item, frame, tag: arranged.tags[item], direction: direction)
    }
  }

  /// A picture of sections, of what the viewport of the document or the request shows.
  init(_ snapshot: CollectionSnapshot, tags: [Int: MeasuredTag], _ request: RenderRequest) {
    let bounds = request.viewport ?? snapshot.shown
    let attributes =
      request.viewport.map { snapshot.arrangement.attributes(in: $0) } ?? snapshot.attributes
    self.init(attributes, bounds: bounds, style: request.style) { cell in
      let section = cell.path.section
      let index = snapshot.items[section][cell.path.item]
      return snapshot.pool.element(
        index, cell.frame, tag: tags[index], direction: snapshot.directions[section])
    }
  }
}

extension ItemPool {
  /// What a picture shows of an item: a chip, called by its whole text or by the size of its box.
  fileprivate func element(
    _ index: Int, _ frame: Rect, tag: MeasuredTag?, direction: FlowDirection
  ) -> PictureElement {
    guard case .text(let text, let look) = items[index] else {
      return PictureElement(frame: frame, label: items[index].label)
    }
    var element = PictureElement(
      frame: frame, tag: tag, label: text.tag.text, direction: direction)
    element.take(looks[look].chip)
    return element
  }
}

extension PictureElement {
  /// Takes over what a document says of a chip's look.
  fileprivate mutating func take(_ chip: ChipRequest) {
    boxColor = chip.chipColor
    textColor = chip.textColor
    cornerRadius = chip.cornerRadius
  }
}
