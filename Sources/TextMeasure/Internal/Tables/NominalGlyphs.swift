/// The glyphs that a font has for scalars by themselves and their advances: read from its tables where
/// these are sound, and of HarfBuzz else.
///
/// Asking HarfBuzz takes several times as long.
final class NominalGlyphs: Sendable {
  private let font: HarfBuzzFont
  /// What is read of the tables, nil where HarfBuzz is asked for all.
  let map: CharacterMap?
  let widths: AdvanceWidths?

  /// Checks the font's tables.
  ///
  /// O(ranges of the character map).
  init(_ font: HarfBuzzFont) {
    self.font = font
    map = try? CharacterMap(FontTable(font.table("cmap")))
    // At axes that were asked for, other tables have a say.
    widths = font.normalizedAxes.isEmpty ? try? AdvanceWidths(font) : nil
  }

  /// The glyph that the character map gives a scalar, nil if it has none.
  func glyph(for scalar: UInt32) -> Int? {
    guard let glyph = map?.glyph(for: scalar) else { return font.glyph(for: scalar).map(Int.init) }
    return glyph == 0 ? nil : glyph
  }

  /// The horizontal advance of a glyph in font units.
  func advance(of glyph: Int) -> Int32 {
    widths?.advance(of: glyph) ?? font.advance(of: UInt32(glyph))
  }
}
