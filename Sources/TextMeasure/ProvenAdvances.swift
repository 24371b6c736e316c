/// What is proven of a font's advances in one script, for tests and for the tool that tries the proof.
///
/// Left-to-right runs in the default style. Nothing is counted or delayed: the proof is made at once.
package struct ProvenAdvances {
  let table: AdvanceTable
  private let context: ShapingContext
  private let font: HarfBuzzFont
  private let language: ShapingLanguage
  private let proofs = FontProofs()
  /// Owns what the table keeps of scalars that only its script has.
  private let sources: AdvanceSources
  let script: Script

  /// What is proven for a script, an ISO 15924 tag such as `Latn` or `Zyyy` for common, and a
  /// language, a BCP 47 tag or nil for none.
  ///
  /// - Throws: Why nothing is proven of the font, by name.
  package init(_ font: Font, script tag: String, language: String? = nil) throws {
    guard let place = Script.plain.firstIndex(where: { $0.tag == HarfBuzzTag(tag).value }) else {
      throw UnknownScript(tag: tag)
    }
    var style = TextStyle(font)
    style.language = language
    script = Script.plain[place]
    self.language = ShapingLanguage(language)
    self.font = font.instance.harfBuzz
    context = try ShapingContext(style, cascade: FontCascade(style))
    sources = AdvanceSources(self.language, proofs: proofs)
    table = try AdvanceTable(
      self.font, proofs: proofs, place: place, language: self.language,
      scripted: sources.known.scripted)
  }

  /// Whether the font's character map has a scalar.
  package static func hasGlyph(for scalar: UInt32, in font: Font) -> Bool {
    font.instance.harfBuzz.glyph(for: scalar) != nil
  }

  /// A script whose text is always shaped.
  package struct UnknownScript: Error {
    package let tag: String
  }

  /// Whether text of this scalar needs no shaping, but where rules could match.
  package func isProven(_ scalar: UInt32) -> Bool {
    var run = AdvanceRun()
    return table.units(of: [scalar], run: &run) != nil
  }

  /// The advance of a run in font units from the table, nil if it has to be shaped.
  package func units(of run: [UInt32]) -> Int? {
    var storage = AdvanceRun()
    return table.units(of: run[...], run: &storage)
  }

  /// Whether rules of the font change the run, so that a stretch of it is shaped.
  package func hasRules(in run: [UInt32]) -> Bool {
    var storage = AdvanceRun()
    _ = table.units(of: run[...], run: &storage)
    return !storage.stretches.isEmpty
  }

  /// The advance of a text in font units if what is known so far is enough to look it up, else nil.
  package func knownUnits(of text: String) -> Int? {
    var text = text
    return text.withUTF8 { utf8 in
      if case .units(let units) = unsafe table.reader.units(of: utf8) { units } else { nil }
    }
  }

  /// The rules of the font, and the pairs across which they could reach: for each position those of
  /// `scalars` that it takes, which are in ascending order.
  ///
  /// O(positions x scalars).
  package func rules(among scalars: [UInt32]) throws -> [[[UInt32]]] {
    let proof = try proofs.proof(font, script: script, language: language)
    let glyphs = scalars.map { scalar in Int(font.glyph(for: scalar) ?? 0) }
    var members: [GlyphSet: [UInt32]] = [:]
    return proof.rules.index.patternSets.map { pattern in
      pattern.map { set in
        if let known = members[set] { return known }
        let found = zip(scalars, glyphs).filter { set.contains($0.1) }.map(\.0)
        members[set] = found
        return found
      }
    }.filter { rule in rule.allSatisfy { !$0.isEmpty } }
  }

  /// The advance of a run in font units as HarfBuzz shapes it.
  package func shapedUnits(of run: [UInt32]) -> Int {
    context.withWorkspace { workspace in
      let whole = 0..<run.count
      let properties = TextRun(range: whole, level: 0, script: script, font: 0, isTab: false)
      return context.shape(properties, range: whole, of: run, text: whole, in: workspace)
        .advance.units
    }
  }
}
