public import LayoutGeometry

/// What is drawn for a glyph.
public enum GlyphImage: Hashable, Sendable {
  /// A shape filled with the text's colour, in font units from the glyph's origin, y upwards.
  ///
  /// It is empty for a space.
  case outline(Outline)

  /// Shapes in colours (COLR), the first at the bottom.
  case layers([GlyphLayer])

  /// A picture (CBDT or sbix).
  case bitmap(GlyphBitmap)
}

/// One shape of a glyph that brings its own colours.
public struct GlyphLayer: Hashable, Sendable {
  /// The shape in font units from the glyph's origin, y upwards.
  public let outline: Outline

  /// Its colour in the font's first palette; nil is the text's.
  public let color: RGBAColor?
}

/// A picture of a glyph, the largest that its font has.
public struct GlyphBitmap: Hashable, Sendable {
  /// The picture, a PNG file.
  public let png: [UInt8]

  /// Where it stands: in font units from the glyph's origin, y downwards.
  public let box: Rect
}
