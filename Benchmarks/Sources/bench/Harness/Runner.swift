/// Holds contests: every contestant once in each round, so that what slows the machine down for a
/// while slows all of them.
struct Runner {
  /// Counted rounds; one more goes before and is thrown away.
  let rounds: Int

  /// How long one sample takes at least, in nanoseconds, where passes can be repeated.
  let sample: UInt64

  func run(_ contest: Contest) -> ContestResult {
    let passes = contest.contestants.map { warmUp($0, contest.quantity) }
    var taken = contest.contestants.map { _ in [Double]() }
    for round in 0..<rounds {
      for turn in contest.contestants.indices {
        let index = (turn + round) % contest.contestants.count
        let contestant = contest.contestants[index]
        let pass = measure(contestant, contest.quantity, passes: passes[index])
        taken[index].append(pass / Double(contestant.units ?? contest.units))
      }
    }
    return ContestResult(contest, rounds: taken)
  }

  /// Does everything once, to see that it works.
  func tryOut(_ contest: Contest) {
    for contestant in contest.contestants { _ = measure(contestant, contest.quantity, passes: 1) }
  }

  /// Finds how many passes a sample takes.
  private func warmUp(_ contestant: Contestant, _ quantity: Quantity) -> Int {
    var passes = 1
    while measure(contestant, quantity, passes: passes) * Double(passes) < Double(sample) {
      guard case .pass = contestant.work, contestant.reset == nil else { break }
      passes *= 2
    }
    return passes
  }

  /// What a pass takes, the mean of several.
  private func measure(_ contestant: Contestant, _ quantity: Quantity, passes: Int) -> Double {
    contestant.reset?()
    switch (contestant.work, quantity) {
    case (.bytes(let bytes), _): return Double(bytes())
    case (.pass(let pass), .time(let clock)):
      let start = clock.now
      for _ in 0..<passes { pass() }
      return Double(clock.now - start) / Double(passes)
    case (.pass, .bytes): preconditionFailure("who is timed has no part where bytes are counted")
    }
  }
}
