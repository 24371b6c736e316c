public import FlowLayout
private import LayoutGeometry
private import TextMeasure

/// Tags that were measured once and can be arranged at any width without touching text (seed A4).
public struct MeasuredTags: Sendable {
  /// The tags with their boxes, in order.
  public internal(set) var tags: [MeasuredTag]

  /// The style that they were measured in.
  public let style: TagStyle

  /// The boxes of the tags, ready for `FlowLayout`.
  public internal(set) var items: FlowItems

  private let measurer: TagMeasurer
  private let sizing: FittedSizing?

  /// Measures `tags` in `style`.
  ///
  /// O(n) in the length of all texts.
  ///
  /// - Throws: `TagError` if the style or a size of its `sizing` cannot be used.
  public init(_ tags: [Tag], style: TagStyle) throws(TagError) {
    measurer = try TagError.style { () throws(TextStyleError) in try TagMeasurer(style) }
    sizing = style.sizing?.fitted(to: tags.map(\.weight))
    self.style = style
    self.tags = []
    items = FlowItems([])
    self.tags = try measure(tags)
    items = FlowItems(self.tags.map(\.item))
  }

  /// Measures strings as tags in `style`.
  ///
  /// O(n) in the length of all texts.
  ///
  /// - Throws: `TagError` if the style cannot be used.
  public init(_ texts: [String], style: TagStyle) throws(TagError) {
    try self.init(texts.map { Tag($0) }, style: style)
  }

  /// Arranges the tags in a container.
  ///
  /// No text of a tag is touched. O(n) for greedy rows.
  ///
  /// - Parameters:
  ///   - layout: The rules.
  ///   - width: The container's width in points, insets included; nil is unbounded.
  ///   - height: The container's height likewise.
  ///   - overflow: The text of a chip that stands for the tags that a row limit hides, for their
  ///     number (F6), such as `{ "+\($0) more" }`. It is measured in the tags' own style.
  /// - Returns: The rows and frames. Item `i` is tag `i`.
  public func arrange(
    by layout: FlowLayout, width: Double?, height: Double? = nil,
    overflow: ((Int) -> String)? = nil
  ) -> Arrangement {
    layout.arrange(
      items, width: width, height: height,
      indicator: overflow.map { text in { hidden in indicator(text(hidden)) } })
  }

  /// Measures tags in the style and on the scale of these.
  func measure(_ tags: [Tag]) throws(TagError) -> [MeasuredTag] {
    var measured: [MeasuredTag] = []
    measured.reserveCapacity(tags.count)
    for tag in tags {
      let sized = try TagError.font { () throws(FontError) in
        if let sizing { try measurer.resized(to: sizing.size(of: tag.weight)) } else { measurer }
      }
      measured.append(sized.measure(tag))
    }
    return measured
  }

  /// The box of a chip that stands for other tags: text and padding alone.
  private func indicator(_ text: String) -> FlowItem {
    var plain = TagStyle(text: style.text, padding: style.padding)
    plain.roundsWidthsUp = style.roundsWidthsUp
    return measurer.with(plain).measure(Tag(text)).item
  }
}
