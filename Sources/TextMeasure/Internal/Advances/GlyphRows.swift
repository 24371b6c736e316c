/// Which sets of a `RuleIndex` glyphs are in, and which make a pair of whatever comes next, as rows of
/// bits that are made when a glyph is first asked for.
struct GlyphRows {
  private let index: RuleIndex
  /// Words of a row, of which each glyph has three.
  private let rowLength: Int
  private var words: [UInt64] = []
  /// Where the rows of each glyph begin, -1 for one that was not asked for.
  private var starts: [Int] = []

  init(_ index: RuleIndex) {
    self.index = index
    rowLength = (index.sets.count + 63) / 64
  }

  /// The rows of one glyph.
  struct Place: Sendable {
    fileprivate let start: Int
  }

  /// O(sets of the font) the first time.
  mutating func place(of glyph: Int) -> Place {
    if glyph < starts.count, starts[glyph] >= 0 { return Place(start: starts[glyph]) }
    if glyph >= starts.count {
      starts += repeatElement(-1, count: glyph + 1 - starts.count)
    }
    let start = words.count
    starts[glyph] = start
    words += repeatElement(0, count: 3 * rowLength)
    for set in index.sets.indices where index.sets[set].contains(glyph) {
      insert(set, at: start)
      for second in index.anchors[set] { insert(second.set, at: start + rowLength) }
      for second in index.links[set] { insert(second.set, at: start + 2 * rowLength) }
    }
    return Place(start: start)
  }

  private mutating func insert(_ set: Int, at start: Int) {
    words[start + set >> 6] |= 1 << UInt64(set & 63)
  }

  /// Whether a glyph is in a set.
  @inline(__always)
  func contains(_ glyph: Place, _ set: Int) -> Bool {
    words[glyph.start + set >> 6] >> UInt64(set & 63) & 1 != 0
  }

  /// Calls `body` with each set that a glyph is in.
  @inline(__always)
  func forEachSet(of glyph: Place, _ body: (Int) -> Void) {
    for index in 0..<rowLength {
      var word = words[glyph.start + index]
      while word != 0 {
        body(index << 6 | word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }

  /// Whether no pair that begins with a glyph is suspect or linked.
  func beginsNothing(_ glyph: Place) -> Bool {
    words[glyph.start + rowLength..<glyph.start + 3 * rowLength].allSatisfy { $0 == 0 }
  }

  /// Whether a rule could match around two glyphs side by side.
  func isSuspect(_ first: Place, _ second: Place) -> Bool {
    meet(first.start + rowLength, second.start)
  }

  /// Whether something could reach across two glyphs side by side.
  func isLinked(_ first: Place, _ second: Place) -> Bool {
    meet(first.start + 2 * rowLength, second.start)
  }

  private func meet(_ one: Int, _ other: Int) -> Bool {
    (0..<rowLength).contains { words[one + $0] & words[other + $0] != 0 }
  }
}
