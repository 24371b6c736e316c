/// Reads of GPOS and `kern` what could change an advance: alone, beside others, or in pairs.
struct PositioningReader {
  private let table: FontTable
  private let classes: GlyphCategories
  private var contexts: ContextReader
  private var operations = OperationBound()
  var findings = LayoutFindings()
  /// The pair adjustments of the plan.
  private(set) var pairs = PairLookups()
  /// The glyphs that pairs with a value can end with.
  private(set) var pairSeconds = GlyphBits()
  /// What the lookups could cost HarfBuzz.
  private(set) var work = Work()
  /// Glyphs that pairs or cursive joins could reach from at any distance.
  private(set) var distant = GlyphSet.empty
  private(set) var ignoresBases = false
  private(set) var ignoresLigatures = false

  /// The lookup types of GPOS.
  private enum Kind: Int {
    case single = 1, pair, cursive, markToBase, markToLigature, markToMark
    case context, chained, wrapped
  }

  init(_ table: FontTable, classes: GlyphCategories) {
    self.table = table
    self.classes = classes
    contexts = ContextReader(table)
  }

  /// Reads the lookups of a plan, and those that their rules call.
  mutating func read(_ lookups: [Int]) throws(ProofRefusal) {
    for index in lookups { try read(index) }
    var read = 0
    while read < operations.calls.count {
      try readCalled(operations.calls[read])
      read += 1
    }
    work = try operations.work(of: lookups)
  }

  private mutating func read(_ index: Int) throws(ProofRefusal) {
    let lookup = try Lookup(index, of: table, extensionType: Kind.wrapped.rawValue)
    guard let kind = Kind(rawValue: lookup.type) else { throw .unknownFormat }
    switch kind {
    case .single:
      for subtable in lookup.subtables where try movesAdvance(subtable) {
        findings.refuse(try coverage(subtable))
      }
    case .pair: try readPairs(lookup)
    case .cursive:
      for subtable in lookup.subtables {
        let covered = try coverage(subtable)
        findings.refuse(covered)
        if lookup.ignoresBases { distant = distant.union(covered) }
      }
    case .markToBase, .markToLigature, .markToMark:
      // Marks move to their base; no advance changes.
      return
    case .context, .chained:
      try readContext(lookup, index, isChained: kind == .chained, isCalled: false)
    case .wrapped: throw .unknownFormat
    }
    ignoresLigatures = ignoresLigatures || lookup.ignoresLigatures
  }

  /// A lookup that a rule calls may look one glyph further, or as far as its own rules reach.
  private mutating func readCalled(_ index: Int) throws(ProofRefusal) {
    let lookup = try Lookup(index, of: table, extensionType: Kind.wrapped.rawValue)
    guard let kind = Kind(rawValue: lookup.type) else { throw .unknownFormat }
    switch kind {
    case .single, .markToBase, .markToLigature, .markToMark: return
    case .pair, .cursive:
      for subtable in lookup.subtables {
        let (covered, any) = (try coverage(subtable), GlyphSet.empty.complement)
        try addReach(from: covered, to: any)
        if kind == .cursive { try addReach(from: any, to: covered) }
      }
    case .context, .chained:
      try readContext(lookup, index, isChained: kind == .chained, isCalled: true)
    case .wrapped: throw .unknownFormat
    }
    guard !lookup.ignoresBases else { throw .ignoresBases }
    ignoresLigatures = ignoresLigatures || lookup.ignoresLigatures
  }

  private mutating func readContext(
    _ lookup: Lookup, _ index: Int, isChained: Bool, isCalled: Bool
  ) throws(ProofRefusal) {
    let first = findings.rules.indices.upperBound
    let calls = try contexts.read(lookup, isChained: isChained, isCalled: isCalled, &findings)
    operations.add(calls, of: index)
    guard lookup.ignoresBases else { return }
    ignoresBases = true
    try findings.requireMarks(from: first, classes)
  }

  /// A lookup may look from any of some glyphs to any of others beside it.
  private mutating func addReach(from first: GlyphSet, to second: GlyphSet) throws(ProofRefusal) {
    for set in [first, second] { findings.rules.append(findings.rules.sets.id(of: set)) }
    try findings.endSequence(isReach: true)
  }

  // MARK: Pairs

  private mutating func readPairs(_ lookup: Lookup) throws(ProofRefusal) {
    for start in lookup.subtables {
      let covered = try coverage(start)
      let subtable = try PairSubtable(start, of: table, covered: covered, seconds: &pairSeconds)
      if subtable.secondFormat != 0 { pairs.movesSeconds = true }
      if lookup.ignoresBases { distant = distant.union(covered) }
      if subtable.secondFormat != 0 || lookup.ignoresBases {
        // With a second value HarfBuzz goes on behind the second glyph, so pairs depend on pairs.
        findings.refuse(covered)
        try addReach(from: covered, to: GlyphSet.empty.complement)
      } else {
        pairs.append(subtable, covered: covered)
      }
    }
    pairs.endLookup()
  }

  /// Whether a single adjustment has a horizontal advance.
  private func movesAdvance(_ start: Int) throws(ProofRefusal) -> Bool {
    ValueFormat(try table.number(at: start + 4)).changesAdvance
  }

  private func coverage(_ start: Int) throws(ProofRefusal) -> GlyphSet {
    try table.coverage(at: table.subtable(at: start + 2, from: start), isIndexed: true)
  }
}

/// What a value record holds, by the bits of its format (OpenType, GPOS, "Value Record").
struct ValueFormat {
  private let bits: Int

  init(_ bits: Int) {
    self.bits = bits
  }

  private static let advance = 0x0004
  private static let advanceDevice = 0x0040

  /// The bytes of a record: two for each bit, also for bits without a meaning.
  var size: Int { 2 * bits.nonzeroBitCount }

  var changesAdvance: Bool { bits & (Self.advance | Self.advanceDevice) != 0 }

  /// Where the horizontal advance is in a record, nil if it has none.
  var advanceOffset: Int? { offset(of: Self.advance) }

  /// Where the offset of the advance's device or variation table is.
  var deviceOffset: Int? { offset(of: Self.advanceDevice) }

  private func offset(of bit: Int) -> Int? {
    bits & bit == 0 ? nil : 2 * (bits & (bit - 1)).nonzeroBitCount
  }
}
