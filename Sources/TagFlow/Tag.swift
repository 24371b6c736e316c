/// One string to show as a chip.
public struct Tag: Hashable, Sendable {
  /// The text of the chip.
  public var text: String

  /// A chip that shows `text`.
  public init(_ text: String) {
    self.text = text
  }
}

extension Tag: ExpressibleByStringLiteral {
  /// A chip that shows the literal.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
