/// Rules that change something only where glyphs of certain sets stand side by side.
///
/// A rule is the sets of its positions in the order of the text: backtrack, input and lookahead.
struct SequenceRules {
  var sets = GlyphSets()
  private(set) var rules = SetSequences()
  /// What a lookup may look at that no rule of `rules` is of.
  private(set) var reaches = SetSequences()

  /// Many times what any font has that was seen; Inter has 1,305 rules.
  static let mostRules = 20_000

  mutating func add(_ rule: some Collection<SetID>) throws(ProofRefusal) {
    guard rules.count < Self.mostRules, rule.count <= 64 else { throw .tooManyRules }
    rules.append(rule)
  }

  /// What changes nothing by itself, but may look this far where something changes: a lookup that
  /// only a rule calls, or a rule that only keeps others from being tried.
  mutating func addReach(_ rule: some Collection<SetID>) throws(ProofRefusal) {
    guard reaches.count < Self.mostRules, rule.count <= 64 else { throw .tooManyRules }
    if rule.count > 1 { reaches.append(rule) }
  }
}
