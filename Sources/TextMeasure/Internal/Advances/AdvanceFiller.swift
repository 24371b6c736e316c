/// Finds entries of an `AdvanceTable`: from the proof and the font's tables, or of HarfBuzz.
///
/// One task uses it at a time.
struct AdvanceFiller: ~Copyable {
  private let font: HarfBuzzFont
  private let proof: AdvanceProof
  private let properties: RunProperties
  private let features = ShapingFeatures([])
  private let buffer = ShapingBuffer()
  /// The rules that glyphs begin, for those that were asked for.
  private var roles: [Int: GlyphRoles] = [:]
  /// The rules to look for at suspect pairs.
  private var suspects: [GlyphPair: [Int]] = [:]
  /// The parts of GPOS whose first value was HarfBuzz's too.
  private var triedParts: Set<Int> = []
  /// Whether a value in GPOS was not what HarfBuzz does, which refuses parts of damaged tables.
  private var isRefuted = false
  /// The units of stretches that were shaped, by their scalars.
  private var stretches: [ArraySlice<UInt32>: Int] = [:]
  /// The run in hand.
  private var run = FilledRun()

  private static let mostStretches = 4096

  init(
    _ font: HarfBuzzFont, proof: AdvanceProof, script: Script, language: ShapingLanguage
  ) {
    self.font = font
    self.proof = proof
    properties = RunProperties(script: script, isRightToLeft: false, language: language)
  }

  // MARK: Scalars

  mutating func entry(of scalar: UInt32) -> ScalarEntry {
    guard AdvanceFiller.isPlain(scalar), let glyph = font.glyph(for: scalar).map(Int.init),
      1...0xFFFF ~= glyph, !proof.refused.contains(glyph)
    else { return .refused }
    return ScalarEntry(
      glyph: glyph, advance: font.advance(of: UInt32(glyph)),
      begins: !roles(of: glyph).isEmpty || proof.pairs.begins(with: glyph),
      isInScript: isInScript(scalar))
  }

  private func isInScript(_ scalar: UInt32) -> Bool {
    let properties = ScalarProperties.of(scalar)
    return !properties.hasScriptExtensions
      && (properties.script.isNeutral || properties.script == self.properties.script)
  }

  /// Whether HarfBuzz does nothing to a scalar before it looks into the font's tables.
  private static func isPlain(_ scalar: UInt32) -> Bool {
    let properties = ScalarProperties.of(scalar)
    // A fraction slash brings features of its own; HarfBuzz takes Hangul fillers for ignorable.
    return properties.isOwnCluster && !properties.isMark && !properties.isIgnorable
      && !properties.isControl && !properties.isBidirectional
      && ![0x2044, 0x115F, 0x1160, 0x3164, 0xFFA0].contains(scalar)
  }

  private mutating func roles(of glyph: Int) -> GlyphRoles {
    if let known = roles[glyph] { return known }
    let found = proof.rules.roles(of: glyph)
    roles[glyph] = found
    return found
  }

  // MARK: Pairs

  /// The entry of a pair, nil if nothing can be said; `apart` is the advance of both by themselves.
  mutating func entry(of pair: GlyphPair, _ scalars: [UInt32], apart: Int) -> PairEntry? {
    let (first, second) = (Int(pair.bits >> 16), Int(pair.bits & 0xFFFF))
    let roles = roles(of: first)
    let rules = proof.rules.suspects(roles, before: second)
    if !rules.isEmpty { suspects[pair] = rules }
    // A pair that a rule matches by itself never counts as one.
    let isRule = rules.contains { proof.rules.matches($0, at: 0, of: [first, second]) }
    guard !isRefuted, let units = isRule ? 0 : units(first, second, scalars, apart: apart),
      PairEntry.range.contains(units)
    else { return nil }
    return PairEntry(
      units: units, isSuspect: !rules.isEmpty,
      isLinked: proof.rules.isLinked(roles, before: second))
  }

