/// Holds contests: every contestant once in each round, so that what slows the machine down for a
/// while slows all of them.
struct Runner {
  /// Counted rounds; one more goes before and is thrown away.
  let rounds: Int

  /// How long one sample takes at least, in nanoseconds, where passes can be repeated.
  let sample: UInt64

  func run(_ contest: Contest) -> ContestResult {
    let warmUp = contest.contestants.map { measure($0, passes: 1, clock: contest.clock) }
    let passes = zip(contest.contestants, warmUp).map { contestant, nanoseconds in
      contestant.reset == nil ? max(1, Int(Double(sample) / max(1, nanoseconds))) : 1
    }
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

  /// The mean time of a pass in nanoseconds.
  private func measure(_ contestant: Contestant, passes: Int, clock: Clock) -> Double {
    contestant.reset?()
    let start = clock.now
    for _ in 0..<passes { contestant.pass() }
    return Double(clock.now - start) / Double(passes)
  }
}
