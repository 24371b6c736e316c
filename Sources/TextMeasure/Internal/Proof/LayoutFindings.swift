/// What the tables say of glyphs so far.
struct LayoutFindings {
  /// Glyphs of which nothing is proven, wherever they stand.
  private(set) var refused = GlyphSet.empty
  var rules = SequenceRules()

  mutating func refuse(_ glyphs: GlyphSet) {
    refused = refused.union(glyphs)
  }

  /// Whether a rule cannot apply without a mark.
  func needsMark(_ rule: some Sequence<SetID>, _ classes: GlyphCategories) -> Bool {
    rule.contains { rules.sets[$0].subtracting(classes.marks).isEmpty }
  }
}
