import SeededRandom

extension SplitMix64 {
  /// A multiple of a quarter in a range, so that sums and squares are exact.
  mutating func quarters(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &self)) / 4
  }

  /// `true` once in `count` times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// One of several values.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}
