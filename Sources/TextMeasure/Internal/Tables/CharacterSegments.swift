/// The segments of a subtable of format 4 of a `cmap`, "Segment mapping to delta values".
struct CharacterSegments {
  let count: Int
  /// The last scalar of each, a number that is reserved, and the first of each.
  private let bounds: NumberList
  /// What is added to the scalars or glyphs of each; and how far each one's glyphs are from its place
  /// in this list itself, 0 if the scalars are the glyphs.
  private let deltas: NumberList
  /// Glyphs, as far as the subtable goes.
  private let glyphs: NumberList

  init(_ table: FontTable, at offset: Int) throws(ProofRefusal) {
    let end = offset + (try table.number(at: offset + 2))
    count = try table.number(at: offset + 6) / 2
    bounds = try table.numbers(2 * count + 1, at: offset + 14)
    deltas = try table.numbers(2 * count, at: bounds.end)
    glyphs = try table.numbers((end - deltas.end) / 2, at: deltas.end)
  }

  @inline(__always)
  func range(_ index: Int, in table: FontTable) -> (first: UInt32, last: UInt32) {
    (UInt32(table[bounds[count &+ 1 &+ index]]), UInt32(table[bounds[index]]))
  }

  /// The glyph of a scalar that is not before a segment, 0 if it is behind, or if the segment's glyphs
  /// would be.
  @inline(__always)
  func glyph(for scalar: UInt32, in index: Int, of table: FontTable) -> Int {
    let (first, last) = range(index, in: table)
    guard scalar <= last else { return 0 }
    let delta = table[deltas[index]]
    let distance = table[deltas[count &+ index]]
    guard distance != 0 else { return (Int(scalar) &+ delta) & 0xFFFF }
    let place = distance / 2 &+ Int(scalar &- first) &- (count &- index)
    guard 0..<glyphs.count ~= place, case let glyph = table[glyphs[place]], glyph != 0 else {
      return 0
    }
    return (glyph &+ delta) & 0xFFFF
  }
}
