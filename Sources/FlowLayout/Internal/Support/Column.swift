/// One number for each item, stored once where all are equal.
package enum Column: Hashable, Sendable {
  /// The same number for every item.
  case uniform(Double)

  /// A number for each item.
  case each([Double])

  /// The number of item `index`.
  ///
  /// O(1).
  package subscript(index: Int) -> Double {
    switch self {
    case .uniform(let value): value
    case .each(let values): values[index]
    }
  }

  /// All numbers of `count` items.
  ///
  /// O(1) where they are stored one by one.
  func values(count: Int) -> [Double] {
    switch self {
    case .uniform(let value): [Double](repeating: value, count: count)
    case .each(let values): values
    }
  }

  /// The column with every number mapped.
  ///
  /// O(n).
  func map(_ transform: (Double) -> Double) -> Column {
    switch self {
    case .uniform(let value): .uniform(transform(value))
    case .each(let values): .each(values.map(transform))
    }
  }
}
