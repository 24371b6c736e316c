public import FlowLayout
public import LayoutGeometry
public import TagFlow

/// A picture of tags at exactly the places that an arrangement gives them.
///
/// It can be had as SVG, PNG, HTML and plain text. The same picture gives the same bytes, for the same
/// versions of HarfBuzz, FreeType, libpng and zlib.
public struct TagPicture: Sendable {
  /// The part of the plane that it shows, in points.
  public var bounds: Rect

  /// What it shows, the first at the bottom.
  public var elements: [PictureElement]

  /// How chips look.
  public var style: ChipStyle

  /// A picture of elements of any origin.
  public init(_ elements: [PictureElement], bounds: Rect, style: ChipStyle = ChipStyle()) {
    self.elements = elements
    self.bounds = bounds
    self.style = style
  }

  /// A picture of tags that were arranged, and of their separators.
  ///
  /// Without a viewport it shows the container and what overflows it, in O(n); with one, what is in
  /// that, in O(log n + answers).
  ///
  /// - Parameters:
  ///   - arrangement: The places.
  ///   - tags: The tags that were arranged. Frames past them are boxes without a text.
  ///   - indicator: The tag that stands for the hidden ones; nil draws its box alone.
  ///   - style: How chips look.
  ///   - direction: On which side leading accessories stand.
  ///   - viewport: The part of the plane to show, in points; nil is everything.
  public init(
    _ arrangement: Arrangement, tags: MeasuredTags, indicator: MeasuredTag? = nil,
    style: ChipStyle = ChipStyle(), direction: FlowDirection = .leftToRight, viewport: Rect? = nil
  ) {
    self.init(arrangement, style: style, viewport: viewport) { index, frame in
      let tag = index.map { tags.tags.indices.contains($0) ? tags.tags[$0] : nil } ?? indicator
      return PictureElement(frame: frame, tag: tag, direction: direction)
    }
  }

  /// A picture of an arrangement whose elements `element` makes, of an item's index, nil for the
  /// indicator, and frame.
  package init(
    _ arrangement: Arrangement, style: ChipStyle, viewport: Rect? = nil,
    element: (Int?, Rect) -> PictureElement
  ) {
    self.init([], bounds: viewport ?? Rect(origin: .zero, size: arrangement.size), style: style)
    let shown = viewport.map { arrangement.items(in: $0) } ?? Array(arrangement.frames.indices)
    elements.reserveCapacity(shown.count)
    for index in shown {
      guard let frame = arrangement.frame(at: index) else { continue }
      elements.append(element(index, frame))
      if let separator = arrangement.separatorFrame(after: index) {
        elements.append(PictureElement(.separator, frame: separator))
      }
    }
    for line in arrangement.lines.indices {
      if let separator = arrangement.lineSeparatorFrame(after: line) {
        elements.append(PictureElement(.separator, frame: separator))
      }
    }
    if let frame = arrangement.indicatorFrame {
      elements.append(element(nil, frame))
    }
    if viewport == nil { bounds = elements.reduce(bounds) { $0.union($1.frame) } }
  }
}
