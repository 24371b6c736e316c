/// Reads what the layout tables of a font do, each lookup once for all plans that use it.
struct LayoutReader: Sendable {
  let classes: GlyphCategories
  /// GPOS.
  let positions: FontTable
  private var substitution: SubstitutionReader
  private var positioning: PositioningReader
  /// The sets of the rules that were read.
  private var sets = GlyphSets()

  init(_ font: HarfBuzzFont) {
    classes = GlyphCategories(font)
    positions = FontTable(font.table("GPOS"))
    substitution = SubstitutionReader(FontTable(font.table("GSUB")), classes: classes)
    positioning = PositioningReader(positions, classes: classes)
  }

  /// What the lookups of a plan, and those that their rules call, do together.
  mutating func read(_ layout: PlannedLayout) throws(ProofRefusal) -> LayoutFindings {
    var findings = LayoutFindings()
    let substitution = try substitution.read(layout.substitution, &sets, to: &findings)
    let positioning = try positioning.read(layout.positioning, &sets, to: &findings)
    try OperationBound.check(
      substitution: substitution, positioning: positioning,
      comesTwice: layout.hasRequiredVariations)
    findings.sets = sets
    return findings
  }
}
