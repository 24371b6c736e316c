/// Holds contests: every contestant once in each round, so that what slows the machine down for a
/// while slows all of them.
struct Runner {
  /// Counted rounds; one more goes before and is thrown away.
  let rounds: Int

  /// How long one sample takes at least, in nanoseconds, where passes can be repeated.
  let sample: UInt64

  func run(_ contest: Contest) -> ContestResult {
    let passes = contest.contestants.map { warmUp($0, clock: contest.clock) }
    var times = contest.contestants.map { _ in [Double]() }
    for round in 0..<rounds {
      for turn in contest.contestants.indices {
        let index = (turn + round) % contest.contestants.count
        let contestant = contest.contestants[index]
        let pass = measure(contestant, passes: passes[index], clock: contest.clock)
        times[index].append(pass / Double(contestant.units ?? contest.units))
      }
    }
    return ContestResult(contest, times: times)
  }

  /// Does everything once, to see that it works.
  func tryOut(_ contest: Contest) {
    for contestant in contest.contestants {
      contestant.reset?()
      contestant.pass()
    }
  }

  /// Finds how many passes a sample takes.
  private func warmUp(_ contestant: Contestant, clock: Clock) -> Int {
    var passes = 1
    while measure(contestant, passes: passes, clock: clock) * Double(passes) < Double(sample) {
      if contestant.reset != nil { break }
      passes *= 2
    }
    return passes
  }

  /// The mean time of a pass in nanoseconds.
  private func measure(_ contestant: Contestant, passes: Int, clock: Clock) -> Double {
    contestant.reset?()
    let start = clock.now
    for _ in 0..<passes { contestant.pass() }
    return Double(clock.now - start) / Double(passes)
  }
}
