/// What a contest came to; the form in which it is written as JSON.
struct ContestResult: Codable {
  let name: String

  /// `nanoseconds` or `bytes`.
  let quantity: String
  let unit: String
  let units: Int
  let contestants: [Entry]

  /// What one contestant took for one unit.
  struct Entry: Codable {
    let name: String
    let median: Double
    let least: Double
    let most: Double

    /// How many times less it took than the first contestant: the median of the rounds' ratios.
    let ratio: Double

    /// What it took in each round.
    let rounds: [Double]
  }

  /// The summary of `rounds`: for each contestant what a unit took in each round.
  init(_ contest: Contest, rounds: [[Double]]) {
    name = contest.name
    quantity = contest.quantity.name
    unit = contest.unit
    units = contest.units
    contestants = zip(contest.contestants, rounds).map { contestant, own in
      Entry(
        name: contestant.name, median: median(own), least: own.min() ?? .nan,
        most: own.max() ?? .nan, ratio: medianRatio(rounds[0], own), rounds: own)
    }
  }

  func entry(_ name: String) -> Entry? { contestants.first { $0.name == name } }
}
