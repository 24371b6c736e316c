/// What the tables say of glyphs so far.
struct LayoutFindings {
  /// Glyphs of which nothing is proven, wherever they stand.
  private(set) var refused = GlyphSet.empty
  var rules = SequenceRules()

  mutating func refuse(_ glyphs: GlyphSet) {
    refused = refused.union(glyphs)
  }

  /// Ends the sequence of sets that was appended to the rules.
  ///
  /// One set has no neighbours: what changes its glyphs does so wherever they stand.
  mutating func endSequence(isReach: Bool) throws(ProofRefusal) {
    let open = rules.sequences.open
    guard open.count == 1 else { return try rules.end(isReach: isReach) }
    if !isReach { refuse(rules.sets[rules.sequences.set(at: open.lowerBound)]) }
    rules.discard()
  }

  /// Requires that no sequence from `first` on can be without a mark.
  ///
  /// They are those of a lookup that passes over base glyphs, so that nothing else would hold them
  /// to neighbours.
  func requireMarks(from first: Int, _ classes: GlyphCategories) throws(ProofRefusal) {
    for sequence in first..<rules.indices.upperBound {
      let needsMark = rules.sequences[sequence].contains {
        rules.sets[$0].subtracting(classes.marks).isEmpty
      }
      guard needsMark else { throw .ignoresBases }
    }
  }
}