  /// What a pair adds; each part of GPOS is tried against HarfBuzz once.
  private mutating func units(
    _ first: Int, _ second: Int, _ scalars: [UInt32], apart: Int
  ) -> Int? {
    switch proof.pairs.answer(first, second) {
    case .units(let units):
      return units
    case .unknown:
      return shape(scalars) - apart
    case .untried(let units, let parts):
      guard !triedParts.isSuperset(of: parts) else { return units }
      guard shape(scalars) - apart == units else {
        isRefuted = true
        return nil
      }
      triedParts.formUnion(parts)
      return units
    }
  }

  // MARK: Rules

  /// The advance of a run around some of whose pairs rules could match; `plain` is what it would be
  /// if none did.
  mutating func units(
    of text: ArraySlice<UInt32>, plain: Int, scalars: ScalarPages, pairs: PairMemo
  ) -> Int {
    run.take(text, scalars: scalars, pairs: pairs)
    findStretches()
    var units = plain
    for stretch in run.stretches {
      // One glyph more on each side, which no rule reaches, so that its pairs count.
      let whole = max(0, stretch.lowerBound - 1)..<min(run.count, stretch.upperBound + 1)
      let slice = text[text.startIndex + whole.lowerBound..<text.startIndex + whole.upperBound]
      units += shapedUnits(of: slice) - run.units(whole)
    }
    return units
  }

  /// The stretches of the run that rules change, as far as any could reach: none if no rule matches
  /// whole.
  private mutating func findStretches() {
    run.stretches.removeAll(keepingCapacity: true)
    for index in 0..<run.count - 1 where run.pairs[index].isSuspect {
      if let last = run.stretches.last, last.upperBound > index + 1 { continue }
      guard isMatched(at: index) else { continue }
      var (first, end) = (index, index + 2)
      while first > 0, run.pairs[first - 1].isLinked { first -= 1 }
      while end < run.count, run.pairs[end - 1].isLinked { end += 1 }
      // Stretches that touch are one, for the pair between them is not of unchanged glyphs.
      if let last = run.stretches.last, last.upperBound >= first {
        run.stretches[run.stretches.count - 1] = last.lowerBound..<end
      } else {
        run.stretches.append(first..<end)
      }
    }
  }

  private func isMatched(at index: Int) -> Bool {
    guard let rules = suspects[GlyphPair(run.glyphs[index], run.glyphs[index + 1])] else {
      return false
    }
    return rules.contains { proof.rules.matches($0, at: index, of: run.glyphs) }
  }

  /// The units of a stretch shaped by itself, which are remembered.
  private mutating func shapedUnits(of scalars: ArraySlice<UInt32>) -> Int {
    if let known = stretches[scalars] { return known }
    if stretches.count >= Self.mostStretches { stretches.removeAll(keepingCapacity: true) }
    let copy = Array(scalars)
    let units = shape(copy)
    stretches[copy[...]] = units
    return units
  }

  private func shape(_ scalars: [UInt32]) -> Int {
    let range = 0..<scalars.count
    return buffer.shape(
      scalars, run: range, text: range, font: font, properties: properties, features: features
    ).advance.units
  }
}

/// A run as entries, in storage that is used again.
private struct FilledRun {
  private(set) var glyphs: [Int] = []
  /// The pair that begins at each glyph; one that no pair begins with has an empty entry.
  private(set) var pairs: [PairEntry] = []
  private var advances: [Int] = []
  var stretches: [Range<Int>] = []

  var count: Int { glyphs.count }

  mutating func take(_ text: ArraySlice<UInt32>, scalars: ScalarPages, pairs memo: PairMemo) {
    glyphs.removeAll(keepingCapacity: true)
    pairs.removeAll(keepingCapacity: true)
    advances.removeAll(keepingCapacity: true)
    var previous = ScalarEntry(word: 0)
    for scalar in text {
      let entry = ScalarEntry(word: scalars[scalar])
      if !glyphs.isEmpty {
        let pair = previous.begins ? memo.entry(GlyphPair(previous.glyph, entry.glyph)) : nil
        pairs.append(pair ?? .empty)
      }
      glyphs.append(entry.glyph)
      advances.append(entry.advance)
      previous = entry
    }
  }

  /// The units of a part as if no rule matched.
  func units(_ range: Range<Int>) -> Int {
    var units = 0
    for index in range {
      units += advances[index]
      if index + 1 < range.upperBound { units += pairs[index].units }
    }
    return units
  }
}
