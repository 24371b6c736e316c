/// What a lookup does, or may look at, in whichever plan it is used.
struct LookupFindings: Sendable {
  /// Glyphs of which nothing is proven, wherever they stand.
  private(set) var refused = GlyphSet.empty
  var rules = SequenceRules()
  /// What its rules call.
  var calls = RuleCalls()
  private(set) var ignoresBases = false
  var ignoresLigatures = false

  mutating func refuse(_ glyphs: GlyphSet) {
    refused = refused.union(glyphs)
  }

  /// Ends the sequence of sets that was appended to the rules.
  ///
  /// One set has no neighbours: what changes its glyphs does so wherever they stand.
  mutating func endSequence(isReach: Bool, _ sets: GlyphSets) throws(ProofRefusal) {
    let open = rules.sequences.open
    guard open.count == 1 else { return try rules.end(isReach: isReach) }
    if !isReach { refuse(sets[rules.sequences.set(at: open.lowerBound)]) }
    rules.discard()
  }

  /// Notes that the lookup passes over base glyphs.
  ///
  /// No sequence may do without a mark, since nothing else would hold it to neighbours.
  mutating func ignoreBases(
    _ sets: GlyphSets, _ classes: GlyphCategories
  ) throws(ProofRefusal) {
    ignoresBases = true
    for sequence in rules.indices {
      let needsMark = rules.sequences[sequence].contains {
        sets[$0].subtracting(classes.marks).isEmpty
      }
      guard needsMark else { throw .ignoresBases }
    }
  }
}
