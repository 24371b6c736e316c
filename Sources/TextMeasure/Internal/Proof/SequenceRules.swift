/// What stands side by side where lookups look: rules, which change something only where glyphs of
/// certain sets do, and reaches.
///
/// A sequence is the sets of its positions in the order of the text: backtrack, input and lookahead.
struct SequenceRules: Sendable {
  var sets = GlyphSets()
  private(set) var sequences = SetSequences()
  /// Whether each sequence is a rule.
  private var isRule: [Bool] = []
  private var ruleCount = 0

  /// Many times what any font has that was seen; Inter has 1,305 rules.
  static let mostRules = 20_000

  var indices: Range<Int> { sequences.indices }

  /// The sequences that are rules.
  var rules: some Sequence<Int> { indices.lazy.filter { isRule[$0] } }

  /// Adds a set to the open sequence.
  @inline(__always)
  mutating func append(_ set: SetID) {
    sequences.append(set)
  }

  /// Ends the open sequence.
  ///
  /// A reach is what changes nothing by itself, but may look this far where something changes: a
  /// lookup that only a rule calls, or a rule that only keeps others from being tried.
  mutating func end(isReach: Bool) throws(ProofRefusal) {
    let others = isReach ? sequences.count - ruleCount : ruleCount
    guard others < Self.mostRules, sequences.open.count <= 64 else { throw .tooManyRules }
    sequences.end()
    isRule.append(!isReach)
    if !isReach { ruleCount += 1 }
  }

  /// Forgets the open sequence.
  mutating func discard() {
    sequences.discard()
  }
}
