/// Rules by what a pair of neighbours says of them.
///
/// A rule matches only where all its sets stand side by side, so one pair of sets is enough to look
/// for it: that which the fewest glyphs are in. A pair is *suspect* if a rule could match around it,
/// and *linked* if a rule, or what rules make of the glyphs, could reach across it for some text
/// around it.
struct RuleIndex: Sendable {
  /// The sets that rules name by their index.
  private let sets: [GlyphSet]
  private let rules: [Rule]
  /// The rules to look for at a pair, by the pair's first set.
  private let suspects: [Int: [(second: Int, rule: Int)]]
  /// All that lookups may look at: the rules, and what could keep others from being tried.
  private let sequences: [[Int]]
  /// Where two sets stand side by side in a sequence, by the first; as sets of glyphs and all that
  /// they come from.
  private let links: [Int: [Link]]
  private let linkSets: [GlyphSet]

  /// A rule, and which of its positions is the first of the pair by which it is found.
  private struct Rule: Sendable {
    let positions: [Int]
    let anchor: Int
  }

  /// The second set of a pair, the sequence it is in, and the place of its first set there.
  private struct Link: Sendable {
    let second: Int
    let sequence: Int
    let place: Int
  }

  init(_ findings: LayoutFindings, descent: inout GlyphDescent) {
    let refused = findings.refused
    let proven = refused.complement
    let all = findings.rules.sets
    sets = all.map { $0.intersection(proven) }
    let sizes = sets.map(\.count)

    var rules: [Rule] = []
    var suspects: [Int: [(second: Int, rule: Int)]] = [:]
    for positions in findings.rules.rules
    where positions.allSatisfy({ sizes[$0] > 0 }) {
      let pairs = zip(positions, positions.dropFirst()).map { first, second in
        sizes[first] * sizes[second]
      }
      guard let anchor = pairs.indices.min(by: { pairs[$0] < pairs[$1] }) else { continue }
      suspects[positions[anchor], default: []].append((positions[anchor + 1], rules.count))
      rules.append(Rule(positions: positions, anchor: anchor))
    }
    self.rules = rules
    self.suspects = suspects

    let linkSets = all.map { descent.sources(of: $0).intersection(proven) }
    var sequences: [[Int]] = []
    var links: [Int: [Link]] = [:]
    for sequence in Set(findings.rules.rules).union(findings.rules.reaches) {
      for (place, (first, second)) in zip(sequence, sequence.dropFirst()).enumerated()
      where !linkSets[first].isEmpty && !linkSets[second].isEmpty {
        links[first, default: []].append(
          Link(second: second, sequence: sequences.count, place: place))
      }
      sequences.append(sequence)
    }
    self.sequences = sequences
    self.linkSets = linkSets
    self.links = links
  }

  /// The sets of each rule, and of all that lookups may look at.
  var patterns: [[GlyphSet]] {
    rules.map { rule in rule.positions.map { sets[$0] } }
      + sequences.map { sequence in sequence.map { linkSets[$0] } }
  }

  /// What rules say of a glyph, gathered once so that its pairs are quick to judge.
  func roles(of glyph: Int) -> GlyphRoles {
    GlyphRoles(
      suspectFirsts: suspects.keys.filter { sets[$0].contains(glyph) },
      linkFirsts: links.keys.filter { linkSets[$0].contains(glyph) })
  }

  /// The rules that could match around a pair.
  func suspects(_ first: GlyphRoles, before second: Int) -> [Int] {
    first.suspectFirsts.flatMap { set in
      (suspects[set] ?? []).filter { sets[$0.second].contains(second) }.map(\.rule)
    }
  }

  /// Whether a rule could reach across a pair.
  func isLinked(_ first: GlyphRoles, before second: Int) -> Bool {
    first.linkFirsts.contains { set in
      (links[set] ?? []).contains { linkSets[$0.second].contains(second) }
    }
  }

  /// Whether a lookup could reach across the pair that ends at `index` of a run from one side, where
  /// rules match, to the other, where none does and glyphs are what they were: all that it looks at
  /// there has to be there, up to where glyphs may have changed again.
  func reaches(
    across index: Int, to side: ReachedSide, first: GlyphRoles, of run: AdvanceRun
  ) -> Bool {
    let second = run.items[index].glyph
    return first.linkFirsts.contains { set in
      (links[set] ?? []).contains { link in
        linkSets[link.second].contains(second) && isThere(link, at: index, on: side, of: run)
      }
    }
  }

  /// Whether a run has all that a sequence looks at on one side of the pair that ends at `index`.
  private func isThere(
    _ link: Link, at index: Int, on side: ReachedSide, of run: AdvanceRun
  ) -> Bool {
    let sequence = sequences[link.sequence]
    let places =
      side == .after
      ? Array(sequence.indices.dropFirst(link.place + 2))
      : sequence.indices.prefix(link.place).reversed()
    for place in places {
      let position = index - 1 + place - link.place
      guard run.items.indices.contains(position) else { return false }
      if run.mayHaveChanged(position) { return true }
      guard linkSets[sequence[place]].contains(run.items[position].glyph) else { return false }
    }
    return true
  }

  /// Whether a rule found at the pair that begins at `index` of a run matches whole.
  func matches(_ rule: Int, at index: Int, of count: Int, glyph: (Int) -> Int) -> Bool {
    let rule = rules[rule]
    let start = index - rule.anchor
    guard start >= 0, start + rule.positions.count <= count else { return false }
    for (place, set) in rule.positions.enumerated() {
      guard sets[set].contains(glyph(start + place)) else { return false }
    }
    return true
  }
}

/// The side of a pair that no rule matches on.
enum ReachedSide {
  case before
  case after
}

/// The sets of rules and links that begin with a glyph.
struct GlyphRoles: Sendable {
  fileprivate let suspectFirsts: [Int]
  fileprivate let linkFirsts: [Int]

  /// Whether nothing begins with it.
  var isEmpty: Bool { suspectFirsts.isEmpty && linkFirsts.isEmpty }

  fileprivate init(suspectFirsts: [Int], linkFirsts: [Int]) {
    self.suspectFirsts = suspectFirsts
    self.linkFirsts = linkFirsts
  }
}
