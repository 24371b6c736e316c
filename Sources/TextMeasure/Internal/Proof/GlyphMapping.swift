/// A substitution subtable that takes one glyph, whatever stands beside it (OpenType, GSUB lookup
/// types 1 to 3), whose lists are all inside the table.
struct GlyphMapping: Sendable {
  let covered: GlyphSet
  private let kind: Kind
  private let table: FontTable
  private let start: Int
  private let coverage: Int?
  /// What each covered glyph becomes, or where the list of that is; nil if a number is added.
  private let places: NumberList?

  /// The lookup types.
  enum Kind: Int {
    case single = 1, multiple, alternate
  }

  init(_ start: Int, _ kind: Kind, of table: FontTable) throws(ProofRefusal) {
    let format = try table.number(at: start)
    guard format == 1 || format == 2 && kind == .single else { throw .unknownFormat }
    self.table = table
    self.kind = kind
    self.start = start
    coverage = try table.subtable(at: start + 2, from: start)
    covered = try table.coverage(at: coverage, isIndexed: true)
    if format == 1, kind == .single {
      _ = try table.number(at: start + 4)
      places = nil
      return
    }
    let places = try table.list(at: start + 4)
    self.places = places
    if kind == .alternate {
      for place in places.prefix(covered.count) { _ = try list(at: table[place]) }
    }
  }

  /// How many glyphs covered ones become, each number once.
  ///
  /// HarfBuzz deletes a glyph that is covered and has no list.
  func outputCounts() throws(ProofRefusal) -> Set<Int> {
    guard let places else { return [] }
    var counts: Set<Int> = places.count < covered.count ? [0] : []
    for place in places.prefix(covered.count) { counts.insert(try list(at: table[place]).count) }
    return counts
  }

  /// Adds what becomes of all covered glyphs.
  func addAll(to substitutions: inout Substitutions) throws(ProofRefusal) {
    if kind == .single { substitutions.reserveCapacity(covered.count) }
    for (index, glyph) in covered.glyphs.enumerated() {
      try add(glyph, at: index, to: &substitutions)
    }
    try substitutions.requireRoom()
  }

  /// Adds what becomes of a covered glyph.
  func add(_ glyph: Int, to substitutions: inout Substitutions) throws(ProofRefusal) {
    guard let coverage, let index = try table.coverageIndex(of: glyph, at: coverage) else { return }
    try add(glyph, at: index, to: &substitutions)
  }

  @inline(__always)
  private func add(
    _ glyph: Int, at index: Int, to substitutions: inout Substitutions
  ) throws(ProofRefusal) {
    guard let places else {
      let output = glyph + (try table.number(at: start + 4))
      return substitutions.add(glyph, output: output & 0xFFFF)
    }
    let place = index < places.count ? table[places[index]] : nil
    if kind == .single {
      if let place { substitutions.add(glyph, output: place) }
    } else {
      try addList(place ?? 0, of: glyph, to: &substitutions)
    }
  }

  /// Adds what a list says that a glyph becomes: all of it, or one of it.
  private func addList(
    _ offset: Int, of glyph: Int, to substitutions: inout Substitutions
  ) throws(ProofRefusal) {
    let outputs = try list(at: offset)
    if kind == .multiple {
      substitutions.add(glyph, outputs: outputs.map { UInt16(table[$0]) })
    } else {
      for output in outputs { substitutions.add(glyph, output: table[output]) }
    }
    try substitutions.requireRoom()
  }

  /// The list that an offset leads to, an empty one for a null one.
  private func list(at offset: Int) throws(ProofRefusal) -> NumberList {
    if offset == 0 { return try table.numbers(0, at: start) }
    return try table.list(at: start + offset)
  }
}
