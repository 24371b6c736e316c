/// The graphs of paints by which a font colours its glyphs (OpenType, COLR version 1).
///
/// They come down to layers of one colour each: a gradient to the mean of its stops' colours, a
/// composite to its parts over each other. Clip boxes and the deltas of variable fonts have no part
/// in it.
final class ColorPaints: Sendable {
  let table: FontTable
  /// Where the list of base glyphs and that of layers begin; nil for a table of version 0.
  private let lists: (glyphs: Int, layers: Int)?

  /// A table COLR, empty for a font without one.
  init(_ bytes: TableBytes) {
    let table = FontTable(bytes)
    self.table = table
    lists = try? Self.lists(of: table)
  }

  private static func lists(
    of table: FontTable
  ) throws(ProofRefusal) -> (glyphs: Int, layers: Int)? {
    guard try table.number(at: 0) >= 1, case let glyphs = try table.longNumber(at: 14), glyphs > 0
    else { return nil }
    return (glyphs, try table.longNumber(at: 18))
  }

  /// Where the paint of a glyph is, nil if it has none.
  ///
  /// O(log glyphs).
  func paint(of glyph: UInt32) throws(ProofRefusal) -> Int? {
    guard let lists else { return nil }
    var (low, high) = (0, try table.longNumber(at: lists.glyphs))
    while low < high {
      let middle = low + (high - low) / 2
      let record = lists.glyphs + 4 + 6 * middle
      let found = UInt32(try table.number(at: record))
      if found == glyph { return lists.glyphs + (try table.longNumber(at: record + 2)) }
      if found < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Where the paint of one of the layers is that glyphs share.
  func paint(ofLayer index: Int) throws(ProofRefusal) -> Int {
    guard let lists, lists.layers > 0, index < (try table.longNumber(at: lists.layers)) else {
      throw .damagedTable
    }
    return lists.layers + (try table.longNumber(at: lists.layers + 4 + 4 * index))
  }
}

extension FontTable {
  /// The unsigned 8-bit number at an offset, which another byte follows.
  func byte(at offset: Int) throws(ProofRefusal) -> Int { try number(at: offset) >> 8 }

  /// The part that the 24-bit offset at `place` leads to, counted from `base`.
  func part(at place: Int, from base: Int) throws(ProofRefusal) -> Int {
    base + (try number(at: place) << 8 | byte(at: place + 2))
  }

  /// The number of 2 bits before the binary point and 14 behind it.
  func fraction(at offset: Int) throws(ProofRefusal) -> Double {
    Double(try signedNumber(at: offset)) / 16384
  }

  /// The number of 16 bits before the binary point and 16 behind it.
  func fixed(at offset: Int) throws(ProofRefusal) -> Double {
    Double(Int32(truncatingIfNeeded: try longNumber(at: offset))) / 65536
  }
}
