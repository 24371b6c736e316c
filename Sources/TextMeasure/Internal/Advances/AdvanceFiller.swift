/// Finds entries of an `AdvanceTable`, from the proof and the font's tables or of HarfBuzz, and
/// publishes them.
///
/// One task uses it at a time.
struct AdvanceFiller: ~Copyable {
  private let font: HarfBuzzFont
  let proof: AdvanceProof
  private let properties: RunProperties
  private let features = ShapingFeatures([])
  private let buffer = ShapingBuffer()
  let published: PublishedAdvances
  private let reader: AdvanceReader
  var finder: StretchFinder
  /// The parts of GPOS whose first value was HarfBuzz's too.
  var triedParts: Set<Int> = []
  /// Stretches of two glyphs that were shaped, as most are.
  var pairShapes = PairMap<StretchShape>()
  /// All others that were shaped, by their scalars.
  var stretches: [[UInt32]: StretchShape] = [:]
  /// What the pairs of their first and last glyphs add, with those that stand before and after.
  var edges = PairMap<Int>()

  init(
    _ font: HarfBuzzFont, proof: AdvanceProof, script: Script, language: ShapingLanguage,
    published: PublishedAdvances
  ) {
    self.published = published
    reader = published.reader
    self.font = font
    self.proof = proof
    finder = StretchFinder(proof.rules)
    properties = RunProperties(script: script, isRightToLeft: false, language: language)
  }

  /// The advance of a text in font units, nil if it has to be shaped.
  ///
  /// `count` is the most scalars that it has; unless it is known to be one run of the table's script,
  /// they show whether it is. `run` is storage to work in. O(n).
  mutating func units(
    of text: some Sequence<UInt32>, most count: Int, isRun: Bool, run: inout AdvanceRun
  ) -> Int? {
    run.removeAll()
    let reader = reader
    let isWhole = run.append(most: count) { items in
      var before = KnownScalar.none
      for scalar in text {
        var after = KnownScalar(scalar: scalar, entry: reader.entry(of: scalar))
        if after.entry.isInScript, let units = reader.units(of: after, behind: before) {
          items.append(AdvanceRun.Item(after, units: units))
        } else {
          after = KnownScalar(scalar: scalar, entry: entry(of: scalar))
          guard isRun ? after.entry.isProven : after.entry.isInScript,
            let pair = pair(before, after)
          else { return false }
          items.append(AdvanceRun.Item(after, pair: pair))
        }
        before = after
      }
      return true
    }
    guard isWhole else { return nil }
    if run.isSuspect { putStretches(into: &run) }
    return run.units
  }

  private mutating func pair(_ first: KnownScalar, _ second: KnownScalar) -> PairEntry? {
    let reader = reader
    return reader.pair(first, second) { isForSquare in
      entry(of: ScalarPair(first, second), isForSquare: isForSquare)
    }
  }

  // MARK: Scalars

  /// The entry of a scalar, found if it is not known.
  @inline(__always)
  mutating func entry(of scalar: UInt32) -> ScalarEntry {
    let known = reader.entry(of: scalar)
    if known.isKnown { return known }
    return reader.publish(newEntry(of: scalar), of: scalar)
  }

  @inline(never)
  private mutating func newEntry(of scalar: UInt32) -> ScalarEntry {
    guard AdvanceFiller.isPlain(scalar), let glyph = font.glyph(for: scalar).map(Int.init),
      1...0xFFFF ~= glyph, !proof.refused.contains(glyph),
      case let advance = font.advance(of: UInt32(glyph)), ScalarEntry.advances.contains(advance)
    else { return .refused }
    let unicode = ScalarProperties.of(scalar)
    let isInScript = isInScript(scalar)
    let isOnlyScript = isInScript && unicode.onlyScript == properties.script
    let entry = ScalarEntry(
      glyph: glyph, advance: advance, begins: proof.begins.contains(glyph),
      isInScript: isInScript, closesBracket: unicode.isClosingBracket,
      onlyPlace: isOnlyScript ? reader.place : 0)
    return entry.inColumn(column(for: scalar))
  }

  /// The column of a scalar in the square of pairs, 0 if all are taken.
  private func column(for scalar: UInt32) -> Int {
    0x20...0x7E ~= scalar ? Int(scalar) : published.takeColumn()
  }

  /// Whether a text of the table's script remains one run of it in this font, whatever the cascade.
  private func isInScript(_ scalar: UInt32) -> Bool {
    let properties = ScalarProperties.of(scalar)
    if properties.hasEmojiPresentation { return false }
    if properties.hasScriptExtensions {
      return Script.extensions(of: scalar).contains(self.properties.script)
    }
    return properties.script.isNeutral || properties.script == self.properties.script
  }

  /// Whether HarfBuzz does nothing to a scalar before it looks into the font's tables.
  private static func isPlain(_ scalar: UInt32) -> Bool {
    let properties = ScalarProperties.of(scalar)
    // A fraction slash brings features of its own; HarfBuzz takes Hangul fillers for ignorable.
    return properties.isOwnCluster && !properties.isMark && !properties.isIgnorable
      && !properties.isControl && !properties.isBidirectional
      && ![0x2044, 0x115F, 0x1160, 0x3164, 0xFFA0].contains(scalar)
  }

  // MARK: Pairs

  /// The entry of a pair, found if it is not known; nil if nothing can be said.
  ///
  /// It is kept unless it goes into the square.
  mutating func entry(of pair: ScalarPair, isForSquare: Bool) -> PairEntry? {
    if let known = published.pairs.entry(pair.glyphs) { return known }
    guard let entry = newEntry(of: pair) else { return nil }
    if isForSquare, !entry.isSuspect { return entry }
    return published.pairs.insert(pair.glyphs, entry) ? entry : nil
  }

  @inline(never)
  private mutating func newEntry(of pair: ScalarPair) -> PairEntry? {
    let rules = finder.judge(pair.glyphs)
    // A pair that a rule matches by itself never counts as one.
    guard !published.isRefuted,
      let units = rules.isRule ? 0 : units(of: pair),
      PairEntry.range.contains(units)
    else { return nil }
    return PairEntry(units: units, isSuspect: rules.isSuspect)
  }

  /// What a pair adds; each part of GPOS is tried against HarfBuzz once.
  private mutating func units(of pair: ScalarPair) -> Int? {
    switch proof.pairs.answer(pair.glyphs.first, pair.glyphs.second) {
    case .units(let units):
      return units
    case .unknown:
      return shapedUnits(of: pair.scalars) - pair.units
    case .untried(let units, let part):
      guard !triedParts.contains(part) else { return units }
      guard shapedUnits(of: pair.scalars) - pair.units == units else {
        published.refute()
        return nil
      }
      triedParts.insert(part)
      return units
    }
  }

  private func shapedUnits(of scalars: (UInt32, UInt32)) -> Int {
    shaped([scalars.0, scalars.1]).advance.units
  }

  func shaped(_ scalars: [UInt32]) -> ShapedGlyphs {
    let range = 0..<scalars.count
    return buffer.shape(
      scalars, run: range, text: range, font: font, properties: properties, features: features)
  }
}
