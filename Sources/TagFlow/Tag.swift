public import FlowLayout

/// One string to show as a chip.
public struct Tag: Hashable, Sendable {
  /// The text of the chip.
  public var text: String

  /// How much the tag counts; its font size follows where the style has a `sizing`.
  ///
  /// Below 0 and NaN count as 0.
  public var weight = 1.0

  /// The least width of the chip in points; nil is the style's.
  public var minimumWidth: Double?

  /// The greatest width of the chip in points, natural or grown; nil is the style's.
  public var maximumWidth: Double?

  /// The weight with which the chip takes free space of a `fill` row.
  public var grow = 0.0

  /// Whether the chip opens a new row even where it would fit.
  public var breakBefore = false

  /// Where the chip stands across its row; nil is where the layout says.
  public var alignment: FlowAlignment?

  /// A chip that shows `text`.
  public init(_ text: String, weight: Double = 1) {
    self.text = text
    self.weight = weight
  }
}

extension Tag: ExpressibleByStringInterpolation {
  /// A chip that shows the literal.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
