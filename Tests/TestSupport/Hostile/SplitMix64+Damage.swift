package import SeededRandom

extension SplitMix64 {
  /// A number from 0 up to, not including, `limit`; 0 if there is none.
  package mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int.random(in: 0..<limit, using: &self) : 0
  }

  /// One of several values.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
