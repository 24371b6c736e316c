/// Rules of proven glyphs, and by which two of their glyphs each is looked for.
///
/// A rule matches only where all its sets stand side by side, so one pair of sets is enough to look
/// for it: that which the fewest glyphs are in.
struct AnchoredRules: Sendable {
  /// All rules and reaches that were found.
  let found: SequenceRules
  /// The glyphs that are not refused.
  let proven: GlyphSet
  /// The sets of `rules`, as far as they hold proven glyphs.
  private(set) var sets = GlyphSets()
  /// The rules of whose sets none is empty.
  private(set) var rules = SetSequences()
  /// One pair of each of them.
  private(set) var anchors: [AdjacentSets.Entry] = []

  init(_ findings: LayoutFindings) {
    found = findings.rules
    proven = findings.refused.complement
    var translation = SetTranslation(found.sets, kept: GlyphBits(proven)) { [proven] in
      $0.intersection(proven)
    }
    anchors.reserveCapacity(found.rules.count)
    var places: [SetID] = []
    for rule in found.rules.indices
    where translation.translate(found.rules, rule, to: &sets, as: &places) {
      let anchor = AnchoredRules.anchor(of: places, in: sets)
      anchors.append(
        AdjacentSets.Entry(
          first: places[anchor], second: places[anchor + 1], sequence: rules.count, place: anchor))
      rules.append(places)
    }
  }

  /// The first of the pair of neighbours with the fewest glyphs.
  private static func anchor(of positions: [SetID], in sets: GlyphSets) -> Int {
    var (anchor, least) = (0, Int.max)
    var first = sets.count(of: positions[0])
    for place in 1..<positions.count {
      let second = sets.count(of: positions[place])
      if first * second < least { (anchor, least) = (place - 1, first * second) }
      first = second
    }
    return anchor
  }

  /// The glyphs that begin anchors, and those that end them.
  var anchorGlyphs: (firsts: GlyphBits, seconds: GlyphBits) {
    var (firsts, seconds) = (SetUnion(sets), SetUnion(sets))
    for anchor in anchors {
      firsts.insert(anchor.first)
      seconds.insert(anchor.second)
    }
    return (firsts.glyphs, seconds.glyphs)
  }
}

/// The glyphs of some sets, each added once.
private struct SetUnion {
  private let sets: GlyphSets
  private var isIn: [Bool]
  private(set) var glyphs = GlyphBits()

  init(_ sets: GlyphSets) {
    self.sets = sets
    isIn = Array(repeating: false, count: sets.sets.count)
  }

  mutating func insert(_ set: SetID) {
    if let glyph = set.glyph { glyphs.insert(glyph) }
    guard let index = set.index, !isIn[index] else { return }
    isIn[index] = true
    glyphs.insert(sets[set])
  }
}

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

  /// Makes `others` of a sequence; false if one of them is empty, so that no run can match it.
  mutating func translate(
    _ sequences: SetSequences, _ index: Int, to pool: inout GlyphSets, as others: inout [SetID]
  ) -> Bool {
    others.removeAll(keepingCapacity: true)
    for place in sequences.range(of: index) {
      guard let other = translate(sequences.set(at: place), to: &pool) else { return false }
      others.append(other)
    }
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
