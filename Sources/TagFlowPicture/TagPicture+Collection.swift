public import FlowLayout
public import LayoutGeometry
public import TagFlow

extension TagPicture {
  /// A picture of what the viewport of a collection shows, or of another part of its content.
  ///
  /// The viewport is shown as far down as there is content. Headers and footers are bands,
  /// backgrounds panels. O(log n + answers).
  ///
  /// - Parameters:
  ///   - collection: Tags in sections.
  ///   - style: How chips look.
  ///   - direction: On which side leading accessories stand.
  ///   - viewport: The part of the content to show, in points; nil is the collection's own viewport.
  public init(
    _ collection: TagCollection, style: ChipStyle = ChipStyle(),
    direction: FlowDirection = .leftToRight, viewport: Rect? = nil
  ) {
    let bounds = viewport ?? collection.arrangement.shownBounds
    self.init(collection.arrangement.attributes(in: bounds), bounds: bounds, style: style) { cell in
      PictureElement(
        frame: cell.frame, tag: collection.tag(at: cell.path), direction: direction)
    }
  }

  /// A picture of elements of a collection, whose cells `cell` makes; those of a higher z order lie
  /// over the others.
  package init(
    _ attributes: [CollectionAttributes], bounds: Rect, style: ChipStyle,
    cell: (CollectionAttributes) -> PictureElement
  ) {
    var layers: [Int: [PictureElement]] = [:]
    for one in attributes {
      let element =
        switch one.kind {
        case .background: PictureElement(.panel, frame: one.frame)
        case .header: PictureElement(.band, frame: one.frame, label: "header")
        case .footer: PictureElement(.band, frame: one.frame, label: "footer")
        case .cell: cell(one)
        }
      layers[one.zOrder, default: []].append(element)
    }
    let ordered = layers.sorted { $0.key < $1.key }.flatMap(\.value)
    self.init(ordered, bounds: bounds, style: style)
  }
}

extension CollectionArrangement {
  /// The bounds of the viewport down to the end of the content, and up to it where they have none.
  fileprivate var shownBounds: Rect {
    let bounds = viewport.bounds
    return Rect(
      x: bounds.x, y: bounds.y,
      width: bounds.width.isFinite ? bounds.width : max(0, contentSize.width - bounds.x),
      height: min(bounds.height, max(0, contentSize.height - bounds.y)))
  }
}
