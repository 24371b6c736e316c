/// Reads contextual and chained rules (OpenType, "Sequence Context" and "Chained Sequence Context"),
/// which GSUB and GPOS share.
struct ContextReader {
  private let table: FontTable
  private var coverageIDs: [Int: SetID] = [:]
  private var classes: [Int: GlyphClasses] = [:]
  private var classIDs: [ClassKey: SetID] = [:]
  /// Storage for the positions of a rule.
  private var positions: [SetID] = []

  private struct ClassKey: Hashable {
    let table: Int?
    let value: Int
  }

  init(_ table: FontTable) {
    self.table = table
  }

  /// The rules of a lookup, also those that call nothing: where one matches, the lookup looks no
  /// further.
  mutating func rules(
    of lookup: Lookup, isChained: Bool, sets: inout GlyphSets
  ) throws(ProofRefusal) -> ContextRules {
    var rules = ContextRules()
    for subtable in lookup.subtables {
      switch (try table.number(at: subtable), isChained) {
      case (1, _): try readGlyphRules(at: subtable, isChained: isChained, &sets, &rules)
      case (2, _): try readClassRules(at: subtable, isChained: isChained, &sets, &rules)
      case (3, _): try readCoverageRule(at: subtable, isChained: isChained, &sets, &rules)
      default: throw .unknownFormat
      }
    }
    return rules
  }

  // MARK: Formats

  private mutating func readGlyphRules(
    at start: Int, isChained: Bool, _ sets: inout GlyphSets, _ rules: inout ContextRules
  ) throws(ProofRefusal) {
    let firsts = try table.coverage(
      at: table.subtable(at: start + 2, from: start), isIndexed: true)
    for (first, place) in zip(firsts.glyphs, try table.list(at: start + 4))
    where table[place] != 0 {
      let set = start + table[place]
      for rule in try table.list(at: set) where table[rule] != 0 {
        try readRule(
          at: set + table[rule], isChained: isChained, first: SetID(glyph: first), &rules
        ) { _, _, glyph throws(ProofRefusal) in SetID(glyph: glyph) }
      }
    }
  }

  private mutating func readClassRules(
    at start: Int, isChained: Bool, _ sets: inout GlyphSets, _ rules: inout ContextRules
  ) throws(ProofRefusal) {
    let covered = try table.coverage(at: table.subtable(at: start + 2, from: start))
    // The class definitions of backtrack, input and lookahead; a plain context has one.
    var definitions: [Int?] = []
    for place in 0..<(isChained ? 3 : 1) {
      let definition = try table.subtable(at: start + 4 + 2 * place, from: start)
      definitions.append(definition)
      if let definition, classes[definition] == nil {
        classes[definition] = try table.classes(at: definition)
      }
    }
    let parts = isChained ? definitions : [definitions[0], definitions[0], definitions[0]]
    let offsets = try table.list(at: start + 4 + 2 * definitions.count)
    for (value, place) in offsets.enumerated() where table[place] != 0 {
      let set = start + table[place]
      let first = sets.id(of: covered.intersection(glyphs(of: value, in: parts[1])))
      for rule in try table.list(at: set) where table[rule] != 0 {
        try readRule(at: set + table[rule], isChained: isChained, first: first, &rules) {
          reader, part, value throws(ProofRefusal) in
          reader.id(of: ClassKey(table: parts[part.rawValue], value: value), &sets)
        }
      }
    }
  }

  private mutating func readCoverageRule(
    at start: Int, isChained: Bool, _ sets: inout GlyphSets, _ rules: inout ContextRules
  ) throws(ProofRefusal) {
    positions.removeAll(keepingCapacity: true)
    guard isChained else {
      let inputs = try table.numbers(table.number(at: start + 2), at: start + 6)
      try addCoverages(inputs, from: start, &sets)
      try append(positions, calls: table.number(at: start + 4), at: inputs.end, to: &rules)
      return
    }
    let backtrack = try table.list(at: start + 2)
    let input = try table.list(at: backtrack.end)
    let lookahead = try table.list(at: input.end)
    guard !input.isEmpty else { throw .damagedTable }
    try addCoverages(backtrack.reversed(), from: start, &sets)
    try addCoverages(input, from: start, &sets)
    try addCoverages(lookahead, from: start, &sets)
    try append(
      positions, calls: table.number(at: lookahead.end), at: lookahead.end + 2, to: &rules)
  }

