/// The glyphs and advances that are read from a font's tables, and those that HarfBuzz says, for tests
/// of the reading.
package struct ReadGlyphs {
  private let font: HarfBuzzFont
  private let glyphs: NominalGlyphs

  package init(_ font: Font) {
    self.font = font.instance.harfBuzz
    glyphs = NominalGlyphs(self.font)
  }

  /// Whether glyphs are read, but for scalars of which nothing is told.
  package var readsMap: Bool { glyphs.map != nil }
  /// Whether advances are read, but for glyphs of which nothing is told.
  package var readsWidths: Bool { glyphs.widths != nil }

  /// The glyph that is read for a scalar, 0 if there is none; nil if HarfBuzz is asked.
  package func glyph(for scalar: UInt32) -> Int? { glyphs.map?.glyph(for: scalar) }

  /// The advance that is read for a glyph, in font units; nil if HarfBuzz is asked.
  package func advance(of glyph: Int) -> Int? { glyphs.widths?.advance(of: glyph).map(Int.init) }

  /// The glyph that HarfBuzz has for a scalar, 0 if there is none.
  package func askedGlyph(for scalar: UInt32) -> Int { font.glyph(for: scalar).map(Int.init) ?? 0 }

  /// The advance that HarfBuzz has for a glyph, in font units.
  package func askedAdvance(of glyph: Int) -> Int { Int(font.advance(of: UInt32(glyph))) }
}
