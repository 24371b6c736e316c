/// Why nothing is proven of a font, so that all its text is shaped.
///
/// What is refused of a font that is otherwise sound is a glyph, not the font: `AdvanceProof.refused`.
enum ProofRefusal: Error, Equatable {
  /// A table ends before what it says it holds, an offset leads out of it, or the subtables of an
  /// extension lookup differ in type.
  case damagedTable
  /// HarfBuzz found damage somewhere in a table and uses a copy without some of it.
  case changedTable
  /// Glyphs or ranges are not in ascending order, so that a search in halves would miss some.
  case unorderedTable
  /// A format that OpenType 1.9 does not have, or that this HarfBuzz may not know.
  case unknownFormat
  /// Apple's tables `morx`, `mort`, `kerx` or `trak` would take part.
  case appleLayout
  /// More rules than are worth keeping.
  case tooManyRules
  /// A rule could apply so often that HarfBuzz would stop half-way.
  case tooManyOperations
  /// The feature `rand` applies, whose choice depends on how often was chosen before.
  case randomAlternates
  /// A lookup passes over base glyphs, and marks can come from letters: it could reach any distance.
  case ignoresBases
  /// A lookup passes over ligatures in a font that does not say which glyphs these are.
  case ignoresUnknownLigatures
  /// The table `kern` applies and is not one of pairs: a state machine, or across the line.
  case kerningByStates
}
