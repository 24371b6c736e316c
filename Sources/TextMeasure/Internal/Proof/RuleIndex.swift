/// Rules by what a pair of neighbours says of them.
///
/// A pair is *suspect* if a rule could match around it, and *linked* if a rule, or what rules make of
/// the glyphs, could reach across it for some text around it.
struct RuleIndex: Sendable {
  /// The sets of rules and sequences, as far as they hold glyphs of which something is proven.
  private(set) var sets: GlyphSets
  let rules: SetSequences
  /// Where to look for rules.
  private(set) var anchors: AdjacentSets
  /// All that lookups may look at: the rules, and what could keep others from being tried; as sets
  /// of glyphs and all that they come from.
  private(set) var sequences = SetSequences()
  /// Where two sets stand side by side in a sequence.
  private(set) var links: AdjacentSets

  init(_ anchored: AnchoredRules, descent: GlyphDescent) {
    sets = anchored.sets
    rules = anchored.rules
    var steps = descent
    steps.index()
    let descent = steps
    let (all, proven) = (anchored.found, anchored.proven)
    var unmade = GlyphBits(proven)
    unmade.subtract(descent.made)
    var origins = SetTranslation(all.sets, kept: unmade) {
      descent.sources(of: $0).intersection(proven)
    }
    var entries: [AdjacentSets.Entry] = []
    entries.reserveCapacity(all.rules.neighbours + all.reaches.neighbours)
    var places: [SetID] = []
    for rule in all.rules.indices
    where origins.translate(all.rules, rule, to: &sets, as: &places) {
      RuleIndex.add(places, to: &sequences, &entries)
    }
    for reach in all.reaches.indices
    where origins.translate(all.reaches, reach, to: &sets, as: &places) {
      RuleIndex.add(places, to: &sequences, &entries)
    }
    anchors = AdjacentSets(anchored.anchors, sets)
    links = AdjacentSets(entries, sets)
  }

  /// Adds a sequence and its neighbours.
  private static func add(
    _ sequence: [SetID], to sequences: inout SetSequences, _ entries: inout [AdjacentSets.Entry]
  ) {
    for place in 0..<sequence.count - 1 {
      entries.append(
        AdjacentSets.Entry(
          first: sequence[place], second: sequence[place + 1], sequence: sequences.count,
          place: place))
    }
    sequences.append(sequence)
  }

  /// The sets of each rule, and of all that lookups may look at.
  var patternSets: [[GlyphSet]] {
    rules.indices.map { rules[$0].map { sets[$0] } }
      + sequences.indices.map { sequences[$0].map { sets[$0] } }
  }
}
