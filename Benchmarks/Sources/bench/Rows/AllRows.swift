/// The rows of the table, in order.
enum AllRows {
  /// All rows, or for a small run the same with only a few lines each.
  static func plans(_ options: Options) -> [Plan] {
    let limit = options.isSmall ? 200 : nil
    var plans = widths(limit: limit)
    plans += ParagraphRows(font: .dejaVu, limit: limit, leastGain: 1).plans
    plans += ParagraphRows(font: .inter, limit: limit, leastGain: 1.5).plans
    plans += layout(small: options.isSmall)
    plans += GrowthRows.plans(small: options.isSmall)
    if let tagflow = options.tagflow { plans += CommandRows(tagflow: tagflow).plans }
    return plans
  }

  private static func widths(limit: Int?) -> [Plan] {
    let latin = "tags-latin"
    let unique = "tags-unique"
    return [
      WidthRows(corpus: latin, font: .dejaVu, limit: limit, bars: latinBars(warm: 40)).plan,
      WidthRows(corpus: latin, font: .inter, limit: limit, bars: latinBars(warm: 100)).plan,
      WidthRows(corpus: unique, font: .dejaVu, limit: limit, bars: uniqueBars(20)).plan,
      WidthRows(corpus: unique, font: .roboto, limit: limit, bars: uniqueBars(20)).plan,
      WidthRows(corpus: unique, font: .inter, limit: limit, bars: uniqueBars(25)).plan,
      MultiscriptRow(limit: limit).plan,
    ]
  }

  private static func layout(small: Bool) -> [Plan] {
    let counts = small ? [1000] : [1000, 10_000, 100_000, 1_000_000]
    let largest = counts[counts.count - 1]
    return counts.map { ArrangeRows(count: $0, bars: $0 == largest ? arrangeBars : []).plan } + [
      QueryRow(
        count: largest, bars: [Bar("TagFlow items in a screenful", takesAtMost: 5000)]
      ).plan
    ]
  }

  private static func latinBars(warm: Double) -> [Bar] {
    [
      Bar(Names.warm, isFasterThan: Names.bare, atLeast: warm),
      Bar(Names.warm, isFasterThan: Names.warmStrings, atLeast: 1 / 1.5),
      Bar(Names.cold, isFasterThan: Names.bare, atLeast: 4),
    ]
  }

  private static func uniqueBars(_ gain: Double) -> [Bar] {
    [Bar(Names.cold, isFasterThan: Names.bare, atLeast: gain)]
  }

  private static let arrangeBars = [
    Bar("TagFlow arrange", isFasterThan: "bare C loop, new storage", atLeast: 1.0 / 3),
    Bar("TagFlow re-arrange", isFasterThan: "bare C loop, storage used again", atLeast: 1.0 / 2),
  ]
}
