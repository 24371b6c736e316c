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
    var read = 0
    while read < operations.calls.count {
      try self.read(operations.calls[read], isCalled: true)
      read += 1
    }
    try followMappings()
    work = try operations.work(of: lookups)
  }

  private mutating func read(_ index: Int, isCalled: Bool) throws(ProofRefusal) {
    let lookup = try Lookup(index, of: table, extensionType: Kind.wrapped.rawValue)
    guard let kind = Kind(rawValue: lookup.type) else { throw .unknownFormat }
    ignoresLigatures = ignoresLigatures || lookup.ignoresLigatures
    let first = findings.rules.indices.upperBound
    switch kind {
    case .single, .multiple, .alternate: try readMappings(lookup, index, isCalled: isCalled)
    case .ligature:
      for subtable in lookup.subtables {
        try readLigatures(subtable, of: index, isCalled: isCalled)
      }
    case .context, .chained:
      let calls = try contexts.read(
        lookup, isChained: kind == .chained, isCalled: isCalled, &findings)
      operations.add(calls, of: index)
    case .reverse:
      for subtable in lookup.subtables { try readReverse(subtable, isCalled: isCalled) }
    case .wrapped: throw .unknownFormat
    }
    guard lookup.ignoresBases else { return }
    guard !isCalled else { throw .ignoresBases }
    ignoresBases = true
    try findings.requireMarks(from: first, classes)
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
    var takesAway = false
    for (glyph, place) in zip(covered.glyphs, try table.list(at: start + 4))
    where table[place] != 0 {
      let set = start + table[place]
      for ligature in try table.list(at: set) where table[ligature] != 0 {
        let ligature = set + table[ligature]
        let count = try table.number(at: ligature + 2)
        guard count > 0 else { continue }
        addComponent(glyph)
        for component in try table.numbers(count - 1, at: ligature + 4) {
          addComponent(table[component])
        }
        try descent.endLigature(output: table.number(at: ligature))
        try findings.endSequence(isReach: isCalled)
        takesAway = true
      }
    }
    if takesAway { operations.takeAway(in: index) }
  }

  @inline(__always)
  private mutating func addComponent(_ glyph: Int) {
    findings.rules.append(SetID(glyph: glyph))
    descent.addComponent(glyph)
  }

  private mutating func readReverse(_ start: Int, isCalled: Bool) throws(ProofRefusal) {
    guard try table.number(at: start) == 1 else { throw .unknownFormat }
    let covered = try coverage(start)
    let backtrack = try table.list(at: start + 4)
    let lookahead = try table.list(at: backtrack.end)
    for (glyph, output) in zip(covered.glyphs, try table.list(at: lookahead.end)) {
      try descent.add(glyph, output: table[output])
    }
    try contexts.append(backtrack.reversed(), .coverage(start: start), &findings.rules)
    findings.rules.append(findings.rules.sets.id(of: covered))
    try contexts.append(lookahead, .coverage(start: start), &findings.rules)
    try findings.endSequence(isReach: isCalled)
  }

  private func coverage(_ start: Int) throws(ProofRefusal) -> GlyphSet {
    try table.coverage(at: table.subtable(at: start + 2, from: start), isIndexed: true)
  }
}
