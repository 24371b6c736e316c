/// What stands side by side where a lookup looks: rules, which change something only where glyphs of
/// certain sets do, and reaches.
///
/// A sequence is the sets of its positions in the order of the text: backtrack, input and lookahead.
struct SequenceRules: Sendable {
  private(set) var sequences = SetSequences()
  /// Whether each sequence is a rule.
  private var isRule: [Bool] = []
  private(set) var ruleCount = 0

  /// Many times what any font has that was seen; Inter has 1,305 rules.
  static let mostRules = 20_000

  var indices: Range<Int> { sequences.indices }
  var reachCount: Int { sequences.count - ruleCount }

  func isRule(_ sequence: Int) -> Bool { isRule[sequence] }

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
    let others = isReach ? reachCount : ruleCount
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
