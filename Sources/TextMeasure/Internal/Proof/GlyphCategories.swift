/// The glyphs by their GDEF class, as far as lookups pass over them.
struct GlyphCategories: Sendable {
  let marks: GlyphSet
  let ligatures: GlyphSet
  /// Whether the font says so itself.
  let isDefined: Bool

  init(_ font: HarfBuzzFont) {
    marks = font.glyphs(ofClass: 3)
    ligatures = font.glyphs(ofClass: 2)
    isDefined = font.hasGlyphClasses
  }
}
