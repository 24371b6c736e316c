import TestSupport

/// Fonts of a few kilobytes whose proof would take seconds or minutes if all that their tables say were
/// followed up.
extension ProofTests {
  /// A substitution of a glyph by the next one, from `first` to `last`.
  private static func chain(_ first: Int, _ last: Int) -> [UInt8] {
    let range = TableBytes.part([.number(2), .number(1), .number(first), .number(last), .number(0)])
    return TableBytes.part([.number(1), .part(range), .number(1)])
  }

  /// Glyphs that only fonts of more glyphs than this have.
  private static let far = 60_000

  /// Pairs of classes whose values have no fields: 65,535 rows take no byte.
  private static let emptyRows = TableBytes.part([
    .number(2), .part(nil), .number(0), .number(0), .part(nil), .part(nil), .number(65_535),
    .number(1),
  ])

  /// Rules of sets that could all be made of most glyphs.
  private static let manySources = (0..<40).map { rule in
    TableBytes.chained([], [[300 + rule, far + 1], [400 + rule, far]], calls: [(0, 1)])
  }

  static let laborious: [Case] = [
    Case(
      testDescription: "rows of pairs without bytes",
      tables: [
        "GPOS": TableBytes.layout(
          "kern", [Lookup(2, TableBytes.pairs(a, [b: -50]), emptyRows, times: 16_000)])
      ]),
    Case(
      testDescription: "a long chain that ends in a mark",
      tables: [
        "GSUB": TableBytes.layout(
          "calt",
          [
            Lookup(6, TableBytes.chained([], [[a], [b]], calls: [(0, 1)])),
            Lookup(1, chain(200, far)),
          ]),
        "GDEF": TableBytes.definitions([far + 1: 3]),
      ], refusal: "tooManyRules"),
    Case(
      testDescription: "sets of many sources",
      tables: [
        "GSUB": TableBytes.layout(
          "calt",
          [
            Lookup(
              6, all: [TableBytes.chained([], [[a], [b]], calls: [(0, 1)])] + manySources),
            Lookup(1, chain(1, far)),
          ]),
        "GPOS": TableBytes.layout("kern", [pairs]),
      ], hasRules: true),
  ]
}
