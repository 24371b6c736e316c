/// Rules by what a pair of neighbours says of them.
///
/// A rule matches only where all its sets stand side by side, so one pair of sets is enough to look
/// for it: that which the fewest glyphs are in. A pair is *suspect* if a rule could match around it,
/// and *linked* if a rule, or what rules make of the glyphs, could reach across it for some text
/// around it.
struct RuleIndex: Sendable {
  /// The sets of rules and sequences, as far as they hold glyphs of which something is proven.
  private var sets = GlyphSets()
  private var rules = SetSequences()
  /// The rules to look for at a pair.
  private var suspects = AdjacentSets()
  /// All that lookups may look at: the rules, and what could keep others from being tried; as sets
  /// of glyphs and all that they come from.
  private var sequences = SetSequences()
  /// Where two sets stand side by side in a sequence.
  private var links = AdjacentSets()
  /// For each rule, which of its positions is the first of the pair by which it is found.
  private var anchors: [UInt8] = []

  init(_ findings: LayoutFindings, descent: GlyphDescent) {
    let proven = findings.refused.complement
    var direct = SetTranslation(kept: proven) { $0.intersection(proven) }
    var origins = SetTranslation(kept: proven.subtracting(descent.made)) {
      descent.sources(of: $0).intersection(proven)
    }
    let all = findings.rules
    suspects.reserveCapacity(all.rules.count)
    links.reserveCapacity(all.rules.neighbours + all.reaches.neighbours)
    var places: [SetID] = []
    for rule in all.rules.indices {
      if origins.translate(all.rules[rule], all.sets, to: &sets, as: &places) {
        add(sequence: places)
      }
      guard direct.translate(all.rules[rule], all.sets, to: &sets, as: &places) else { continue }
      let anchor = RuleIndex.anchor(of: places, in: sets)
      suspects.append(
        AdjacentSets.Entry(
          first: places[anchor], second: places[anchor + 1], sequence: rules.count, place: anchor))
      rules.append(places)
      anchors.append(UInt8(anchor))
    }
    for reach in all.reaches.indices
    where origins.translate(all.reaches[reach], all.sets, to: &sets, as: &places) {
      add(sequence: places)
    }
    suspects.index(sets)
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
  var patterns: [[GlyphSet]] {
    rules.indices.map { rules[$0].map { sets[$0] } }
      + sequences.indices.map { sequences[$0].map { sets[$0] } }
  }

  /// The glyphs that have roles.
  var firsts: GlyphSet { suspects.firsts.union(links.firsts) }

  /// What rules say of a glyph, gathered once so that its pairs are quick to judge.
  func roles(of glyph: Int) -> GlyphRoles {
    GlyphRoles(
      suspects: suspects.entries(first: glyph, sets), links: links.entries(first: glyph, sets))
  }

  /// The rules that could match around a pair.
  func suspects(_ first: GlyphRoles, before second: Int) -> [Int] {
    var rules: [Int] = []
    for place in first.suspects.joined() where sets.contains(second, in: suspects[place].second) {
      rules.append(suspects[place].sequence)
    }
    return rules
  }

  /// Whether a rule could reach across a pair.
  func isLinked(_ first: GlyphRoles, before second: Int) -> Bool {
    first.links.joined().contains { sets.contains(second, in: links[$0].second) }
  }

  /// Whether a lookup could reach across the pair that ends at `index` of a run from one side, where
  /// rules match, to the other, where none does and glyphs are what they were: all that it looks at
  /// there has to be there, up to where glyphs may have changed again.
  func reaches(
    across index: Int, to side: ReachedSide, first: GlyphRoles, of run: AdvanceRun
  ) -> Bool {
    let second = run.items[index].glyph
    return first.links.joined().contains { place in
      let link = links[place]
      return sets.contains(second, in: link.second)
        && isThere(link, at: index, on: side, of: run)
    }
  }

  /// Whether a run has all that a sequence looks at on one side of the pair that ends at `index`.
  private func isThere(
    _ link: AdjacentSets.Entry, at index: Int, on side: ReachedSide, of run: AdvanceRun
  ) -> Bool {
    let sequence = sequences[link.sequence]
    let start = index - 1 - link.place
    let step = side == .after ? 1 : -1
    var place = side == .after ? link.place + 2 : link.place - 1
    while place >= 0, place < sequence.count {
      guard run.items.indices.contains(start + place) else { return false }
      if run.mayHaveChanged(start + place) { return true }
      let glyph = run.items[start + place].glyph
      guard sets.contains(glyph, in: sequence[sequence.startIndex + place]) else { return false }
      place += step
    }
    return true
  }

  /// Whether a rule found at the pair that begins at `index` of a run matches whole.
  func matches(_ rule: Int, at index: Int, of count: Int, glyph: (Int) -> Int) -> Bool {
    let positions = rules[rule]
    let start = index - Int(anchors[rule])
    guard start >= 0, start + positions.count <= count else { return false }
    for (place, set) in positions.enumerated() {
      guard sets.contains(glyph(start + place), in: set) else { return false }
    }
    return true
  }
}

/// The side of a pair that no rule matches on.
enum ReachedSide {
  case before
  case after
}

/// The neighbours in rules and sequences of which a glyph can be the first.
struct GlyphRoles: Sendable {
  fileprivate let suspects: [Range<Int>]
  fileprivate let links: [Range<Int>]

  /// Whether there are none.
  var isEmpty: Bool { suspects.isEmpty && links.isEmpty }
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
