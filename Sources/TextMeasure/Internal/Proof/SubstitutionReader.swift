/// Reads of GSUB what could change a glyph: alone, beside others, and into what.
struct SubstitutionReader {
  private let table: FontTable
  private let classes: GlyphCategories
  private var contexts: ContextReader
  private var operations: OperationBound
  var findings: LayoutFindings
  private(set) var descent = GlyphDescent()
  /// What the lookups could cost HarfBuzz.
  private(set) var work = Work()
  private(set) var ignoresBases = false
  private(set) var ignoresLigatures = false

  /// The lookup types of GSUB.
  private enum Kind: Int {
    case single = 1, multiple, alternate, ligature, context, chained, wrapped, reverse
  }

  init(_ table: FontTable, classes: GlyphCategories, findings: LayoutFindings) {
    self.table = table
    self.classes = classes
    self.findings = findings
    contexts = ContextReader(table)
    operations = OperationBound()
  }

  /// Reads the lookups of a plan, and those that their rules call.
  mutating func read(_ lookups: [Int]) throws(ProofRefusal) {
    for index in lookups { try read(index, isCalled: false) }
    var called: Set<Int> = []
    while let index = operations.calls.subtracting(called).min() {
      called.insert(index)
      try read(index, isCalled: true)
    }
    work = try operations.work(of: lookups)
  }

  private mutating func read(_ index: Int, isCalled: Bool) throws(ProofRefusal) {
    let lookup = try Lookup(index, of: table, extensionType: Kind.wrapped.rawValue)
    guard let kind = Kind(rawValue: lookup.type) else { throw .unknownFormat }
    ignoresLigatures = ignoresLigatures || lookup.ignoresLigatures
    let first = findings.rules.rules.count
    for subtable in lookup.subtables {
      switch kind {
      case .single: try readSingle(subtable, isCalled: isCalled)
      case .multiple, .alternate:
        try readSequences(subtable, of: index, kind: kind, isCalled: isCalled)
      case .ligature: try readLigatures(subtable, of: index, isCalled: isCalled)
      case .context, .chained:
        try readContext(
          subtable, of: lookup, index, isChained: kind == .chained, isCalled: isCalled)
      case .reverse: try readReverse(subtable, isCalled: isCalled)
      case .wrapped: throw .unknownFormat
      }
    }
    if lookup.ignoresBases { try requireMarks(from: first, isCalled: isCalled) }
  }

  /// A rule that passes over base glyphs has no neighbours to hold it to, unless it needs marks.
  private mutating func requireMarks(from first: Int, isCalled: Bool) throws(ProofRefusal) {
    ignoresBases = true
    guard !isCalled else { throw .ignoresBases }
    for rule in findings.rules.rules[first...] where !findings.needsMark(rule, classes) {
      throw .ignoresBases
    }
  }

  // MARK: One glyph

  private mutating func readSingle(_ start: Int, isCalled: Bool) throws(ProofRefusal) {
    let covered = try coverage(start)
    switch try table.number(at: start) {
    case 1:
      let delta = try table.number(at: start + 4)
      for glyph in covered.glyphs { try descent.add(glyph, outputs: [(glyph + delta) & 0xFFFF]) }
    case 2:
      let outputs = try table.numbers(table.number(at: start + 4), at: start + 6)
      for (glyph, output) in zip(covered.glyphs, outputs) {
        try descent.add(glyph, outputs: [output])
      }
    default: throw .unknownFormat
    }
    if !isCalled { findings.refuse(covered) }
  }

