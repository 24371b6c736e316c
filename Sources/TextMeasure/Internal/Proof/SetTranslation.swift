/// Sets turned into others, each once.
struct SetTranslation {
  private let sets: GlyphSets
  private let turn: (GlyphSet) -> GlyphSet
  /// Glyphs whose sets stay as they are.
  private let kept: GlyphBits
  /// What became of sets of one glyph that do not stay, and of the others by their index.
  private var glyphs: [Int: Turned] = [:]
  private var others: [Turned]

  private enum Turned {
    case unknown
    /// It turned out to be empty.
    case empty
    case set(SetID)
  }

  init(_ sets: GlyphSets, kept: GlyphBits, _ turn: @escaping (GlyphSet) -> GlyphSet) {
    self.sets = sets
    self.turn = turn
    self.kept = kept
    others = Array(repeating: .unknown, count: sets.sets.count)
  }

  /// Adds to `others` what a sequence turns into, whose sets are of `pool`; false if one of them is
  /// empty, so that no run can match it.
  mutating func translate(
    _ index: Int, of sequences: SetSequences, to others: inout SetSequences,
    _ pool: inout GlyphSets
  ) -> Bool {
    for place in sequences.range(of: index) {
      guard let other = translate(sequences.set(at: place), to: &pool) else {
        others.discard()
        return false
      }
      others.append(other)
    }
    others.end()
    return true
  }

  private mutating func translate(_ set: SetID, to pool: inout GlyphSets) -> SetID? {
    if let glyph = set.glyph, kept.contains(glyph) { return set }
    let known = set.glyph.map { glyphs[$0] ?? .unknown } ?? others[set.index ?? 0]
    switch known {
    case .empty: return nil
    case .set(let other): return other
    case .unknown: break
    }
    let turned = turn(sets[set])
    let other = turned.isEmpty ? nil : pool.id(of: turned)
    let found = other.map { Turned.set($0) } ?? .empty
    if let glyph = set.glyph { glyphs[glyph] = found }
    if let index = set.index { others[index] = found }
    return other
  }
}
