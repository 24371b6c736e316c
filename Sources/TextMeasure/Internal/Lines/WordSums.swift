/// The units of a paragraph before each of its break opportunities, side by side for quick search.
///
/// There are none for a paragraph of several fonts, with tabs, or with letter or word spacing: its
/// lines are no differences of two sums.
struct WordSums: Sendable {
  /// What breaking asks of one opportunity.
  struct Opportunity: Sendable {
    let position: Int32
    /// The units before the end of the content of a line that ends here.
    let end: Int32
    /// The units before a line that begins here.
    let start: Int32
    /// Whether a line from any opportunity before is exactly as wide as the sums say.
    let isEndExact: Bool
    /// Whether a line to any opportunity after is.
    let isStartExact: Bool
  }

  let opportunities: [Opportunity]
  private let unitsPerEm: Double

  init?(_ advances: ParagraphAdvances, breaks: BreakOpportunities) {
    guard advances.isOneSum else { return nil }
    unitsPerEm = advances.fonts[0].unitsPerEm
    var opportunities: [Opportunity] = []
    opportunities.reserveCapacity(breaks.count)
    var previous = 0
    for opportunity in breaks.all {
      let position = Int(opportunity.position)
      let contentEnd = Int(opportunity.contentEnd)
      let endCut = advances.cut(at: contentEnd)
      let units = advances.units(ofFontAt: 0, 0, contentEnd) - endCut.pairUnits
      guard let end = Int32(exactly: units),
        let start = Int32(exactly: advances.units(ofFontAt: 0, 0, position))
      else { return nil }
      opportunities.append(
        Opportunity(
          position: opportunity.position, end: end, start: start,
          // A line of spaces alone is not what the pair at its end would make it.
          isEndExact: contentEnd > previous && endCut.isSafe && !opportunity.showsHyphen,
          isStartExact: advances.isSafe(position)))
      previous = position
    }
    self.opportunities = opportunities
  }

  /// The most units that fit in a limit of 0 or more.
  func room(in limit: Double, spacing: Spacing) -> Int {
    func fits(_ units: Int) -> Bool {
      LineBreaker.fits(spacing.points(units, unitsPerEm: unitsPerEm), limit)
    }
    let near = (limit + LineOptions.tolerance) * unitsPerEm / spacing.size
    guard near < Double(Int32.max) else { return Int(Int32.max) }
    var units = Int(near)
    while !fits(units) { units -= 1 }
    while fits(units + 1) { units += 1 }
    return units
  }
}
