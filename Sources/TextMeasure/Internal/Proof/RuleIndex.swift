/// Rules by what a pair of neighbours says of them.
///
/// A rule matches only where all its sets stand side by side, so one pair of sets is enough to look
/// for it: that which the fewest glyphs are in. A pair is *suspect* if a rule could match around it,
/// and *linked* if a rule, or what rules make of the glyphs, could reach across it for some text
/// around it.
struct RuleIndex: Sendable {
  /// The sets of rules and sequences, as far as they hold glyphs of which something is proven.
  private(set) var sets = GlyphSets()
  private(set) var rules = SetSequences()
  /// Where to look for rules.
  private(set) var anchors = AdjacentSets()
  /// All that lookups may look at: the rules, and what could keep others from being tried; as sets
  /// of glyphs and all that they come from.
  private(set) var sequences = SetSequences()
  /// Where two sets stand side by side in a sequence.
  private(set) var links = AdjacentSets()

  init(_ findings: LayoutFindings, descent: GlyphDescent) {
    let proven = findings.refused.complement
    var direct = SetTranslation(kept: proven) { $0.intersection(proven) }
    var origins = SetTranslation(kept: proven.subtracting(descent.made)) {
      descent.sources(of: $0).intersection(proven)
    }
    let all = findings.rules
    anchors.reserveCapacity(all.rules.count)
    links.reserveCapacity(all.rules.neighbours + all.reaches.neighbours)
    var places: [SetID] = []
    for rule in all.rules.indices {
      if origins.translate(all.rules[rule], all.sets, to: &sets, as: &places) {
        add(sequence: places)
      }
      guard direct.translate(all.rules[rule], all.sets, to: &sets, as: &places) else { continue }
      let anchor = RuleIndex.anchor(of: places, in: sets)
      anchors.append(
        AdjacentSets.Entry(
          first: places[anchor], second: places[anchor + 1], sequence: rules.count, place: anchor))
      rules.append(places)
    }
    for reach in all.reaches.indices
    where origins.translate(all.reaches[reach], all.sets, to: &sets, as: &places) {
      add(sequence: places)
    }
    anchors.index(sets)
    links.index(sets)
  }

  /// Adds a sequence and its neighbours.
  private mutating func add(sequence: [SetID]) {
    for place in 0..<sequence.count - 1 {
      links.append(
        AdjacentSets.Entry(
          first: sequence[place], second: sequence[place + 1], sequence: sequences.count,
          place: place))
    }
    sequences.append(sequence)
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

  /// The sets of each rule, and of all that lookups may look at.
  var patternSets: [[GlyphSet]] {
    rules.indices.map { rules[$0].map { sets[$0] } }
      + sequences.indices.map { sequences[$0].map { sets[$0] } }
  }

  /// The glyphs that begin a pair around which a rule could match, or across which one could reach.
  var firsts: GlyphSet { anchors.firsts.union(links.firsts) }
}

/// Sets turned into others, each once.
private struct SetTranslation {
  private let turn: (GlyphSet) -> GlyphSet
  /// Glyphs whose sets stay as they are.
  private let kept: GlyphBits
  /// nil within for a set that turned out to be empty.
  private var known: [SetID: SetID?] = [:]

  init(kept: GlyphSet, _ turn: @escaping (GlyphSet) -> GlyphSet) {
    self.turn = turn
    self.kept = GlyphBits(kept)
  }

  /// Makes `others` of a sequence; false if one of them is empty, so that no run can match it.
  mutating func translate(
    _ sequence: ArraySlice<SetID>, _ sets: GlyphSets, to pool: inout GlyphSets,
    as others: inout [SetID]
  ) -> Bool {
    others.removeAll(keepingCapacity: true)
    for set in sequence {
      guard let other = translate(set, sets, to: &pool) else { return false }
      others.append(other)
    }
    return true
  }

  private mutating func translate(
    _ set: SetID, _ sets: GlyphSets, to pool: inout GlyphSets
  ) -> SetID? {
    if let glyph = set.glyph, kept.contains(glyph) { return set }
    if let known = known[set] { return known }
    let turned = turn(sets[set])
    let other = turned.isEmpty ? nil : pool.id(of: turned)
    known[set] = .some(other)
    return other
  }
}
