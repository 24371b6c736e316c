/// Coverage and class definition tables (OpenType, "OpenType Layout Common Table Formats").
///
/// HarfBuzz searches them in halves, which finds something else where they are not in order; such
/// tables are refused.
extension FontTable {
  /// The glyphs of a coverage table, empty for a null one.
  ///
  /// Ranges may overlap, as some fonts' do, unless each glyph's place in the table counts.
  func coverage(at offset: Int?, isIndexed: Bool = false) throws(ProofRefusal) -> GlyphSet {
    var set = GlyphSet()
    guard let offset else { return set }
    let count = try number(at: offset + 2)
    switch try number(at: offset) {
    case 1:
      var next = 0
      for place in try numbers(count, at: offset + 4) {
        let glyph = self[place]
        guard glyph >= next else { throw .unorderedTable }
        set.append(glyph, glyph)
        next = glyph + 1
      }
    case 2:
      let fields = try numbers(3 * count, at: offset + 4)
      set.reserveCapacity(count)
      var (before, index) = ((first: -1, last: -1), 0)
      for record in stride(from: 0, to: fields.count, by: 3) {
        let (first, last) = (self[fields[record]], self[fields[record + 1]])
        let isNew = first > before.last && self[fields[record + 2]] == index
        guard first > before.first, last > before.last, last >= first, isNew || !isIndexed else {
          throw .unorderedTable
        }
        set.append(first, last)
        before = (first, last)
        index += last - first + 1
      }
    default:
      throw .unknownFormat
    }
    return set
  }

  /// The glyph of a coverage table that is a list of one, nil for any other table.
  func onlyGlyph(ofCoverage offset: Int) throws(ProofRefusal) -> Int? {
    guard try number(at: offset) == 1, try number(at: offset + 2) == 1 else { return nil }
    return try number(at: offset + 4)
  }

  /// The coverage index of a glyph in a table that was read before, nil if it is not covered.
  ///
  /// O(log n).
  func coverageIndex(of glyph: Int, at offset: Int) throws(ProofRefusal) -> Int? {
    let isList = try number(at: offset) == 1
    let (stride, last) = isList ? (1, 0) : (3, 1)
    let count = try number(at: offset + 2)
    let fields = try numbers(stride * count, at: offset + 4)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[fields[stride * middle + last]] < glyph { low = middle + 1 } else { high = middle }
    }
    guard low < count, case let first = self[fields[stride * low]], first <= glyph else {
      return nil
    }
    return isList ? low : self[fields[3 * low + 2]] + glyph - first
  }

  /// The glyphs of each class of a class definition; those that are in no range have class 0.
  func classes(at offset: Int?) throws(ProofRefusal) -> GlyphClasses {
    var classes = GlyphClasses()
    try forEachClassRange(at: offset) { first, last, value in
      classes.append(first: first, last: last, value: value)
    }
    return classes
  }

  /// Reads a class definition as far as it takes to search it.
  func requireClasses(at offset: Int?) throws(ProofRefusal) {
    try forEachClassRange(at: offset) { _, _, _ in }
  }

  @inline(__always)
  private func forEachClassRange(
    at offset: Int?, _ body: (_ first: Int, _ last: Int, _ value: Int) -> Void
  ) throws(ProofRefusal) {
    guard let offset else { return }
    switch try number(at: offset) {
    case 1:
      let start = try number(at: offset + 2)
      let values = try list(at: offset + 4)
      guard start + values.count <= 0x10000 else { throw .damagedTable }
      for (index, place) in values.enumerated() {
        body(start + index, start + index, self[place])
      }
    case 2:
      let fields = try numbers(3 * number(at: offset + 2), at: offset + 4)
      var next = 0
      for record in stride(from: 0, to: fields.count, by: 3) {
        let (first, last) = (self[fields[record]], self[fields[record + 1]])
        guard first >= next, last >= first else { throw .unorderedTable }
        next = last + 1
        body(first, last, self[fields[record + 2]])
      }
    default:
      throw .unknownFormat
    }
  }

  /// The glyphs to which a class definition gives another class than 0.
  func classedGlyphs(at offset: Int?) throws(ProofRefusal) -> GlyphSet {
    var glyphs = GlyphSet()
    try forEachClassRange(at: offset) { first, last, value in
      if value != 0 { glyphs.append(first, last) }
    }
    return glyphs
  }

  /// The class of a glyph in a class definition that was read before, 0 without one.
  ///
  /// O(log n).
  func classValue(of glyph: Int, at offset: Int?) throws(ProofRefusal) -> Int {
    guard let offset else { return 0 }
    if try number(at: offset) == 1 {
      let index = glyph - (try number(at: offset + 2))
      guard index >= 0, index < (try number(at: offset + 4)) else { return 0 }
      return try number(at: offset + 6 + 2 * index)
    }
    let count = try number(at: offset + 2)
    let fields = try numbers(3 * count, at: offset + 4)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[fields[3 * middle + 1]] < glyph { low = middle + 1 } else { high = middle }
    }
    guard low < count, self[fields[3 * low]] <= glyph else { return 0 }
    return self[fields[3 * low + 2]]
  }
}

/// The classes that a class definition table gives to glyphs.
struct GlyphClasses {
  /// The glyphs of each class but 0.
  private var sets: [Int: GlyphSet] = [:]
  /// All that have another class than 0.
  private var classed = GlyphSet.empty

  /// Adds glyphs that come after all others so far.
  fileprivate mutating func append(first: Int, last: Int, value: Int) {
    guard value != 0 else { return }
    sets[value, default: .empty].append(first, last)
    classed.append(first, last)
  }

  /// The glyphs of one class; class 0 is all that is in no other.
  func glyphs(of value: Int) -> GlyphSet {
    value == 0 ? classed.complement : sets[value] ?? .empty
  }
}
