/// What a contest came to; the form in which it is written as JSON.
struct ContestResult: Codable {
  let name: String
  let unit: String
  let units: Int
  let contestants: [Entry]
  let bars: [BarResult]

  /// One contestant's times for one unit in nanoseconds.
  struct Entry: Codable {
    let name: String
    let median: Double
    let fastest: Double
    let slowest: Double

    /// How many times faster than the first contestant: the median of the rounds' ratios.
    let ratio: Double
  }

  /// A bar and what was reached.
  struct BarResult: Codable {
    let of: String
    let against: String
    let atLeast: Double
    let reached: Double
    let isMet: Bool
  }

  /// The summary of `passTimes`: for each contestant the time of a pass in each round.
  init(_ contest: Contest, passTimes: [[Double]]) {
    name = contest.name
    unit = contest.unit
    units = contest.units
    func ratio(_ of: Int, to base: Int) -> Double {
      median(zip(passTimes[base], passTimes[of]).map { $0 / $1 })
    }
    contestants = contest.contestants.enumerated().map { index, contestant in
      let times = passTimes[index].map { $0 / Double(contest.units) }
      return Entry(
        name: contestant.name, median: median(times), fastest: times.min() ?? .nan,
        slowest: times.max() ?? .nan, ratio: ratio(index, to: 0))
    }
    let names = contest.contestants.map(\.name)
    bars = contest.bars.compactMap { bar in
      guard let of = names.firstIndex(of: bar.of), let base = names.firstIndex(of: bar.against)
      else { return nil }
      let reached = ratio(of, to: base)
      return BarResult(
        of: bar.of, against: bar.against, atLeast: bar.atLeast, reached: reached,
        isMet: reached >= bar.atLeast)
    }
  }
}
