/// Rules by what a pair of neighbours says of them.
///
/// A pair is *suspect* if a rule could match around it, and *linked* if a rule, or what rules make of
/// the glyphs, could reach across it for some text around it.
struct RuleIndex: Sendable {
  /// The sets of rules and sequences, as far as they hold glyphs of which something is proven.
  let sets: GlyphSets
  let rules: SetSequences
  /// Where to look for rules.
  let anchors: AdjacentSets
  /// All that lookups may look at: the rules, and what could keep others from being tried; as sets
  /// of glyphs and all that they come from.
  let sequences: SetSequences
  /// Where two sets stand side by side in a sequence.
  let links: AdjacentSets

  init(_ anchored: AnchoredRules, refused: GlyphSet, descent: GlyphDescent) {
    let proven = refused.complement
    var steps = descent
    steps.index()
    let descent = steps
    let provenBits = GlyphBits(proven)
    var unmade = provenBits
    unmade.subtract(descent.made)
    var members = SetTranslation(anchored.sets, kept: provenBits) { $0.intersection(proven) }
    var budget = GlyphDescent.mostSources
    var origins = SetTranslation(anchored.sets, kept: unmade) {
      descent.sources(of: $0, budget: &budget).intersection(proven)
    }
    var sets = GlyphSets()
    var (rules, sequences) = (SetSequences(), SetSequences())
    var (anchors, links): ([AdjacentSets.Entry], [AdjacentSets.Entry]) = ([], [])
    links.reserveCapacity(anchored.neighbours)
    anchored.forEachSequence { found, index, anchor in
      if let anchor, members.translate(index, of: found, to: &rules, &sets) {
        anchors.append(AdjacentSets.Entry(rules, rules.count - 1, place: anchor))
      }
      guard origins.translate(index, of: found, to: &sequences, &sets) else { return }
      let added = sequences.count - 1
      for place in 0..<sequences.range(of: added).count - 1 {
        links.append(AdjacentSets.Entry(sequences, added, place: place))
      }
    }
    self.sets = sets
    self.rules = rules
    self.sequences = sequences
    self.anchors = AdjacentSets(anchors, sets)
    self.links = AdjacentSets(links, sets)
  }

  /// The sets of each rule, and of all that lookups may look at.
  var patternSets: [[GlyphSet]] {
    rules.indices.map { rules[$0].map { sets[$0] } }
      + sequences.indices.map { sequences[$0].map { sets[$0] } }
  }
}
