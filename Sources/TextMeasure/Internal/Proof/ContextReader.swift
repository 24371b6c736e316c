/// Reads contextual and chained rules (OpenType, "Sequence Context" and "Chained Sequence Context"),
/// which GSUB and GPOS share.
struct ContextReader: Sendable {
  private let table: FontTable
  private var coverageIDs: [Int: SetID] = [:]
  private var classes: [Int: GlyphClasses] = [:]
  private var classIDs: [ClassKey: SetID] = [:]

  private struct ClassKey: Hashable {
    let table: Int?
    let value: Int
  }

  /// What a subtable's rules are.
  private struct Kind {
    let isChained: Bool
    /// Whether only other rules call them.
    let isCalled: Bool
  }

  /// What a number in a rule stands for.
  enum Meaning {
    case glyph
    /// A class of the definition at an offset.
    case glyphClass(definition: Int?)
    /// A coverage table at an offset from the subtable's start.
    case coverage(start: Int)
  }

  /// The same for each part of a rule; a plain context has only input.
  private struct Meanings {
    let backtrack: Meaning
    let input: Meaning
    let lookahead: Meaning

    init(_ parts: [Meaning]) {
      backtrack = parts[0]
      input = parts[parts.count / 2]
      lookahead = parts[parts.count - 1]
    }
  }

  init(_ table: FontTable) {
    self.table = table
  }

  /// Adds the rules of a subtable, of sets of `sets`, and what they call.
  ///
  /// Those that call nothing are reaches: where one matches, the lookup looks no further.
  mutating func read(
    _ start: Int, isChained: Bool, isCalled: Bool, _ sets: inout GlyphSets,
    to findings: inout LookupFindings
  ) throws(ProofRefusal) {
    let kind = Kind(isChained: isChained, isCalled: isCalled)
    switch try table.number(at: start) {
    case 1: try readGlyphRules(at: start, kind, &sets, to: &findings)
    case 2: try readClassRules(at: start, kind, &sets, to: &findings)
    case 3:
      let meanings = Meanings([.coverage(start: start)])
      try readRule(at: start + 2, kind, first: nil, meanings, &sets, to: &findings)
    default: throw .unknownFormat
    }
  }

  // MARK: Formats

  private mutating func readGlyphRules(
    at start: Int, _ kind: Kind, _ sets: inout GlyphSets, to findings: inout LookupFindings
  ) throws(ProofRefusal) {
    let firsts = try table.coverage(
      at: table.subtable(at: start + 2, from: start), isIndexed: true)
    let meanings = Meanings([.glyph])
    for (first, place) in zip(firsts.glyphs, try table.list(at: start + 4)) {
      try readRules(
        ofSet: table[place], from: start, kind, first: SetID(glyph: first), meanings, &sets,
        to: &findings)
    }
  }

  private mutating func readClassRules(
    at start: Int, _ kind: Kind, _ sets: inout GlyphSets, to findings: inout LookupFindings
  ) throws(ProofRefusal) {
    let covered = try table.coverage(at: table.subtable(at: start + 2, from: start))
    // The class definitions of backtrack, input and lookahead; a plain context has one.
    var definitions: [Int?] = []
    for place in 0..<(kind.isChained ? 3 : 1) {
      let definition = try table.subtable(at: start + 4 + 2 * place, from: start)
      definitions.append(definition)
      if let definition, classes[definition] == nil {
        classes[definition] = try table.classes(at: definition)
      }
    }
    let meanings = Meanings(definitions.map { .glyphClass(definition: $0) })
    let input = definitions[definitions.count / 2]
    let offsets = try table.list(at: start + 4 + 2 * definitions.count)
    for (value, place) in offsets.enumerated() where table[place] != 0 {
      let first = covered.intersection(glyphs(of: value, in: input))
      try readRules(
        ofSet: table[place], from: start, kind, first: sets.id(of: first), meanings, &sets,
        to: &findings)
    }
  }

