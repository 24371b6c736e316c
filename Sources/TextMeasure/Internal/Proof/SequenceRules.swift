/// Rules that change something only where glyphs of certain sets stand side by side.
///
/// A rule is the sets of its positions in the order of the text: backtrack, input and lookahead.
struct SequenceRules: Sendable {
  /// The distinct sets, which rules name by their index.
  private(set) var sets: [GlyphSet] = []
  private(set) var rules: [[Int]] = []
  /// What a lookup may look at that no rule of `rules` is of.
  private(set) var reaches: Set<[Int]> = []
  private var ids: [GlyphSet: Int] = [:]

  /// Many times what any font has that was seen; Inter has 1,305 rules.
  static let mostRules = 20_000

  mutating func id(of set: GlyphSet) -> Int {
    if let id = ids[set] { return id }
    ids[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  mutating func add(_ rule: [Int]) throws(ProofRefusal) {
    guard rules.count < Self.mostRules, rule.count <= 64 else { throw .tooManyRules }
    rules.append(rule)
  }

  /// What changes nothing by itself, but may look this far where something changes: a lookup that
  /// only a rule calls, or a rule that only keeps others from being tried.
  mutating func addReach(_ rule: [Int]) throws(ProofRefusal) {
    guard reaches.count < Self.mostRules, rule.count <= 64 else { throw .tooManyRules }
    if rule.count > 1 { reaches.insert(rule) }
  }
}
