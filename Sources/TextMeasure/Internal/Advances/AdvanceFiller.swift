/// Finds entries of an `AdvanceTable`, from the proof and the font's tables or of HarfBuzz, and
/// publishes them.
///
/// One task uses it at a time.
struct AdvanceFiller: ~Copyable {
  private let font: HarfBuzzFont
  private let glyphs: NominalGlyphs
  let proof: AdvanceProof
  private let properties: RunProperties
  private let features = ShapingFeatures([])
  private let buffer = ShapingBuffer()
  let published: PublishedAdvances
  private let reader: AdvanceReader
  var pairRows: PairRows
  /// Made for the first pair around which a rule could match.
  private var finder: StretchFinder?
  /// The parts of GPOS whose first value was HarfBuzz's too.
  var triedParts: Set<Int> = []
  /// Stretches of two glyphs that were shaped, as most are.
  var pairShapes = PairMap<StretchShape>()
  /// All others that were shaped, by their scalars.
  var stretches: [[UInt32]: StretchShape] = [:]
  /// What the pairs of their first and last glyphs add, with those that stand before and after.
  var edges = PairMap<Int>()

  init(
    _ font: HarfBuzzFont, glyphs: NominalGlyphs, proof: AdvanceProof, script: Script,
    language: ShapingLanguage, published: PublishedAdvances
  ) {
    self.published = published
    reader = published.reader
    self.font = font
    self.glyphs = glyphs
    self.proof = proof
    pairRows = PairRows(proof.pairs)
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

  /// The advance of the run of the table's script that begins at `index` of a text, nil if it takes
  /// more than adding up.
  ///
  /// `index` becomes where the run ends. O(n).
  mutating func units(
    ofRunIn utf8: UnsafeBufferPointer<UInt8>, from index: inout Int, isFirst: Bool
  ) -> Int? {
    let reader = reader
    var units = 0
    var before = KnownScalar.none
    while index < utf8.count {
      let (scalar, length) = unsafe decodeScalar(utf8, at: index)
      let after = KnownScalar(scalar: scalar, entry: entry(of: scalar))
      guard after.entry.isInScript else { break }
      guard isFirst || !after.entry.closesBracket,
        let more = reader.units(of: after, behind: before) ?? newUnits(of: after, behind: before)
      else { return nil }
      units += more
      index += length
      before = after
    }
    return units
  }

  /// The units that a scalar brings behind another, nil if it takes more than adding up.
  mutating func newUnits(of second: KnownScalar, behind first: KnownScalar) -> Int? {
    guard let pair = pair(first, second), !pair.isSuspect else { return nil }
    return second.entry.advance + pair.units
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
    let unicode = ScalarProperties.of(scalar)
    guard AdvanceFiller.isPlain(scalar, unicode), let glyph = glyphs.glyph(for: scalar),
      1...0xFFFF ~= glyph,
      case let isQuiet = proof.quiet.contains(glyph), isQuiet || !proof.refused.contains(glyph),
      case let advance = glyphs.advance(of: glyph), ScalarEntry.advances.contains(advance)
    else { return .refused }
    let isInScript = AdvanceFiller.isIn(properties.script, scalar, unicode)
    let isOnlyScript = isInScript && unicode.onlyScript == properties.script
    let entry = ScalarEntry(
      glyph: glyph, advance: advance, isQuiet: isQuiet,
      begins: !isQuiet && proof.begins(glyph),
      isInScript: isInScript, closesBracket: unicode.isClosingBracket,
      onlyPlace: isOnlyScript ? reader.place : 0)
    return entry.inColumn(column(for: scalar, isQuiet: isQuiet))
  }

  /// The column of a scalar in the square of pairs, 0 if it needs none or all are taken.
  private func column(for scalar: UInt32, isQuiet: Bool) -> Int {
    if 0x20...0x7E ~= scalar { return Int(scalar) }
    return isQuiet ? 0 : published.takeColumn()
  }

  /// Whether a text of a script remains one run of it in this font, whatever the cascade.
  private static func isIn(
    _ script: Script, _ scalar: UInt32, _ unicode: ScalarProperties
  ) -> Bool {
    if unicode.hasEmojiPresentation { return false }
    if unicode.hasScriptExtensions { return Script.extensions(of: scalar).contains(script) }
    return unicode.script.isNeutral || unicode.script == script
  }

  /// Whether HarfBuzz does nothing to a scalar before it looks into the font's tables.
  private static func isPlain(_ scalar: UInt32, _ unicode: ScalarProperties) -> Bool {
    guard unicode.isOwnCluster, !unicode.isMark, !unicode.isIgnorable, !unicode.isControl,
      !unicode.isBidirectional
    else { return false }
    // A fraction slash brings features of its own; HarfBuzz takes Hangul fillers for ignorable.
    return switch scalar {
    case 0x2044, 0x115F, 0x1160, 0x3164, 0xFFA0: false
    default: true
    }
  }

  // MARK: Pairs

  /// The entry of a pair, found if it is not known; nil if nothing can be said.
  ///
  /// It is kept unless it goes into the square.
  mutating func entry(of pair: ScalarPair, isForSquare: Bool) -> PairEntry? {
    if !isForSquare, let known = published.pairs.entry(pair.glyphs) { return known }
    guard let entry = newEntry(of: pair) else { return nil }
    if isForSquare, !entry.isSuspect { return entry }
    return published.pairs.insert(pair.glyphs, entry) ? entry : nil
  }

  @inline(never)
  private mutating func newEntry(of pair: ScalarPair) -> PairEntry? {
    let rules = judge(pair.glyphs)
    // A pair that a rule matches by itself never counts as one.
    guard !published.isRefuted,
      let units = rules.isRule ? 0 : units(of: pair),
      PairEntry.range.contains(units)
    else { return nil }
    return PairEntry(units: units, isSuspect: rules.isSuspect)
  }

  /// Whether a rule could match around a pair, and whether one matches it by itself.
  private mutating func judge(_ pair: GlyphPair) -> (isSuspect: Bool, isRule: Bool) {
    guard proof.rules.couldMatch(around: pair) else { return (false, false) }
    return withFinder { $0.judge(pair) }
  }

  /// Lends the finder, which is made if there is none yet.
  mutating func withFinder<Answer>(_ body: (inout StretchFinder) -> Answer) -> Answer {
    var finder = self.finder.take() ?? StretchFinder(proof.rules.index)
    defer { self.finder = finder }
    return body(&finder)
  }

  /// What a pair adds; each part of GPOS is tried against HarfBuzz once.
  private mutating func units(of pair: ScalarPair) -> Int? {
    switch pairRows.answer(pair.glyphs.first, pair.glyphs.second) {
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