  /// Reads the rules with the same first input, which an offset from the subtable's start leads to.
  private mutating func readRules(
    ofSet offset: Int, from start: Int, _ kind: Kind, first: SetID, _ meanings: Meanings,
    _ sets: inout GlyphSets, to findings: inout LookupFindings
  ) throws(ProofRefusal) {
    guard offset != 0 else { return }
    let set = start + offset
    for rule in try table.list(at: set) where table[rule] != 0 {
      try readRule(at: set + table[rule], kind, first: first, meanings, &sets, to: &findings)
    }
  }

  /// Reads a rule, of whose input the first may be known and not be listed.
  private mutating func readRule(
    at start: Int, _ kind: Kind, first: SetID?, _ meanings: Meanings,
    _ sets: inout GlyphSets, to findings: inout LookupFindings
  ) throws(ProofRefusal) {
    var cursor = start
    var callCount = 0
    if kind.isChained {
      let backtrack = try table.list(at: start)
      try append(backtrack.reversed(), meanings.backtrack, &sets, to: &findings.rules)
      cursor = backtrack.end
    }
    var inputCount = try table.number(at: cursor)
    guard inputCount > 0 else { throw .damagedTable }
    cursor += 2
    if !kind.isChained {
      callCount = try table.number(at: cursor)
      cursor += 2
    }
    if let first {
      findings.rules.append(first)
      inputCount -= 1
    }
    let input = try table.numbers(inputCount, at: cursor)
    try append(input, meanings.input, &sets, to: &findings.rules)
    cursor = input.end
    if kind.isChained {
      let lookahead = try table.list(at: cursor)
      try append(lookahead, meanings.lookahead, &sets, to: &findings.rules)
      callCount = try table.number(at: lookahead.end)
      cursor = lookahead.end + 2
    }
    findings.calls.append(try table.numbers(2 * callCount, at: cursor), of: table)
    try findings.endSequence(isReach: kind.isCalled || callCount == 0, sets)
  }

  /// Adds the sets that numbers of a rule stand for to the open sequence.
  mutating func append(
    _ numbers: some Sequence<NumberList.Place>, _ meaning: Meaning, _ sets: inout GlyphSets,
    to rules: inout SequenceRules
  ) throws(ProofRefusal) {
    for place in numbers {
      let number = table[place]
      switch meaning {
      case .glyph:
        rules.append(SetID(glyph: number))
      case .glyphClass(let definition):
        rules.append(id(of: ClassKey(table: definition, value: number), &sets))
      case .coverage(let start):
        rules.append(try id(ofCoverage: number, from: start, &sets))
      }
    }
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
  private mutating func id(
    ofCoverage offset: Int, from start: Int, _ sets: inout GlyphSets
  ) throws(ProofRefusal) -> SetID {
    guard offset != 0 else { return sets.id(of: .empty) }
    if let glyph = try table.onlyGlyph(ofCoverage: start + offset) { return SetID(glyph: glyph) }
    if let id = coverageIDs[start + offset] { return id }
    let id = sets.id(of: try table.coverage(at: start + offset))
    coverageIDs[start + offset] = id
    return id
  }
}

/// The lookups that some rules call; of rules one after the other that call the same, once.
struct RuleCalls: Sendable {
  private(set) var lookups: [UInt16] = []
  private var ends: [Int32] = []

  var rules: Range<Int> { ends.indices }

  subscript(rule: Int) -> ArraySlice<UInt16> {
    lookups[(rule == 0 ? 0 : Int(ends[rule - 1]))..<Int(ends[rule])]
  }

  /// Adds the calls of a rule, whose records are places in it and lookups by turns.
  fileprivate mutating func append(_ records: NumberList, of table: FontTable) {
    func isCalled(_ lookup: UInt16, at index: Int) -> Bool {
      table[records[2 * index + 1]] == lookup
    }
    if let last = rules.last.map({ self[$0] }), 2 * last.count == records.count,
      zip(last, 0...).allSatisfy(isCalled)
    {
      return
    }
    for index in stride(from: 1, to: records.count, by: 2) {
      lookups.append(UInt16(table[records[index]]))
    }
    ends.append(Int32(lookups.count))
  }
}
