public import FlowLayout
private import LayoutGeometry
public import TextMeasure

/// Tags that were measured once and can be arranged at any width without touching text (seed A4).
///
/// A tag is as wide as its text, exactly, and its padding; as high as its text and its padding;
/// its baseline lies the padding and the ascent below its top.
public struct MeasuredTags: Sendable {
  /// The tags, in order.
  public let tags: [Tag]

  /// The style that they were measured in.
  public let style: TagStyle

  /// The sizes and baselines of the tags, ready for `FlowLayout`.
  public let items: FlowItems

  /// Measures `tags` in `style`.
  ///
  /// O(n) in the length of all texts.
  ///
  /// - Throws: `TextStyleError` if the style cannot be used.
  public init(_ tags: [Tag], style: TagStyle) throws(TextStyleError) {
    let measurer = try Measurer(style.text)
    let padding = style.padding
    self.tags = tags
    self.style = style
    items = FlowItems(
      tags.map { tag in
        let text = measurer.measure(tag.text)
        return FlowItem(
          size: Size(
            width: text.width + padding.horizontal, height: text.height + padding.vertical),
          baseline: padding.top + text.ascent)
      })
  }

  /// Measures strings as tags in `style`.
  ///
  /// O(n) in the length of all texts.
  ///
  /// - Throws: `TextStyleError` if the style cannot be used.
  public init(_ texts: [String], style: TagStyle) throws(TextStyleError) {
    try self.init(texts.map(Tag.init(_:)), style: style)
  }

  /// Arranges the tags in a container.
  ///
  /// No text is touched. O(n).
  ///
  /// - Parameters:
  ///   - layout: The rules.
  ///   - width: The container's width in points, insets included; nil is unbounded.
  ///   - height: The container's height likewise.
  /// - Returns: The rows and frames. Item `i` is tag `i`.
  public func arrange(
    by layout: FlowLayout, width: Double?, height: Double? = nil
  ) -> Arrangement {
    layout.arrange(items, width: width, height: height)
  }
}
