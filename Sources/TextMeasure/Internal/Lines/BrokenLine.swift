/// One line of a paragraph.
struct BrokenLine {
  let pieces: LinePieces
  /// Where the next line begins: after the spaces that hang.
  let end: Int
  /// The exact width of what the line shows.
  let width: Double
  /// The break opportunity that it ends at, nil if it was cut elsewhere.
  var opportunity: Int?
}

/// Where a line begins.
struct LineStart {
  let position: Int
  /// The first break opportunity after it.
  let next: Int
  /// Whether it is the paragraph's beginning or the opportunity before `next`.
  let isOpportunity: Bool

  /// The beginning of a paragraph.
  static let first = LineStart(position: 0, next: 0, isOpportunity: true)

  /// After a line.
  init(after line: BrokenLine, of breaks: BreakOpportunities) {
    if let opportunity = line.opportunity {
      self.init(position: line.end, next: opportunity + 1, isOpportunity: true)
    } else {
      let next = breaks.first(after: line.end)
      self.init(
        position: line.end, next: next,
        isOpportunity: next > 0 && Int(breaks[next - 1].position) == line.end)
    }
  }

  init(position: Int, next: Int, isOpportunity: Bool) {
    self.position = position
    self.next = next
    self.isOpportunity = isOpportunity
  }
}
