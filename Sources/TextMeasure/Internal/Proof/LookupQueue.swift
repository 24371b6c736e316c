/// A lookup as runs use it.
struct LookupUse: Hashable, Sendable {
  let index: Int
  /// Whether a rule calls it, so that it applies only where that matches.
  let isCalled: Bool
}

/// The lookups of a plan, and then those that rules call, each once.
struct LookupQueue {
  private var uses: [LookupUse]
  private var called: Set<UInt16> = []
  private var first = 0

  init(_ plan: [Int]) {
    uses = plan.map { LookupUse(index: $0, isCalled: false) }
  }

  mutating func add(_ calls: RuleCalls) {
    for call in calls.lookups where called.insert(call).inserted {
      uses.append(LookupUse(index: Int(call), isCalled: true))
    }
  }

  mutating func next() -> LookupUse? {
    guard first < uses.count else { return nil }
    defer { first += 1 }
    return uses[first]
  }
}
