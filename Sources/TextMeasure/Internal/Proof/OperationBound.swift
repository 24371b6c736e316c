/// What the lookups of a plan could make of one glyph at most.
struct Work {
  /// How many lookups its rules call.
  var calls = 0
  /// How many glyphs it becomes.
  var growth = 1
  /// Whether a rule calls a lookup that makes fewer glyphs of several.
  var takesAway = false
}

/// How many lookups rules call, and so how much work one position could cost HarfBuzz.
///
/// It stops half-way after 1,024 calls a glyph (`HB_BUFFER_MAX_OPS_FACTOR`) or where one becomes 64
/// (`HB_BUFFER_MAX_LEN_FACTOR`), in a stretch later than in the whole; rules that could come near are
/// refused.
struct OperationBound {
  /// For each contextual lookup, what its rules call.
  private var callsOfLookup: [Int: RuleCalls] = [:]
  /// The glyphs that a lookup makes of one.
  private var growthOfLookup: [Int: Int] = [:]
  /// The lookups that make fewer glyphs of several.
  private var shrinking: Set<Int> = []
  private static let mostCalls = 1024
  private static let mostGrowth = 64

  mutating func add(_ lookup: SubstitutionLookup, of index: Int) {
    add(lookup.findings.calls, of: index)
    if lookup.growth > 1 { growthOfLookup[index] = lookup.growth }
    if lookup.takesAway { shrinking.insert(index) }
  }

  mutating func add(_ calls: RuleCalls, of index: Int) {
    if !calls.lookups.isEmpty { callsOfLookup[index] = calls }
  }

  /// What the lookups of a plan could cost, one after the other at the same place.
  func work(of plan: [Int]) throws(ProofRefusal) -> Work {
    var known: [Int: Work] = [:]
    var total = Work()
    for lookup in plan { try add(lookup, depth: 0, to: &total, &known) }
    total.takesAway = callsOfLookup.values.contains { calls in
      calls.lookups.contains { shrinking.contains(Int($0)) }
    }
    return total
  }

  /// Refuses what could come near HarfBuzz's bounds.
  ///
  /// Lookups of the feature `rvrn` may come twice. Where a rule calls a lookup that takes glyphs
  /// away, HarfBuzz may go over a place again, but no more often than glyphs are taken.
  static func check(
    substitution: Work, positioning: Work, comesTwice: Bool
  ) throws(ProofRefusal) {
    let growth = substitution.growth * (comesTwice ? substitution.growth : 1)
    let times = (comesTwice ? 2 : 1) * (substitution.takesAway ? 2 : 1)
    guard growth <= mostGrowth,
      growth * (times * substitution.calls + positioning.calls) <= mostCalls
    else { throw .tooManyOperations }
  }

  private func add(
    _ lookup: Int, depth: Int, to total: inout Work, _ known: inout [Int: Work]
  ) throws(ProofRefusal) {
    let work = try work(of: lookup, depth: depth, &known)
    total.calls += work.calls
    total.growth *= work.growth
    guard total.calls <= Self.mostCalls, total.growth <= Self.mostGrowth else {
      throw .tooManyOperations
    }
  }

  private func work(
    of lookup: Int, depth: Int, _ known: inout [Int: Work]
  ) throws(ProofRefusal) -> Work {
    var most = Work(growth: growthOfLookup[lookup] ?? 1)
    guard let rules = callsOfLookup[lookup] else { return most }
    if let known = known[lookup] { return known }
    guard depth < 8 else { throw .tooManyOperations }
    for rule in rules.rules {
      let calls = rules[rule]
      var sum = Work(calls: calls.count)
      for call in calls { try add(Int(call), depth: depth + 1, to: &sum, &known) }
      most.calls = max(most.calls, sum.calls)
      most.growth = max(most.growth, sum.growth)
    }
    known[lookup] = most
    return most
  }
}
