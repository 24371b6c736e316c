/// One number for each item, stored once where all are equal.
package enum Column: Sendable {
  /// The same number for every item.
  case uniform(Double)

  /// A number for each item.
  case each([Double])

  /// The numbers of `elements`, stored once when they are equal.
  ///
  /// O(n).
  init<Element>(_ elements: [Element], _ number: (Element) -> Double) {
    let first = elements.first.map(number) ?? 0
    if elements.allSatisfy({ number($0) == first }) {
      self = .uniform(first)
    } else {
      self = .each(elements.map(number))
    }
  }

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

  /// The numbers of the first `count` items and then one more.
  ///
  /// O(`count`).
  func prefix(_ count: Int, then last: Double?) -> Column {
    if case .uniform(let value) = self, last ?? value == value { return self }
    var values = Array(values(count: count)[..<count])
    if let last { values.append(last) }
    return .each(values)
  }

  /// Gives the column a number for each of `count` items, all of which `body` must write.
  ///
  /// Nothing is allocated when the column has that many already and is not shared.
  mutating func overwrite(count: Int, _ body: (UnsafeMutableBufferPointer<Double>) -> Void) {
    var values: [Double] = []
    if case .each(let old) = self { values = old }
    self = .uniform(0)
    values.overwrite(count: count, body)
    self = .each(values)
  }
}

extension Column: Equatable {
  /// Whether two columns hold equal numbers, however they store them.
  package static func == (left: Column, right: Column) -> Bool {
    switch (left, right) {
    case (.uniform(let left), .uniform(let right)): left == right
    case (.each(let left), .each(let right)): left == right
    case (.uniform(let value), .each(let values)), (.each(let values), .uniform(let value)):
      values.allSatisfy { $0 == value }
    }
  }
}
