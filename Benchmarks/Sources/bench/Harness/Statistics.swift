/// The middle of some values, the mean of the two middle ones of an even count.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return .nan }
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// The middle of the ratios within each round, so that what slows a round slows both sides of it.
func medianRatio(_ rounds: [Double], _ others: [Double]) -> Double {
  median(zip(rounds, others).map { $0 / $1 })
}
