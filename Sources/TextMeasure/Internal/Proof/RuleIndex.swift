/// Rules by what a pair of neighbours says of them.
///
/// A rule matches only where all its sets stand side by side, so one pair of sets is enough to look
/// for it: that which the fewest glyphs are in. A pair is *suspect* if a rule could match around it,
/// and *linked* if a rule, or what rules make of the glyphs, could reach across it for some text
/// around it.
struct RuleIndex: Sendable {
  /// Every set of a pattern, once.
  let sets: [GlyphSet]
  /// The rules, and all that lookups may look at: rules with all that their glyphs come from, and
  /// what could keep others from being tried.
  let patterns: SetPatterns
  /// Where each rule is looked for.
  let anchors: PatternMeetings
  /// Wherever two sets stand side by side in what lookups may look at.
  let links: PatternMeetings

  init(_ findings: LayoutFindings, descent: inout GlyphDescent) {
    let proven = findings.refused.complement
    let all = findings.rules.sets
    var numbers = SetNumbers()
    var patterns = SetPatterns()

    let ruleSets = all.map { numbers.number(of: $0.intersection(proven)) }
    let sizes = numbers.sets.map(\.count)
    var anchors: [PatternMeetings.Meeting] = []
    for rule in findings.rules.rules.map({ $0.map { ruleSets[$0] } })
    where rule.allSatisfy({ sizes[$0] > 0 }) {
      let pairs = zip(rule, rule.dropFirst()).map { first, second in sizes[first] * sizes[second] }
      guard let anchor = pairs.indices.min(by: { pairs[$0] < pairs[$1] }) else { continue }
      let place = PatternPlace(pattern: patterns.append(rule), place: anchor)
      anchors.append(.init(first: rule[anchor], second: rule[anchor + 1], place: place))
    }

    let linkSets = all.map { numbers.number(of: descent.sources(of: $0).intersection(proven)) }
    var links: [PatternMeetings.Meeting] = []
    let reaches = Set(findings.rules.rules).union(findings.rules.reaches)
    for sequence in Set(reaches.map { $0.map { linkSets[$0] } }) {
      let pattern = patterns.append(sequence)
      for (place, (first, second)) in zip(sequence, sequence.dropFirst()).enumerated() {
        let place = PatternPlace(pattern: pattern, place: place)
        links.append(.init(first: first, second: second, place: place))
      }
    }
    sets = numbers.sets
    self.patterns = patterns
    self.anchors = PatternMeetings(anchors, setCount: sets.count)
    self.links = PatternMeetings(links, setCount: sets.count)
  }

  /// The sets of each rule, and of all that lookups may look at.
  var patternSets: [[GlyphSet]] {
    (0..<patterns.count).map { pattern in patterns[pattern].map { sets[$0] } }
  }
}

/// Numbers equal sets alike.
private struct SetNumbers {
  private(set) var sets: [GlyphSet] = []
  private var numbers: [GlyphSet: Int] = [:]

  mutating func number(of set: GlyphSet) -> Int {
    if let number = numbers[set] { return number }
    numbers[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }
}
