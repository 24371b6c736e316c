/// Reads of GPOS what could change an advance: alone, beside others, or in pairs.
struct PositioningReader: Sendable {
  private let table: FontTable
  private let classes: GlyphCategories
  private var contexts: ContextReader
  private var known: [LookupUse: Shared<PositioningLookup>] = [:]

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

  /// Adds what the lookups of a plan and those that their rules call do, and returns what they could
  /// cost HarfBuzz.
  mutating func read(
    _ plan: [Int], _ sets: inout GlyphSets, to findings: inout LayoutFindings
  ) throws(ProofRefusal) -> Work {
    known.reserveCapacity(plan.count)
    var (queue, operations) = (LookupQueue(plan), OperationBound())
    while let use = queue.next() {
      let lookup = try lookup(use, &sets)
      queue.add(lookup.value.findings.calls)
      operations.add(lookup.value.findings.calls, of: use.index)
      try findings.add(lookup.value.findings)
      findings.distant = findings.distant.union(lookup.value.distant)
      if let pairs = lookup.value.pairs { findings.pairs.append(pairs) }
    }
    return try operations.work(of: plan)
  }

  private mutating func lookup(
    _ use: LookupUse, _ sets: inout GlyphSets
  ) throws(ProofRefusal) -> Shared<PositioningLookup> {
    if let lookup = known[use] { return lookup }
    let lookup = try Lookup(use.index, of: table, extensionType: Kind.wrapped.rawValue)
    guard let kind = Kind(rawValue: lookup.type) else { throw .unknownFormat }
    let found = Shared(try read(lookup, kind, isCalled: use.isCalled, &sets))
    known[use] = found
    return found
  }

  private mutating func read(
    _ lookup: Lookup, _ kind: Kind, isCalled: Bool, _ sets: inout GlyphSets
  ) throws(ProofRefusal) -> PositioningLookup {
    var found = PositioningLookup()
    switch kind {
    case .markToBase, .markToLigature, .markToMark,
      .single where isCalled:
      // Marks move to their base, no advance changes; a rule's own glyphs are in its sequence.
      return found
    case .single:
      for subtable in lookup.subtables where try movesAdvance(subtable) {
        found.findings.refuse(try coverage(subtable))
      }
    case .pair where !isCalled:
      found.pairs = try pairs(of: lookup, &sets, to: &found)
    case .cursive where !isCalled:
      for subtable in lookup.subtables {
        let covered = try coverage(subtable)
        found.findings.refuse(covered)
        if lookup.ignoresBases { found.distant = found.distant.union(covered) }
      }
    case .pair, .cursive:
      // Where a rule calls it, it looks one glyph further.
      for subtable in lookup.subtables {
        let (covered, any) = (try coverage(subtable), GlyphSet.empty.complement)
        try found.addReach(from: covered, to: any, &sets)
        if kind == .cursive { try found.addReach(from: any, to: covered, &sets) }
      }
    case .context, .chained:
      for subtable in lookup.subtables {
        try contexts.read(
          subtable, isChained: kind == .chained, isCalled: isCalled, &sets, to: &found.findings)
      }
      if lookup.ignoresBases { try found.findings.ignoreBases(sets, classes) }
    case .wrapped: throw .unknownFormat
    }
    guard !isCalled || !lookup.ignoresBases else { throw .ignoresBases }
    found.findings.ignoresLigatures = lookup.ignoresLigatures
    return found
  }

  // MARK: Pairs

  private func pairs(
    of lookup: Lookup, _ sets: inout GlyphSets, to found: inout PositioningLookup
  ) throws(ProofRefusal) -> PairLookup {
    var pairs = PairLookup()
    for start in lookup.subtables {
      let covered = try coverage(start)
      let subtable = try PairSubtable(start, of: table, covered: covered, seconds: &pairs.seconds)
      if subtable.secondFormat != 0 { pairs.movesSeconds = true }
      if lookup.ignoresBases { found.distant = found.distant.union(covered) }
      if subtable.secondFormat != 0 || lookup.ignoresBases {
        // With a second value HarfBuzz goes on behind the second glyph, so pairs depend on pairs.
        found.findings.refuse(covered)
        try found.addReach(from: covered, to: GlyphSet.empty.complement, &sets)
      } else {
        pairs.subtables.append(subtable)
        pairs.firsts = pairs.firsts.union(covered)
      }
    }
    return pairs
  }

  /// Whether a single adjustment has a horizontal advance.
  private func movesAdvance(_ start: Int) throws(ProofRefusal) -> Bool {
    ValueFormat(try table.number(at: start + 4)).changesAdvance
  }

  private func coverage(_ start: Int) throws(ProofRefusal) -> GlyphSet {
    try table.coverage(at: table.subtable(at: start + 2, from: start), isIndexed: true)
  }
}

/// What a lookup of GPOS does.
struct PositioningLookup: Sendable {
  var findings = LookupFindings()
  /// Its pair adjustments.
  var pairs: PairLookup?
  /// Glyphs that it could reach from at any distance.
  var distant = GlyphSet.empty

  /// A lookup may look from any of some glyphs to any of others beside it.
  fileprivate mutating func addReach(
    from first: GlyphSet, to second: GlyphSet, _ sets: inout GlyphSets
  ) throws(ProofRefusal) {
    for set in [first, second] { findings.rules.append(sets.id(of: set)) }
    try findings.endSequence(isReach: true, sets)
  }
}

/// What a value record holds, by the bits of its format (OpenType, GPOS, "Value Record").
struct ValueFormat {
  /// The bytes of a record: two for each bit, also for bits without a meaning.
  let size: Int
  /// Where the horizontal advance is in a record, nil if it has none.
  let advanceOffset: Int?
  /// Where the offset of the advance's device or variation table is.
  let deviceOffset: Int?

  var changesAdvance: Bool { advanceOffset != nil || deviceOffset != nil }

  init(_ bits: Int) {
    func offset(of bit: Int) -> Int? {
      bits & bit == 0 ? nil : 2 * (bits & (bit - 1)).nonzeroBitCount
    }
    size = 2 * bits.nonzeroBitCount
    advanceOffset = offset(of: 0x0004)
    deviceOffset = offset(of: 0x0040)
  }
}
