/// A pair adjustment subtable (OpenType, GPOS lookup type 2), whose arrays are all inside the table.
struct PairSubtable: Sendable {
  private let start: Int
  private let coverage: Int?
  /// Between which glyphs all covered ones are.
  private let bounds: ClosedRange<Int>
  /// How many lists of second glyphs there are, in a subtable of lists.
  private let setCount: Int
  /// The classes, in a subtable of classes.
  private let classes: Classes?
  private let format: ValueFormat
  /// The format of the second glyph's value, 0 if it has none.
  let secondFormat: Int

  /// Values by the class of both glyphs: where these are defined, and how many there are.
  private struct Classes: Sendable {
    let first: Int?
    let second: Int?
    let firstCount: Int
    let secondCount: Int
  }

  /// What a subtable says of a pair.
  enum Answer {
    /// Nothing: the lookup's next subtable is asked.
    case none
    /// The pair's value.
    case value(PairValue)
    /// The value for second glyphs without a class; whether it applies or the next subtable is
    /// asked depends on HarfBuzz's release.
    case unclassed(PairValue)
  }

  /// Checks a subtable, and adds the glyphs that its pairs with a value can end with to `seconds`.
  ///
  /// `covered` is what its coverage table holds.
  init(
    _ start: Int, of table: FontTable, covered: GlyphSet, seconds: inout GlyphBits
  ) throws(ProofRefusal) {
    self.start = start
    bounds = covered.bounds
    coverage = try table.subtable(at: start + 2, from: start)
    format = ValueFormat(try table.number(at: start + 4))
    secondFormat = try table.number(at: start + 6)
    let size = format.size + ValueFormat(secondFormat).size
    switch try table.number(at: start) {
    case 1:
      let sets = try table.list(at: start + 8)
      for place in sets where table[place] != 0 {
        try PairSubtable.check(pairSet: start + table[place], size: 2 + size, table, &seconds)
      }
      setCount = sets.count
      classes = nil
    case 2:
      let firstCount = try table.number(at: start + 12)
      let secondCount = try table.number(at: start + 14)
      try table.requireBytes(firstCount * secondCount * size, at: start + 16)
      let first = try table.subtable(at: start + 8, from: start)
      let second = try table.subtable(at: start + 10, from: start)
      try table.requireClasses(at: first)
      try seconds.insert(table.classedGlyphs(at: second))
      setCount = 0
      classes = Classes(
        first: first, second: second, firstCount: firstCount, secondCount: secondCount)
      // Rows without a value take no bytes, and a table could have any number of them.
      guard secondCount > 0, format.changesAdvance else { return }
      for row in 0..<firstCount {
        let value = try value(at: start + 16 + row * secondCount * size, part: start, table)
        guard value.units != 0 || value.isVariable else { continue }
        seconds.insert(0...0xFFFF)
        break
      }
    default:
      throw .unknownFormat
    }
  }

  /// A list of second glyphs must be inside the table and in order, for it is searched in halves.
  private static func check(
    pairSet: Int, size: Int, _ table: FontTable, _ seconds: inout GlyphBits
  ) throws(ProofRefusal) {
    let count = try table.number(at: pairSet)
    try table.requireBytes(size * count, at: pairSet + 2)
    var next = 0
    for index in 0..<count {
      let glyph = try table.number(at: pairSet + 2 + size * index)
      guard glyph >= next else { throw .unorderedTable }
      next = glyph + 1
      seconds.insert(glyph)
    }
  }

  /// The pairs of a subtable that begin with one glyph.
  enum Row {
    /// A list of second glyphs, by where it begins.
    case list(Int)
    /// The values of the first glyph's class, by where they begin.
    case values(Int)
  }

  /// The pairs that begin with a glyph, nil if there are none.
  ///
  /// O(log n).
  func row(of first: Int, in table: FontTable) throws(ProofRefusal) -> Row? {
    guard bounds.contains(first), let coverage,
      let index = try table.coverageIndex(of: first, at: coverage)
    else { return nil }
    guard let classes else {
      guard index < setCount else { return nil }
      return try table.subtable(at: start + 10 + 2 * index, from: start).map { .list($0) }
    }
    let row = try table.classValue(of: first, at: classes.first)
    guard row < classes.firstCount else { return nil }
    return .values(start + 16 + row * classes.secondCount * format.size)
  }

  /// What the first glyph's advance changes by before the second, in font units.
  ///
  /// O(log n).
  func answer(_ row: Row, _ second: Int, in table: FontTable) throws(ProofRefusal) -> Answer {
    switch row {
    case .list(let set):
      return try answer(inSet: set, second, table)
    case .values(let values):
      guard let classes else { return .none }
      let column = try table.classValue(of: second, at: classes.second)
      guard column < classes.secondCount else { return .none }
      let value = try value(at: values + column * format.size, part: start, table)
      return column == 0 ? .unclassed(value) : .value(value)
    }
  }

  private func answer(
    inSet set: Int, _ second: Int, _ table: FontTable
  ) throws(ProofRefusal) -> Answer {
    let count = try table.number(at: set)
    let size = 1 + format.size / 2
    let numbers = try table.numbers(size * count, at: set + 2)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if table[numbers[size * middle]] < second { low = middle + 1 } else { high = middle }
    }
    guard low < count, table[numbers[size * low]] == second else { return .none }
    return .value(try value(at: set + 4 + 2 * size * low, part: set, table))
  }

  private func value(
    at record: Int, part: Int, _ table: FontTable
  ) throws(ProofRefusal) -> PairValue {
    var value = PairValue(units: 0, part: part, isVariable: false)
    if let place = format.advanceOffset { value.units = try table.signedNumber(at: record + place) }
    if let place = format.deviceOffset {
      value.isVariable = try table.number(at: record + place) != 0
    }
    return value
  }
}

/// A value of one pair.
struct PairValue {
  /// What it adds to the first glyph's advance, in font units at the default instance.
  var units: Int
  /// Where the part of the table begins that the value stands or falls with.
  let part: Int
  /// Whether it could be another at other axes.
  var isVariable: Bool
}
