/// What TagFlow has to reach in a row.
struct Bar {
  /// The contest, and the contestant that it is asked of.
  let row: String
  let of: String
  let need: Need

  enum Need {
    /// So many times faster than another contestant at least.
    case faster(than: String, atLeast: Double)

    /// So many times what another contestant takes at most.
    case times(of: String, atMost: Double)

    /// So much more than another contestant for a unit at most.
    case more(than: String, atMost: Double)

    /// So much for a unit at most: nanoseconds or bytes.
    case amount(atMost: Double)
  }

  init(_ row: String, _ of: String, _ need: Need) {
    self.row = row
    self.of = of
    self.need = need
  }

  /// The contestants that it compares.
  var names: [String] {
    switch need {
    case .faster(let other, _), .times(let other, _), .more(let other, _): [of, other]
    case .amount: [of]
    }
  }

  /// What was reached, `nil` where the contest or a contestant was left out.
  func result(in contests: [ContestResult]) -> BarResult? {
    guard let contest = contests.first(where: { $0.name == row }) else { return nil }
    let entries = names.compactMap { contest.entry($0) }
    guard entries.count == names.count else { return nil }
    let (own, other) = (entries[0], entries[entries.count - 1])
    switch need {
    case .faster(_, let least):
      return BarResult(
        self, text: "\(of), against \(other.name)", unit: "x", limit: least, isLeast: true,
        measured: medianRatio(other.rounds, own.rounds))
    case .times(_, let most):
      return BarResult(
        self, text: "\(of), times \(other.name)", unit: "x", limit: most, isLeast: false,
        measured: medianRatio(own.rounds, other.rounds))
    case .more(_, let most):
      return BarResult(
        self, text: "\(of), beyond \(other.name)", unit: contest.quantity, limit: most,
        isLeast: false, measured: median(zip(own.rounds, other.rounds).map { $0 - $1 }))
    case .amount(let most):
      return BarResult(
        self, text: "\(of), for each \(contest.unit)", unit: contest.quantity, limit: most,
        isLeast: false, measured: own.median)
    }
  }
}

/// A bar and what was reached; the form in which it is written as JSON.
struct BarResult: Codable {
  let row: String
  let text: String

  /// `x` for ratios, else `nanoseconds` or `bytes`.
  let unit: String

  /// What has to be reached, or must not be exceeded.
  let limit: Double
  let isLeast: Bool
  let measured: Double
  let isMet: Bool

  init(
    _ bar: Bar, text: String, unit: String, limit: Double, isLeast: Bool, measured: Double
  ) {
    row = bar.row
    self.text = text
    self.unit = unit
    self.limit = limit
    self.isLeast = isLeast
    self.measured = measured
    isMet = isLeast ? measured >= limit : measured <= limit
  }
}
