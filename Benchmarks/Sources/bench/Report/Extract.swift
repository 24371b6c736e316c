/// A row of the short table: a contestant beside another.
struct Extract {
  let text: String
  let row: String
  let of: String
  let other: String

  static let all = [
    Extract(
      text: "Width of a tag, measured before", row: RowName.widths("tags-latin", .inter),
      of: Names.warm, other: Names.bare),
    Extract(
      text: "Width of a new tag", row: RowName.widths("tags-unique", .inter), of: Names.cold,
      other: Names.bare),
    Extract(
      text: "Width of a new text in many scripts", row: RowName.multiscript, of: Names.cold,
      other: Names.itemized),
    Extract(
      text: "Prepare a paragraph of 500 characters", row: RowName.prepare(.inter),
      of: Names.cold, other: Names.bare),
    Extract(
      text: "Break it again at another width", row: RowName.breakAgain(.inter),
      of: Names.lineCount, other: Names.pango),
    Extract(
      text: "Arrange a chip, one of a million", row: RowName.arrange(Scale.full.most),
      of: Names.arrange, other: Names.loop),
    Extract(
      text: "Find a screenful of them", row: RowName.query(Scale.full.most), of: Names.screenful,
      other: Names.scan),
    Extract(
      text: "Measure one text by the command", row: RowName.oneShot(.inter), of: Names.measure,
      other: Names.hbShape),
  ]

  /// A line of Markdown, `nil` where the row was left out.
  func line(_ contests: [ContestResult]) -> String? {
    guard let contest = contests.first(where: { $0.name == row }), let own = contest.entry(of),
      let base = contest.entry(other)
    else { return nil }
    return "| \(text) | \(Table.amount(own.median, contest.quantity))"
      + " | \(other) | \(Table.amount(base.median, contest.quantity)) |"
  }
}
