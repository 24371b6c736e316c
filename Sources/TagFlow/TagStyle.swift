public import LayoutGeometry
public import TextMeasure

/// How tags look, as far as their sizes depend on it.
///
/// All lengths are points.
public struct TagStyle: Hashable, Sendable {
  /// How the text is set.
  public var text: TextStyle

  /// The distances from the sides of the chip to what it shows.
  public var padding: Insets

  /// The least width of a chip; what it adds lies on both sides of the text.
  ///
  /// It wins over a greatest width that is smaller, as in CSS.
  public var minimumWidth = 0.0

  /// The greatest width of a chip; nil is none.
  ///
  /// A longer text is cut as `truncation` says.
  public var maximumWidth: Double?

  /// Where an ellipsis stands in a text that is cut; `.none` cuts without one.
  public var truncation = LineOptions.Truncation.tail

  /// What stands before the text, such as an icon.
  public var leadingAccessory: TagAccessory?

  /// What stands after the text, such as a button that removes the tag.
  public var trailingAccessory: TagAccessory?

  /// How the font size follows the weights of the tags; nil sets all at the size of `text`.
  public var sizing: TagSizing?

  /// Whether the width of a text is rounded up to whole points, as seed A2 has it (M2).
  public var roundsWidthsUp = false

  /// A style of `text` with `padding` around it.
  public init(text: TextStyle, padding: Insets = .zero) {
    self.text = text
    self.padding = padding
  }

  /// A style of text in one font with `padding` around it.
  public init(font: Font, padding: Insets = .zero) {
    self.init(text: TextStyle(font), padding: padding)
  }
}

/// Something that stands beside the text of a tag, known only by its size.
public struct TagAccessory: Hashable, Sendable {
  /// The size in points.
  public var size: Size

  /// The distance to the text in points.
  public var spacing: Double

  /// Something of a size, `spacing` away from the text.
  public init(size: Size, spacing: Double = 0) {
    self.size = size
    self.spacing = spacing
  }

  /// What it takes of the width of a tag.
  var width: Double { size.width + spacing }
}
