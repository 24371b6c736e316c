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

  /// The summary of `times`: for each contestant the time of a unit in each round.
  init(_ contest: Contest, times: [[Double]]) {
    name = contest.name
    unit = contest.unit
    units = contest.units
    func ratio(_ of: Int, to base: Int) -> Double {
      median(zip(times[base], times[of]).map { $0 / $1 })
    }
    let entries = contest.contestants.enumerated().map { index, contestant in
      Entry(
        name: contestant.name, median: median(times[index]), fastest: times[index].min() ?? .nan,
        slowest: times[index].max() ?? .nan, ratio: ratio(index, to: 0))
    }
    contestants = entries
    bars = contest.bars.compactMap { bar in
      guard let of = entries.firstIndex(where: { $0.name == bar.of }) else { return nil }
      switch bar.need {
      case .faster(let other, let least):
        guard let base = entries.firstIndex(where: { $0.name == other }) else { return nil }
        return BarResult(
          text: "\(bar.of), as fast as \(other)", unit: "x", need: least,
          reached: ratio(of, to: base), isMet: ratio(of, to: base) >= least)
      case .time(let most):
        return BarResult(
          text: bar.of, unit: "ns", need: most, reached: entries[of].median,
          isMet: entries[of].median <= most)
      }
    }
  }
}

/// A bar and what was reached.
struct BarResult: Codable {
  let text: String

  /// `x` is a ratio that has to be reached, anything else must not be exceeded.
  let unit: String
  let need: Double
  let reached: Double
  let isMet: Bool
}
