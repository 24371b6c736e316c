/// One number for each item, stored once where all are equal.
package struct Column: Sendable {
  /// The numbers of the items one by one; empty where all are equal.
  private var values: GapArray<Double>

  /// The number of every item where all are equal.
  private var common: Double

  /// The same number for every item.
  static func uniform(_ common: Double) -> Column { Column(values: [], common: common) }

  /// A number for each item.
  static func each(_ values: [Double]) -> Column { .each(GapArray(values)) }

  /// A number for each item.
  static func each(_ values: GapArray<Double>) -> Column { Column(values: values, common: 0) }

  /// The number that all items share, `nil` where they are stored one by one.
  var shared: Double? { values.isEmpty ? common : nil }

  /// The number of item `index`.
  ///
  /// O(1).
  package subscript(index: Int) -> Double { values.isEmpty ? common : values[index] }

  /// The largest number, at least 0.
  ///
  /// O(n).
  var largest: Double { values.reduce(max(0, common)) { max($0, $1) } }

  /// All numbers of `count` items.
  ///
  /// O(1) where they are stored one by one.
  func values(count: Int) -> GapArray<Double> {
    values.isEmpty ? GapArray([Double](repeating: common, count: count)) : values
  }

  /// The column with every number mapped.
  ///
  /// O(n).
  func map(_ transform: (Double) -> Double) -> Column {
    values.isEmpty ? .uniform(transform(common)) : .each(values.map(transform))
  }

  /// The numbers of some items.
  ///
  /// O(items).
  func slice(_ range: Range<Int>) -> Column {
    values.isEmpty || range.isEmpty ? .uniform(common) : .each(Array(values[range]))
  }

  /// Puts the numbers of `newCount` items in the place of others, `count` being all items.
  ///
  /// O(items between them and the edit before), where the storage is not shared and has room.
  mutating func replace(_ range: Range<Int>, of count: Int, with new: Column, newCount: Int) {
    if range.count == count {
      self = new
    } else if !values.isEmpty || newCount > 0 && new.shared != common {
      if values.isEmpty { self = .each(values(count: count)) }
      if let shared = new.shared {
        values.replaceSubrange(range, with: repeatElement(shared, count: newCount))
      } else {
        values.replaceSubrange(range, with: new.values)
      }
    }
  }

  /// The numbers of the first `count` items and then perhaps one more.
  ///
  /// O(`count`).
  func prefix(_ count: Int, then last: Double?) -> Column {
    if let shared, last ?? shared == shared { return self }
    var values = Array(values(count: count)[..<count])
    if let last { values.append(last) }
    return values.isEmpty ? .uniform(0) : .each(values)
  }

  /// Moves the room that edits leave behind the first `place` items, as far as there is any.
  mutating func moveGap(to place: Int) {
    if !values.isEmpty { values.moveGap(to: place) }
  }

  /// Gives the column a number for each of `count` items, all of which `body` must write.
  ///
  /// Nothing is allocated when the column has room for as many and is not shared.
  mutating func overwrite(count: Int, _ body: (UnsafeMutableBufferPointer<Double>) -> Void) {
    common = 0
    values.refill { $0.overwrite(count: count, filler: 0, body) }
  }
}

extension Column {
  /// The numbers of `elements`, stored once when they are equal.
  ///
  /// O(n).
  init<Element>(_ elements: [Element], _ number: (Element) -> Double) {
    let first = elements.first.map(number) ?? 0
    let areEqual = elements.allSatisfy { number($0) == first }
    self = areEqual ? .uniform(first) : .each(elements.map(number))
  }
}

extension Column: Equatable {
  /// Whether two columns hold equal numbers, however they store them.
  package static func == (left: Column, right: Column) -> Bool {
    switch (left.shared, right.shared) {
    case (let left?, let right?): left == right
    case (nil, nil): left.values == right.values
    case (let common?, nil): right.values.allSatisfy { $0 == common }
    case (nil, let common?): left.values.allSatisfy { $0 == common }
    }
  }
}
