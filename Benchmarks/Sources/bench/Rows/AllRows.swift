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
    ].map(\.plan)
      + counts.map { ArrangeRows(count: $0, bars: $0 == 1_000_000 ? arrangeBars : []).plan }
  }

  private static func latinBars(warm: Double) -> [Bar] {
    [
      Bar(of: Names.warm, against: Names.bare, atLeast: warm),
      Bar(of: Names.warm, against: Names.warmStrings, atLeast: 1 / 1.5),
      Bar(of: Names.cold, against: Names.bare, atLeast: 4),
    ]
  }

  private static let arrangeBars = [
    Bar(of: "TagFlow arrange", against: "bare C loop, new storage", atLeast: 1.0 / 3),
    Bar(of: "TagFlow re-arrange", against: "bare C loop, storage used again", atLeast: 1.0 / 2),
  ]
}
