/// The rows of the table, in order.
enum AllRows {
  static func plans(_ scale: Scale, tagflow: String?) -> [Plan] {
    var plans = widths(limit: scale.lines)
    plans += ParagraphRows(font: .dejaVu, limit: scale.lines).plans
    plans += ParagraphRows(font: .inter, limit: scale.lines).plans
    plans += scale.counts.map { ArrangeRows(count: $0).plan }
    plans += [BalancedRow(count: scale.balanced).plan, QueryRow(count: scale.most).plan]
    plans += scale.counts.map { ScrollRow(count: $0).plan }
    plans += scale.counts.map { EditRow(count: $0).plan }
    plans += GrowthRows.plans(scale)
    plans += MemoryRows.plans(scale)
    if let tagflow { plans += CommandRows(tagflow: tagflow, limit: scale.lines).plans }
    return plans
  }

  private static func widths(limit: Int?) -> [Plan] {
    [
      WidthRows("tags-latin", .dejaVu, limit: limit).plan,
      WidthRows("tags-latin", .inter, limit: limit).plan,
      WidthRows("tags-unique", .dejaVu, limit: limit).plan,
      WidthRows("tags-unique", .roboto, limit: limit).plan,
      WidthRows("tags-unique", .inter, limit: limit).plan,
      WidthRows(WidthRows.cjk, .notoCJK, limit: limit).plan,
      MultiscriptRow(limit: limit).plan,
      BatchRow(limit: limit).plan,
    ]
  }
}
