public import LayoutGeometry
public import TextMeasure

/// How a tag looks, as far as its size depends on it.
public struct TagStyle: Hashable, Sendable {
  /// How the text is set.
  public var text: TextStyle

  /// The distances in points from the sides of the chip to the text.
  public var padding: Insets

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
