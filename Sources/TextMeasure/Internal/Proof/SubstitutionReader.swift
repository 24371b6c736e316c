/// Reads of GSUB what could change a glyph: alone, beside others, and into what.
struct SubstitutionReader: Sendable {
  private let table: FontTable
  private let classes: GlyphCategories
  private var contexts: ContextReader
  private var known: [LookupUse: Shared<SubstitutionLookup>] = [:]

  /// The lookup types of GSUB.
  private enum Kind: Int {
    case single = 1, multiple, alternate, ligature, context, chained, wrapped, reverse
  }

  init(_ table: FontTable, classes: GlyphCategories) {
    self.table = table
    self.classes = classes
    contexts = ContextReader(table)
  }

  /// Adds what the lookups of a plan and those that their rules call do, and returns what they could
  /// cost HarfBuzz.
  mutating func read(
    _ plan: [Int], _ sets: inout GlyphSets, to findings: inout LayoutFindings
  ) throws(ProofRefusal) -> Work {
    known.reserveCapacity(plan.count)
    var (queue, operations) = (LookupQueue(plan), OperationBound())
    var mappings: [GlyphMapping] = []
    while let use = queue.next() {
      let lookup = try lookup(use, &sets)
      queue.add(lookup.value.findings.calls)
      operations.add(lookup.value, of: use.index)
      try findings.add(lookup.value.findings)
      try findings.descent.add(lookup.value.substitutions)
      mappings += lookup.value.mappings
    }
    try follow(mappings, to: &findings.descent)
    return try operations.work(of: plan)
  }

  /// What the plan's own mappings take is refused, and hence only there where it was made.
  private func follow(
    _ mappings: [GlyphMapping], to descent: inout GlyphDescent
  ) throws(ProofRefusal) {
    let covered = mappings.reduce(GlyphSet.empty) { $0.union($1.covered) }
    try descent.follow(covered) { glyph, substitutions throws(ProofRefusal) in
      for mapping in mappings where mapping.covered.contains(glyph) {
        try mapping.add(glyph, to: &substitutions)
      }
    }
  }

  private mutating func lookup(
    _ use: LookupUse, _ sets: inout GlyphSets
  ) throws(ProofRefusal) -> Shared<SubstitutionLookup> {
    if let lookup = known[use] { return lookup }
    let lookup = Shared(try read(use, &sets))
    known[use] = lookup
    return lookup
  }

  private mutating func read(
    _ use: LookupUse, _ sets: inout GlyphSets
  ) throws(ProofRefusal) -> SubstitutionLookup {
    let lookup = try Lookup(use.index, of: table, extensionType: Kind.wrapped.rawValue)
    guard let kind = Kind(rawValue: lookup.type), kind != .wrapped else { throw .unknownFormat }
    var found = SubstitutionLookup()
    found.findings.ignoresLigatures = lookup.ignoresLigatures
    for subtable in lookup.subtables {
      switch kind {
      case .single: try readMapping(subtable, .single, use, to: &found)
      case .multiple: try readMapping(subtable, .multiple, use, to: &found)
      case .alternate: try readMapping(subtable, .alternate, use, to: &found)
      case .ligature: try readLigatures(subtable, use, sets, to: &found)
      case .context, .chained:
        try contexts.read(
          subtable, isChained: kind == .chained, isCalled: use.isCalled, &sets, to: &found.findings)
      case .reverse: try readReverse(subtable, use, &sets, to: &found)
      case .wrapped: throw .unknownFormat
      }
    }
    if kind == .ligature { found.substitutions.endLigatures(found.findings.rules.sequences) }
    if lookup.ignoresBases {
      guard !use.isCalled else { throw .ignoresBases }
      try found.findings.ignoreBases(sets, classes)
    }
    return found
  }

  private func readMapping(
    _ start: Int, _ kind: GlyphMapping.Kind, _ use: LookupUse, to found: inout SubstitutionLookup
  ) throws(ProofRefusal) {
    let mapping = try GlyphMapping(start, kind, of: table)
    if kind == .multiple {
      for count in try mapping.outputCounts() { found.multiply(by: count) }
    }
    if use.isCalled {
      try mapping.addAll(to: &found.substitutions)
    } else {
      found.findings.refuse(mapping.covered)
      found.mappings.append(mapping)
    }
  }

  private func readLigatures(
    _ start: Int, _ use: LookupUse, _ sets: GlyphSets, to found: inout SubstitutionLookup
  ) throws(ProofRefusal) {
    guard try table.number(at: start) == 1 else { throw .unknownFormat }
    for (glyph, place) in zip(try coverage(start).glyphs, try table.list(at: start + 4))
    where table[place] != 0 {
      let set = start + table[place]
      for ligature in try table.list(at: set) where table[ligature] != 0 {
        let ligature = set + table[ligature]
        let count = try table.number(at: ligature + 2)
        guard count > 0 else { continue }
        let output = try table.number(at: ligature)
        let rest = try table.numbers(count - 1, at: ligature + 4)
        found.findings.rules.append(SetID(glyph: glyph))
        for component in rest { found.findings.rules.append(SetID(glyph: table[component])) }
        try found.findings.endSequence(isReach: use.isCalled, sets)
        if rest.isEmpty {
          found.substitutions.add(glyph, output: output)
          try found.substitutions.requireRoom()
        } else {
          found.substitutions.add(ligatureOutput: output)
        }
        found.takesAway = true
      }
    }
  }

  private mutating func readReverse(
    _ start: Int, _ use: LookupUse, _ sets: inout GlyphSets, to found: inout SubstitutionLookup
  ) throws(ProofRefusal) {
    guard try table.number(at: start) == 1 else { throw .unknownFormat }
    let covered = try coverage(start)
    let backtrack = try table.list(at: start + 4)
    let lookahead = try table.list(at: backtrack.end)
    for (glyph, output) in zip(covered.glyphs, try table.list(at: lookahead.end)) {
      found.substitutions.add(glyph, output: table[output])
    }
    try found.substitutions.requireRoom()
    let coverages = ContextReader.Meaning.coverage(start: start)
    try contexts.append(backtrack.reversed(), coverages, &sets, to: &found.findings.rules)
    found.findings.rules.append(sets.id(of: covered))
    try contexts.append(lookahead, coverages, &sets, to: &found.findings.rules)
    try found.findings.endSequence(isReach: use.isCalled, sets)
  }

  private func coverage(_ start: Int) throws(ProofRefusal) -> GlyphSet {
    try table.coverage(at: table.subtable(at: start + 2, from: start), isIndexed: true)
  }
}

/// What a lookup of GSUB does.
struct SubstitutionLookup: Sendable {
  var findings = LookupFindings()
  /// What it makes where something stands beside a glyph, or where a rule calls it.
  var substitutions = Substitutions()
  /// What it makes of one glyph, whatever stands beside it.
  var mappings: [GlyphMapping] = []
  /// How many glyphs it makes of one at most.
  private(set) var growth = 1
  /// Whether it makes fewer glyphs of several.
  var takesAway = false

  /// Notes that it makes several glyphs, or none, of one.
  fileprivate mutating func multiply(by count: Int) {
    growth = max(growth, count)
    if count == 0 { takesAway = true }
  }
}
