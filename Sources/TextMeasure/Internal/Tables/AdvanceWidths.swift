/// The horizontal advances of a font that is not varied (OpenType, "hmtx — Horizontal Metrics Table"),
/// wherever these are sure to be what HarfBuzz 6.0.0 answers.
struct AdvanceWidths: Sendable {
  private let table: FontTable
  /// An advance and a bearing for each glyph; glyphs behind have the last one's advance.
  private let metrics: NumberList
  private let glyphCount: Int

  /// Reads what `hhea` and `maxp` say of `hmtx`.
  ///
  /// - Throws: `ProofRefusal` if one of them is damaged, or they do not agree.
  init(_ font: HarfBuzzFont) throws(ProofRefusal) {
    let hhea = FontTable(font.table("hhea"))
    let maxp = FontTable(font.table("maxp"))
    table = FontTable(font.table("hmtx"))
    guard try hhea.number(at: 0) == 1 else { throw .unknownFormat }
    let count = try hhea.number(at: 34)
    // Version 0.5, for fonts with CFF outlines, ends behind the number of glyphs.
    switch try maxp.longNumber(at: 0) {
    case 0x5000: break
    case 0x10000: try maxp.requireBytes(32, at: 0)
    default: throw .unknownFormat
    }
    glyphCount = try maxp.number(at: 4)
    guard count >= 1, count <= glyphCount else { throw .damagedTable }
    // Glyphs without an advance of their own have a bearing.
    try table.requireBytes(4 * count + 2 * (glyphCount - count), at: 0)
    metrics = try table.numbers(2 * count, at: 0)
  }

  /// The advance of a glyph in font units; nil if HarfBuzz has to be asked.
  ///
  /// O(1).
  @inline(__always)
  func advance(of glyph: Int) -> Int32? {
    guard 0..<glyphCount ~= glyph else { return nil }
    let advance = table[metrics[2 * min(glyph, metrics.count / 2 - 1)]]
    // HarfBuzz takes numbers beyond for negative ones.
    return advance <= Int(Int16.max) ? Int32(advance) : nil
  }
}