  private mutating func addCoverages(
    _ offsets: some Sequence<NumberList.Place>, from start: Int, _ sets: inout GlyphSets
  ) throws(ProofRefusal) {
    for place in offsets {
      positions.append(try id(ofCoverage: table[place], from: start, &sets))
    }
  }

  /// The part of a chained rule that a number is in.
  private enum Part: Int {
    case backtrack, input, lookahead
  }

  /// Reads a rule of glyphs or classes, of which `id` makes sets.
  private mutating func readRule(
    at start: Int, isChained: Bool, first: SetID, _ rules: inout ContextRules,
    id: (_ reader: inout ContextReader, _ part: Part, _ number: Int) throws(ProofRefusal) -> SetID
  ) throws(ProofRefusal) {
    positions.removeAll(keepingCapacity: true)
    var cursor = start
    var callCount = 0
    if isChained {
      let backtrack = try table.list(at: start)
      for number in backtrack.reversed() {
        positions.append(try id(&self, .backtrack, table[number]))
      }
      cursor = backtrack.end
    }
    let inputCount = try table.number(at: cursor)
    guard inputCount > 0 else { throw .damagedTable }
    positions.append(first)
    if !isChained {
      callCount = try table.number(at: cursor + 2)
      cursor += 2
    }
    let input = try table.numbers(inputCount - 1, at: cursor + 2)
    for number in input { positions.append(try id(&self, .input, table[number])) }
    cursor = input.end
    if isChained {
      let lookahead = try table.list(at: cursor)
      for number in lookahead { positions.append(try id(&self, .lookahead, table[number])) }
      callCount = try table.number(at: lookahead.end)
      cursor = lookahead.end + 2
    }
    try append(positions, calls: callCount, at: cursor, to: &rules)
  }

  // MARK: Sets

  private func glyphs(of value: Int, in definition: Int?) -> GlyphSet {
    (definition.flatMap { classes[$0] } ?? GlyphClasses()).glyphs(of: value)
  }

  private mutating func id(of key: ClassKey, _ sets: inout GlyphSets) -> SetID {
    if let id = classIDs[key] { return id }
    let id = sets.id(of: glyphs(of: key.value, in: key.table))
    classIDs[key] = id
    return id
  }

  /// The set of a coverage table; a null one has no glyph.
  mutating func id(
    ofCoverage offset: Int, from start: Int, _ sets: inout GlyphSets
  ) throws(ProofRefusal) -> SetID {
    guard offset != 0 else { return sets.id(of: .empty) }
    if let glyph = try table.onlyGlyph(ofCoverage: start + offset) { return SetID(glyph: glyph) }
    if let id = coverageIDs[start + offset] { return id }
    let id = sets.id(of: try table.coverage(at: start + offset))
    coverageIDs[start + offset] = id
    return id
  }

  // MARK: Calls

  /// Adds a rule and the lookups that it calls: its records are places in it and lookups by turns.
  private func append(
    _ rule: [SetID], calls count: Int, at place: Int, to rules: inout ContextRules
  ) throws(ProofRefusal) {
    guard !rule.isEmpty else { throw .damagedTable }
    let records = try table.numbers(2 * count, at: place)
    rules.append(
      rule, calls: stride(from: 1, to: records.count, by: 2).lazy.map { UInt16(table[records[$0]]) }
    )
  }
}

/// Rules one after the other: the sets of each in the order of the text, and what it calls.
struct ContextRules {
  private(set) var positions = SetSequences()
  private(set) var calls = RuleCalls()

  var indices: Range<Int> { positions.indices }

  fileprivate mutating func append(_ rule: [SetID], calls ofRule: some Sequence<UInt16>) {
    positions.append(rule)
    calls.append(ofRule)
  }
}

/// The lookups that each of some rules calls.
struct RuleCalls {
  private(set) var lookups: [UInt16] = []
  private var ends: [Int32] = []

  var rules: Range<Int> { ends.indices }

  subscript(rule: Int) -> ArraySlice<UInt16> {
    lookups[(rule == 0 ? 0 : Int(ends[rule - 1]))..<Int(ends[rule])]
  }

  fileprivate mutating func append(_ calls: some Sequence<UInt16>) {
    for call in calls { lookups.append(call) }
    ends.append(Int32(lookups.count))
  }
}
