/// What is proven of the advances of a font in left-to-right runs of one script and language.
///
/// A run of glyphs that are not refused, in which no rule matches, has the advances of its glyphs
/// and what its pairs add, and so has each part of it. It is a proof from the tables, and
/// ARCHITECTURE.md points to its argument: `Documentation/widths-without-shaping.md`.
struct AdvanceProof: Sendable {
  /// Glyphs that something could change or move wherever they stand.
  let refused: GlyphSet
  let rules: ProofRules
  let pairs: PairPositioning
  /// The glyphs that are not refused and that no such pair begins or ends with.
  let quiet: GlyphBits

  /// Reads the font's tables, as far as runs use them and they were not read before.
  ///
  /// - Throws: `ProofRefusal` if nothing is proven of the font.
  init(
    _ font: HarfBuzzFont, layout: PlannedLayout, reader: inout LayoutReader
  ) throws(ProofRefusal) {
    guard !font.hasAppleLayout else { throw .appleLayout }
    guard !layout.hasRandomAlternates else { throw .randomAlternates }
    guard ["GSUB", "GPOS", "GDEF"].allSatisfy(font.takesAsItIs) else { throw .changedTable }

    var findings = try reader.read(layout)
    guard !findings.descent.makes(anyOf: findings.distant) else { throw .ignoresBases }
    try AdvanceProof.refuseHidden(&findings, reader.classes)

    refused = findings.refused
    var quiet = GlyphBits(complementOf: refused)
    rules = ProofRules(findings, proven: quiet)
    pairs = PairPositioning(
      reader.positions, lookups: findings.pairs,
      isInert: try VariationStore(
        definitions: FontTable(font.table("GDEF")), axes: font.normalizedAxes
      ).isInert,
      isLegacy: try AdvanceProof.isKernedByLegacy(font, layout))
    quiet.subtract(rules.firsts)
    quiet.subtract(rules.seconds)
    quiet.subtract(pairs.firsts)
    quiet.subtract(findings.pairs.seconds)
    self.quiet = quiet
  }

  /// Whether a pair with a value, or around which a rule could match, can begin with a glyph.
  func begins(_ glyph: Int) -> Bool {
    rules.firsts.contains(glyph) || pairs.firsts.contains(glyph)
  }

  /// Refuses glyphs that some lookup passes over, or that could turn into such: beside them,
  /// neighbours are not neighbours.
  private static func refuseHidden(
    _ findings: inout LayoutFindings, _ classes: GlyphCategories
  ) throws(ProofRefusal) {
    if findings.ignoresBases, findings.descent.makes(anyOf: classes.marks) || !classes.isDefined {
      throw .ignoresBases
    }
    let ignoresLigatures = findings.ignoresLigatures
    if ignoresLigatures, !classes.isDefined, !findings.descent.isEmpty {
      throw .ignoresUnknownLigatures
    }
    let hidden = ignoresLigatures ? classes.marks.union(classes.ligatures) : classes.marks
    findings.refuse(hidden)
    findings.refuse(try findings.descent.vanishing(hidden: hidden))
    try findings.descent.carry(hidden)
  }

  /// Whether the table `kern` applies, which it does where GPOS has no feature of that name.
  private static func isKernedByLegacy(
    _ font: HarfBuzzFont, _ layout: PlannedLayout
  ) throws(ProofRefusal) -> Bool {
    guard !layout.hasKerning else { return false }
    let table = FontTable(font.table("kern"))
    if table.isEmpty { return false }
    guard font.takesAsItIs("kern") else { throw .changedTable }
    try LegacyKerning.requirePairs(table)
    return true
  }
}
