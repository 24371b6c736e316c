/// Glyphs of one font that stand side by side on a line: what a renderer draws.
public struct GlyphRun: Sendable {
  /// The font that the glyph ids belong to, at the size they are drawn.
  public let font: Font

  /// Whether the run is read from right to left.
  ///
  /// The glyphs are in visual order all the same.
  public let isRightToLeft: Bool

  /// The glyphs from left to right.
  public let glyphs: [PositionedGlyph]
}

/// A glyph and where it goes.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's number in its font.
  public let id: UInt32

  /// From the line's left end to the glyph's origin, in points.
  public let x: Double

  /// From the baseline down to the glyph's origin, in points.
  public let y: Double

  /// Where the glyph's cluster begins: an offset in the text's UTF-8.
  public let cluster: Int
}
