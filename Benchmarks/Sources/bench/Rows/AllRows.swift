/// The rows of the table, in order.
enum AllRows {
  /// All rows, or for a small run the same with only a few lines each.
  static func plans(small: Bool) -> [Plan] {
    let limit = small ? 200 : nil
    let counts = small ? [1000] : [1000, 10_000, 100_000, 1_000_000]
    return [
      WidthRows(corpus: "tags-latin", font: .dejaVu, limit: limit, bars: latinBars(warm: 40)),
      WidthRows(corpus: "tags-latin", font: .inter, limit: limit, bars: latinBars(warm: 100)),
      WidthRows(corpus: "tags-unique", font: .dejaVu, limit: limit),
      WidthRows(corpus: "tags-unique", font: .inter, limit: limit),
    ].map(\.plan) + [MultiscriptRow(limit: limit).plan]
      + counts.map { ArrangeRows(count: $0, bars: $0 == 1_000_000 ? arrangeBars : []).plan }
  }

  private static func latinBars(warm: Double) -> [Bar] {
    [
      Bar(Names.warm, isFasterThan: Names.bare, atLeast: warm),
      Bar(Names.warm, isFasterThan: Names.warmStrings, atLeast: 1 / 1.5),
      Bar(Names.cold, isFasterThan: Names.bare, atLeast: 4),
    ]
  }

  private static let arrangeBars = [
    Bar("TagFlow arrange", isFasterThan: "bare C loop, new storage", atLeast: 1.0 / 3),
    Bar("TagFlow re-arrange", isFasterThan: "bare C loop, storage used again", atLeast: 1.0 / 2),
  ]
}
