/// Reads of GSUB what could change a glyph: alone, beside others, and into what.
struct SubstitutionReader {
  private let table: FontTable
  private let classes: GlyphCategories
  private var contexts: ContextReader
  private var operations = OperationBound()
  /// Subtables of the plan that take one glyph, whatever stands beside it.
  private var mappings: [GlyphMapping] = []
  var findings = LayoutFindings()
  private(set) var descent = GlyphDescent()
  /// What the lookups could cost HarfBuzz.
  private(set) var work = Work()
  private(set) var ignoresBases = false
  private(set) var ignoresLigatures = false

  /// The lookup types of GSUB.
  private enum Kind: Int {
    case single = 1, multiple, alternate, ligature, context, chained, wrapped, reverse
  }

  init(_ table: FontTable, classes: GlyphCategories) {
    self.table = table
    self.classes = classes
    contexts = ContextReader(table)
  }

  /// Reads the lookups of a plan, and those that their rules call.
  mutating func read(_ lookups: [Int]) throws(ProofRefusal) {
    for index in lookups { try read(index, isCalled: false) }
    var called: Set<Int> = []
    while let index = operations.calls.subtracting(called).min() {
      called.insert(index)
      try read(index, isCalled: true)
    }
    try followMappings()
    work = try operations.work(of: lookups)
  }

  private mutating func read(_ index: Int, isCalled: Bool) throws(ProofRefusal) {
    let lookup = try Lookup(index, of: table, extensionType: Kind.wrapped.rawValue)
    guard let kind = Kind(rawValue: lookup.type) else { throw .unknownFormat }
    ignoresLigatures = ignoresLigatures || lookup.ignoresLigatures
    let first = findings.rules.rules.count
    switch kind {
    case .single, .multiple, .alternate: try readMappings(lookup, index, isCalled: isCalled)
    case .ligature:
      for subtable in lookup.subtables {
        try readLigatures(subtable, of: index, isCalled: isCalled)
      }
    case .context, .chained:
      try readContext(lookup, index, isChained: kind == .chained, isCalled: isCalled)
    case .reverse:
      for subtable in lookup.subtables { try readReverse(subtable, isCalled: isCalled) }
    case .wrapped: throw .unknownFormat
    }
    if lookup.ignoresBases { try requireMarks(from: first, isCalled: isCalled) }
  }

  /// A rule that passes over base glyphs has no neighbours to hold it to, unless it needs marks.
  private mutating func requireMarks(from first: Int, isCalled: Bool) throws(ProofRefusal) {
    ignoresBases = true
    guard !isCalled else { throw .ignoresBases }
    for rule in first..<findings.rules.rules.count
    where !findings.needsMark(findings.rules.rules[rule], classes) {
      throw .ignoresBases
    }
  }

  // MARK: One glyph

  private mutating func readMappings(
    _ lookup: Lookup, _ index: Int, isCalled: Bool
  ) throws(ProofRefusal) {
    guard let kind = GlyphMapping.Kind(rawValue: lookup.type) else { throw .unknownFormat }
    for subtable in lookup.subtables {
      let mapping = try GlyphMapping(subtable, kind, of: table)
      if kind == .multiple {
        for count in try mapping.outputCounts() { operations.multiply(by: count, in: index) }
      }
      if isCalled {
        try mapping.addAll(to: &descent)
      } else {
        findings.refuse(mapping.covered)
        mappings.append(mapping)
      }
    }
  }

  /// What the plan's own mappings take is refused, and hence only there where it was made.
  private mutating func followMappings() throws(ProofRefusal) {
    let mappings = mappings
    let covered = mappings.reduce(GlyphSet.empty) { $0.union($1.covered) }
    try descent.follow(covered) { glyph, descent throws(ProofRefusal) in
      for mapping in mappings where mapping.covered.contains(glyph) {
        try mapping.add(glyph, to: &descent)
      }
    }
  }

  // MARK: Several glyphs

  private mutating func readLigatures(_ start: Int, of index: Int, isCalled: Bool)
    throws(ProofRefusal)
  {
    guard try table.number(at: start) == 1 else { throw .unknownFormat }
    let covered = try coverage(start)
    var rule: [SetID] = []
    var takesAway = false
    for (glyph, place) in zip(covered.glyphs, try table.list(at: start + 4))
    where table[place] != 0 {
      let set = start + table[place]
      for ligature in try table.list(at: set) where table[ligature] != 0 {
        let ligature = set + table[ligature]
        let count = try table.number(at: ligature + 2)
        guard count > 0 else { continue }
        rule.removeAll(keepingCapacity: true)
        rule.append(SetID(glyph: glyph))
        for component in try table.numbers(count - 1, at: ligature + 4) {
          rule.append(SetID(glyph: table[component]))
        }
        try descent.add(ligature: rule, output: table.number(at: ligature))
        takesAway = true
        try addRule(rule, isCalled: isCalled)
      }
    }
    if takesAway { operations.takeAway(in: index) }
  }

  private mutating func readContext(
    _ lookup: Lookup, _ index: Int, isChained: Bool, isCalled: Bool
  ) throws(ProofRefusal) {
    let rules = try contexts.rules(of: lookup, isChained: isChained, sets: &findings.rules.sets)
    operations.add(rules.calls, of: index)
    for rule in rules.indices {
      let positions = rules.positions[rule]
      let callsNothing = rules.calls[rule].isEmpty
      if callsNothing, lookup.ignoresBases, !findings.needsMark(positions, classes) {
        throw .ignoresBases
      }
      try addRule(positions, isCalled: isCalled || callsNothing)
    }
  }

  private mutating func readReverse(_ start: Int, isCalled: Bool) throws(ProofRefusal) {
    guard try table.number(at: start) == 1 else { throw .unknownFormat }
    let covered = try coverage(start)
    let backtrack = try table.list(at: start + 4)
    let lookahead = try table.list(at: backtrack.end)
    for (glyph, output) in zip(covered.glyphs, try table.list(at: lookahead.end)) {
      try descent.add(glyph, output: table[output])
    }
    var rule: [SetID] = []
    for place in backtrack.reversed() {
      rule.append(try id(ofCoverage: table[place], from: start))
    }
    rule.append(findings.rules.sets.id(of: covered))
    for place in lookahead { rule.append(try id(ofCoverage: table[place], from: start)) }
    try addRule(rule, isCalled: isCalled)
  }

  private mutating func id(ofCoverage offset: Int, from start: Int) throws(ProofRefusal) -> SetID {
    try contexts.id(ofCoverage: offset, from: start, &findings.rules.sets)
  }

  private func coverage(_ start: Int) throws(ProofRefusal) -> GlyphSet {
    try table.coverage(at: table.subtable(at: start + 2, from: start), isIndexed: true)
  }

  private mutating func addRule(
    _ positions: some RandomAccessCollection<SetID>, isCalled: Bool
  ) throws(ProofRefusal) {
    if isCalled {
      try findings.rules.addReach(positions)
    } else if positions.count == 1, let only = positions.first {
      findings.refuse(findings.rules.sets[only])
    } else {
      try findings.rules.add(positions)
    }
  }
}