  /// Multiple and alternate substitution: a list of glyphs for each glyph.
  private mutating func readSequences(
    _ start: Int, of index: Int, kind: Kind, isCalled: Bool
  ) throws(ProofRefusal) {
    guard try table.number(at: start) == 1 else { throw .unknownFormat }
    let covered = try coverage(start)
    let offsets = try table.numbers(table.number(at: start + 4), at: start + 6)
    for (place, glyph) in covered.glyphs.enumerated() {
      let offset = place < offsets.count ? offsets[place] : 0
      let list =
        offset == 0
        ? [] : try table.numbers(table.number(at: start + offset), at: start + offset + 2)
      if kind == .multiple {
        // HarfBuzz deletes a glyph that is covered and has no list.
        try descent.add(glyph, outputs: list)
        operations.multiply(by: list.count, in: index)
      } else {
        for output in list { try descent.add(glyph, outputs: [output]) }
      }
    }
    if !isCalled { findings.refuse(covered) }
  }

  // MARK: Several glyphs

  private mutating func readLigatures(_ start: Int, of index: Int, isCalled: Bool)
    throws(ProofRefusal)
  {
    guard try table.number(at: start) == 1 else { throw .unknownFormat }
    let covered = try coverage(start)
    let offsets = try table.numbers(table.number(at: start + 4), at: start + 6)
    for (glyph, offset) in zip(covered.glyphs, offsets) where offset != 0 {
      let set = start + offset
      for ligature in try table.numbers(table.number(at: set), at: set + 2) where ligature != 0 {
        let count = try table.number(at: set + ligature + 2)
        guard count > 0 else { continue }
        let rest = try table.numbers(count - 1, at: set + ligature + 4)
        let output = try table.number(at: set + ligature)
        try descent.add(ligature: [glyph] + rest, output: output)
        operations.takeAway(in: index)
        try addRule(
          ([glyph] + rest).map { findings.rules.id(of: GlyphSet($0)) }, isCalled: isCalled)
      }
    }
  }

  private mutating func readContext(
    _ start: Int, of lookup: Lookup, _ index: Int, isChained: Bool, isCalled: Bool
  ) throws(ProofRefusal) {
    var rules: [ContextReader.Rule] = []
    try contexts.forEachRule(
      ofSubtable: start, isChained: isChained, sets: &findings.rules
    ) { rule, _ throws(ProofRefusal) in rules.append(rule) }
    for rule in rules {
      let callsNothing = rule.calls.isEmpty
      if callsNothing, lookup.ignoresBases, !findings.needsMark(rule.positions, classes) {
        throw .ignoresBases
      }
      try operations.add(rule.calls, of: index)
      try addRule(rule.positions, isCalled: isCalled || callsNothing)
    }
  }

  private mutating func readReverse(_ start: Int, isCalled: Bool) throws(ProofRefusal) {
    guard try table.number(at: start) == 1 else { throw .unknownFormat }
    let covered = try coverage(start)
    var cursor = start + 4
    let backtrack = try coverageList(&cursor, from: start)
    let lookahead = try coverageList(&cursor, from: start)
    let outputs = try table.numbers(table.number(at: cursor), at: cursor + 2)
    for (glyph, output) in zip(covered.glyphs, outputs) {
      try descent.add(glyph, outputs: [output])
    }
    try addRule(
      backtrack.reversed() + [findings.rules.id(of: covered)] + lookahead, isCalled: isCalled)
  }

  private mutating func coverageList(
    _ cursor: inout Int, from start: Int
  ) throws(ProofRefusal) -> [Int] {
    let count = try table.number(at: cursor)
    var list: [Int] = []
    for index in 0..<count {
      let offset = try table.subtable(at: cursor + 2 + 2 * index, from: start)
      list.append(findings.rules.id(of: try table.coverage(at: offset)))
    }
    cursor += 2 + 2 * count
    return list
  }

  private func coverage(_ start: Int) throws(ProofRefusal) -> GlyphSet {
    try table.coverage(at: table.subtable(at: start + 2, from: start), isIndexed: true)
  }

  private mutating func addRule(_ positions: [Int], isCalled: Bool) throws(ProofRefusal) {
    if isCalled {
      try findings.rules.addReach(positions)
    } else if positions.count == 1 {
      findings.refuse(findings.rules.sets[positions[0]])
    } else {
      try findings.rules.add(positions)
    }
  }
}
