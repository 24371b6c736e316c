/// Finds entries of an `AdvanceTable`: from the proof and the font's tables, or of HarfBuzz.
///
/// One task uses it at a time.
struct AdvanceFiller: ~Copyable {
  private let font: HarfBuzzFont
  private let proof: AdvanceProof
  private let properties: RunProperties
  private let features = ShapingFeatures([])
  private let buffer = ShapingBuffer()
  private var nextColumn = PairSquare.firstFreeColumn
  /// The rules that glyphs begin, for those that were asked for.
  private var roles: [Int: GlyphRoles] = [:]
  /// The rules to look for at suspect pairs.
  private var suspects: [GlyphPair: [Int]] = [:]
  /// The parts of GPOS whose first value was HarfBuzz's too.
  private var triedParts: Set<Int> = []
  /// Whether a value in GPOS was not what HarfBuzz does, which refuses parts of damaged tables.
  private var isRefuted = false
  /// Stretches that were shaped, by their scalars.
  private var stretches: [ArraySlice<UInt32>: StretchShape] = [:]

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
    let entry = ScalarEntry(
      glyph: glyph, advance: font.advance(of: UInt32(glyph)),
      begins: proof.begins.contains(glyph),
      isInScript: isInScript(scalar),
      closesBracket: ScalarProperties.of(scalar).isClosingBracket)
    return entry.inColumn(column(for: scalar))
  }

  /// The column of a scalar in the square of pairs, 0 if all are taken.
  private mutating func column(for scalar: UInt32) -> Int {
    if 0x20...0x7E ~= scalar { return Int(scalar) }
    guard nextColumn < PairSquare.side else { return 0 }
    defer { nextColumn += 1 }
    return nextColumn
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

  private mutating func roles(of glyph: Int) -> GlyphRoles {
    if let known = roles[glyph] { return known }
    let found = proof.rules.roles(of: glyph)
    roles[glyph] = found
    return found
  }

  // MARK: Pairs

  /// The entry of a pair, nil if nothing can be said.
  mutating func entry(of pair: ScalarPair) -> PairEntry? {
    let glyphs = pair.glyphs
    let roles = roles(of: glyphs.first)
    var rules: [Int] = []
    var isLinked = false
    if !roles.isEmpty {
      rules = proof.rules.suspects(roles, before: glyphs.second)
      isLinked = proof.rules.isLinked(roles, before: glyphs.second)
      if !rules.isEmpty { suspects[glyphs] = rules }
    }
    // A pair that a rule matches by itself never counts as one.
    let isRule = rules.contains { rule in
      proof.rules.matches(rule, at: 0, of: 2) { $0 == 0 ? glyphs.first : glyphs.second }
    }
    guard !isRefuted, let units = isRule ? 0 : units(of: pair), PairEntry.range.contains(units)
    else { return nil }
    return PairEntry(units: units, isSuspect: !rules.isEmpty, isLinked: isLinked)
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
        isRefuted = true
        return nil
      }
      triedParts.insert(part)
      return units
    }
  }

  // MARK: Rules

  /// The advance of a run around some of whose pairs rules could match.
  mutating func units(
    of text: ArraySlice<UInt32>, run: inout AdvanceRun, pairs: PairMemo
  ) -> Int {
    findStretches(of: &run, pairs: pairs)
    var units = run.units
    for stretch in run.stretches {
      let whole = max(0, stretch.lowerBound - 1)..<min(run.count, stretch.upperBound + 1)
      let start = text.startIndex
      let shape = shape(ofStretch: text[start + whole.lowerBound..<start + whole.upperBound])
      units += shape.units - run.units(whole)
      run.shapedStretches.append((whole, shape))
    }
    return units
  }

  /// The stretches of a run that rules change, as far as any could reach: none if no rule matches
  /// whole.
  private mutating func findStretches(of run: inout AdvanceRun, pairs: PairMemo) {
    for index in 0..<run.count - 1 where run.items[index + 1].pair.isSuspect {
      guard isMatched(at: index, of: run) else { continue }
      add(index..<index + 2, to: &run.stretches)
    }
    var grows = !run.stretches.isEmpty
    while grows {
      grows = false
      for index in run.stretches.indices {
        let stretch = run.stretches[index]
        var (first, end) = (stretch.lowerBound, stretch.upperBound)
        while first > 0, reaches(across: first, to: .before, of: run, pairs) { first -= 1 }
        while end < run.count, reaches(across: end, to: .after, of: run, pairs) { end += 1 }
        guard first..<end != stretch else { continue }
        run.stretches[index] = first..<end
        grows = true
      }
      let grown = run.stretches
      run.stretches.removeAll(keepingCapacity: true)
      for stretch in grown { add(stretch, to: &run.stretches) }
    }
  }

  /// Adds a stretch after others; those that touch are one, for the pair between them is not of
  /// unchanged glyphs.
  private func add(_ stretch: Range<Int>, to stretches: inout [Range<Int>]) {
    if let last = stretches.last, last.upperBound >= stretch.lowerBound {
      let end = max(last.upperBound, stretch.upperBound)
      stretches[stretches.count - 1] = min(last.lowerBound, stretch.lowerBound)..<end
    } else {
      stretches.append(stretch)
    }
  }

  /// Whether a lookup could reach across the pair that ends at `index`, from a stretch to one side.
  private mutating func reaches(
    across index: Int, to side: ReachedSide, of run: AdvanceRun, _ pairs: PairMemo
  ) -> Bool {
    let first = run.items[index - 1].glyph
    guard pairs.entry(GlyphPair(first, run.items[index].glyph))?.isLinked ?? false else {
      return false
    }
    return proof.rules.reaches(across: index, to: side, first: roles(of: first), of: run)
  }

  private func isMatched(at index: Int, of run: AdvanceRun) -> Bool {
    guard let rules = suspects[GlyphPair(run.items[index].glyph, run.items[index + 1].glyph)] else {
      return false
    }
    return rules.contains { rule in
      proof.rules.matches(rule, at: index, of: run.count) { run.items[$0].glyph }
    }
  }

  /// A stretch shaped by itself, which is remembered.
  private mutating func shape(ofStretch scalars: ArraySlice<UInt32>) -> StretchShape {
    if let known = stretches[scalars] { return known }
    if stretches.count >= Self.mostStretches { stretches.removeAll(keepingCapacity: true) }
    let text = Array(scalars)
    let shape = StretchShape(shaped(text), count: text.count)
    stretches[text[...]] = shape
    return shape
  }

  private func shapedUnits(of scalars: (UInt32, UInt32)) -> Int {
    shaped([scalars.0, scalars.1]).advance.units
  }

  private func shaped(_ scalars: [UInt32]) -> ShapedGlyphs {
    let range = 0..<scalars.count
    return buffer.shape(
      scalars, run: range, text: range, font: font, properties: properties, features: features)
  }
}

extension StretchShape {
  fileprivate init(_ shaped: ShapedGlyphs, count: Int) {
    var advances = [Int32](repeating: 0, count: count)
    // Inside a cluster is unsafe; where clusters begin, their glyphs tell.
    var isUnsafe = [Bool](repeating: true, count: count)
    for index in 0..<shaped.count {
      let glyph = shaped[index]
      advances[Int(glyph.cluster)] += glyph.advance
      isUnsafe[Int(glyph.cluster)] = glyph.isUnsafeToBreak
    }
    units = shaped.advance.units
    self.advances = advances
    self.isUnsafe = isUnsafe
  }
}
