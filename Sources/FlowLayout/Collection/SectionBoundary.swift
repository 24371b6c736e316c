/// The header or the footer of a section: as wide as the content of the collection (F10).
public struct SectionBoundary: Hashable, Sendable {
  /// The height in points; NaN and negative heights count as 0.
  public var height: Double

  /// Whether it stays in view as long as its section does.
  ///
  /// A header is held at the top of the view, a footer at the bottom; neither leaves its section.
  public var isPinned: Bool

  /// A header or footer of a height in points.
  public init(height: Double, isPinned: Bool = false) {
    self.height = height
    self.isPinned = isPinned
  }
}
