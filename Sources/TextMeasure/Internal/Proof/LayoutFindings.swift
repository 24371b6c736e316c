/// What the lookups of a plan do together.
struct LayoutFindings {
  /// Glyphs of which nothing is proven, wherever they stand.
  private(set) var refused = GlyphSet.empty
  /// The rules of each lookup that has any, of sets of `sets`.
  private(set) var rules: [SequenceRules] = []
  var sets = GlyphSets()
  var descent = GlyphDescent()
  var pairs = PairLookups()
  /// Glyphs that pairs or cursive joins could reach from at any distance.
  var distant = GlyphSet.empty
  private(set) var ignoresBases = false
  private(set) var ignoresLigatures = false
  private var (ruleCount, reachCount) = (0, 0)
  private var setCount = 0

  /// Sets of all sequences together, each counted as often as it stands there.
  private static let mostSets = 200_000

  mutating func refuse(_ glyphs: GlyphSet) {
    refused = refused.union(glyphs)
  }

  mutating func add(_ lookup: LookupFindings) throws(ProofRefusal) {
    refuse(lookup.refused)
    ignoresBases = ignoresBases || lookup.ignoresBases
    ignoresLigatures = ignoresLigatures || lookup.ignoresLigatures
    guard !lookup.rules.indices.isEmpty else { return }
    rules.append(lookup.rules)
    ruleCount += lookup.rules.ruleCount
    reachCount += lookup.rules.reachCount
    setCount += lookup.rules.sequences.setCount
    guard max(ruleCount, reachCount) <= SequenceRules.mostRules, setCount <= Self.mostSets else {
      throw .tooManyRules
    }
  }
}
