private import FlowLayout
private import LayoutGeometry
public import TextMeasure

/// Measures tags of one style.
///
/// A chip is as wide as its text, its accessories and its padding, and as high as the highest of
/// them; its baseline is that of the first line of its text.
public struct TagMeasurer: Sendable {
  /// The style.
  public let style: TagStyle

  private let measurer: Measurer

  /// A measurer of tags in `style`.
  ///
  /// - Throws: `TextStyleError` if the style of the text cannot be used.
  public init(_ style: TagStyle) throws(TextStyleError) {
    self.init(style, measurer: try Measurer(style.text))
  }

  /// A measurer of tags whose text `measurer` measures, whatever style of text `style` has.
  public init(_ style: TagStyle, measurer: Measurer) {
    self.style = style
    self.measurer = measurer
  }

  /// This measurer with the text at another size; it shares what was measured.
  ///
  /// - Throws: `FontError.sizeOutOfRange`.
  public func resized(to size: Double) throws(FontError) -> TagMeasurer {
    TagMeasurer(style, measurer: try measurer.resized(to: size))
  }

  /// A measurer of another style with the same text.
  func with(_ style: TagStyle) -> TagMeasurer {
    TagMeasurer(style, measurer: measurer)
  }

  /// Measures a tag.
  ///
  /// O(n) in the length of its text.
  public func measure(_ tag: Tag) -> MeasuredTag {
    return box(of: tag, measure(tag.text, room: maximum(of: tag).map { $0 - beside }))
  }

  /// Measures a tag in a column, which its text wraps in.
  ///
  /// A greatest width that the tag or its style has also holds for the text. O(n) in the length of
  /// the text.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - width: The width of the column in points, padding and accessories included.
  ///   - lines: How lines break and how many there may be; its own limit does not matter.
  /// - Returns: The box, as high as the lines, and what stands in it.
  public func measure(
    _ tag: Tag, inColumn width: Double, lines: LineOptions = LineOptions()
  ) -> MeasuredTag {
    var lines = lines
    lines.maxWidth = max(0, min(width, maximum(of: tag) ?? width) - beside)
    return box(of: tag, measurer.measure(tag.text, lines))
  }

  /// What stands on both sides of a text.
  private var beside: Double {
    (style.leadingAccessory?.width ?? 0) + (style.trailingAccessory?.width ?? 0)
      + style.padding.horizontal
  }

  private func minimum(of tag: Tag) -> Double { tag.minimumWidth ?? style.minimumWidth }

  /// The greatest width; the least one wins over it, as in CSS.
  private func maximum(of tag: Tag) -> Double? {
    (tag.maximumWidth ?? style.maximumWidth).map { max($0, minimum(of: tag)) }
  }

  /// The box around a text that was measured.
  private func box(of tag: Tag, _ text: TextMeasurement) -> MeasuredTag {
    let textWidth = style.roundsWidthsUp ? text.width.roundedUpToWholePoints : text.width
    let height = max(
      text.height, style.leadingAccessory?.size.height ?? 0,
      style.trailingAccessory?.size.height ?? 0)
    let item = FlowItem(
      size: Size(
        width: max(textWidth + beside, minimum(of: tag)), height: height + style.padding.vertical),
      baseline: style.padding.top + (height - text.height) / 2 + text.ascent, grow: tag.grow,
      maximum: maximum(of: tag), breakBefore: tag.breakBefore,
      alignment: tag.alignment)
    return MeasuredTag(
      tag: tag, item: item, text: text, fontSize: measurer.style.font.size, style: style,
      textWidth: textWidth)
  }

  /// Measures a text whole, and cut if it does not fit in its room.
  private func measure(_ text: String, room: Double?) -> TextMeasurement {
    let whole = measurer.measure(text)
    guard let room, whole.width > room + LineOptions.tolerance else { return whole }
    return measurer.measure(
      text, LineOptions(maxWidth: max(0, room), maxLines: 1, truncation: style.truncation))
  }
}
