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

  /// Reads the font's tables, as far as runs use them.
  ///
  /// - Throws: `ProofRefusal` if nothing is proven of the font.
  init(
    _ font: HarfBuzzFont, layout: PlannedLayout, classes: GlyphCategories
  ) throws(ProofRefusal) {
    guard !font.hasAppleLayout else { throw .appleLayout }
    guard !layout.hasRandomAlternates else { throw .randomAlternates }

    var substitution = SubstitutionReader(FontTable(font.table("GSUB")), classes: classes)
    try substitution.read(layout.substitution)

    let positions = FontTable(font.table("GPOS"))
    var positioning = PositioningReader(positions, classes: classes)
    // Exchanged, since copies of what is large would be made once one of them changes.
    swap(&positioning.findings, &substitution.findings)
    try positioning.read(layout.positioning)

    try OperationBound.check(
      substitution: substitution.work, positioning: positioning.work,
      comesTwice: layout.hasRequiredVariations)
    var findings = LayoutFindings()
    swap(&findings, &positioning.findings)
    var descent = substitution.descent
    guard !descent.makes(anyOf: positioning.distant) else { throw .ignoresBases }
    try AdvanceProof.refuseHidden(
      &findings, &descent, classes,
      ignoresBases: substitution.ignoresBases || positioning.ignoresBases,
      ignoresLigatures: substitution.ignoresLigatures || positioning.ignoresLigatures)

    refused = findings.refused
    var quiet = GlyphBits(refused.complement)
    rules = ProofRules(findings, proven: quiet, descent: descent)
    pairs = PairPositioning(
      positions, lookups: positioning.pairs,
      isInert: try VariationStore(
        definitions: FontTable(font.table("GDEF")), axes: font.normalizedAxes
      ).isInert,
      isLegacy: try AdvanceProof.isKernedByLegacy(font, layout))
    quiet.subtract(rules.firsts)
    quiet.subtract(rules.seconds)
    quiet.subtract(GlyphBits(pairs.firsts))
    quiet.subtract(positioning.pairSeconds)
    self.quiet = quiet
  }

  /// Whether a pair with a value, or around which a rule could match, can begin with a glyph.
  func begins(_ glyph: Int) -> Bool {
    rules.firsts.contains(glyph) || pairs.firsts.contains(glyph)
  }

  /// Refuses glyphs that some lookup passes over, or that could turn into such: beside them,
  /// neighbours are not neighbours.
  private static func refuseHidden(
    _ findings: inout LayoutFindings, _ descent: inout GlyphDescent, _ classes: GlyphCategories,
    ignoresBases: Bool, ignoresLigatures: Bool
  ) throws(ProofRefusal) {
    if ignoresBases, descent.makes(anyOf: classes.marks) || !classes.isDefined {
      throw .ignoresBases
    }
    if ignoresLigatures, !classes.isDefined, !descent.isEmpty { throw .ignoresUnknownLigatures }
    let hidden = ignoresLigatures ? classes.marks.union(classes.ligatures) : classes.marks
    findings.refuse(hidden)
    findings.refuse(descent.vanishing(hidden: hidden))
    descent.carry(hidden)
  }

  /// Whether the table `kern` applies, which it does where GPOS has no feature of that name.
  private static func isKernedByLegacy(
    _ font: HarfBuzzFont, _ layout: PlannedLayout
  ) throws(ProofRefusal) -> Bool {
    guard !layout.hasKerning else { return false }
    let table = FontTable(font.table("kern"))
    if table.isEmpty { return false }
    try LegacyKerning.requirePairs(table)
    return true
  }
}
