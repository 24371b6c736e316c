extension PreparedParagraph {
  /// The exact width of a line from one position to another: that of shaping its own text (M4).
  ///
  /// Arithmetic, but for edges at unsafe positions, which are shaped once and remembered.
  /// `showsHyphen` is for a line that ends after a soft hyphen and shows it (M5).
  func width(from start: Int, to end: Int, showsHyphen: Bool = false) -> Double {
    guard end > start else { return 0 }
    var stop = 0.0
    var stretch = start
    for tab in advances.tabs(in: start..<end) {
      stop = spacing.tabStop(after: stop + stretchWidth(stretch, tab, showsHyphen: false))
      stretch = tab + 1
    }
    return stop + stretchWidth(stretch, end, showsHyphen: showsHyphen)
  }

  /// The width of a stretch without tabs as it is in the whole paragraph, its edges as they are.
  func plainWidth(from start: Int, to end: Int) -> Double {
    let width = unitsWidth(start, end, nil, nil)
    return spacing.addsSpace ? width + spacing.width(of: advances.spacing(start, end)) : width
  }

  /// The width of a stretch without tabs.
  private func stretchWidth(_ start: Int, _ end: Int, showsHyphen: Bool) -> Double {
    guard end > start else { return 0 }
    let first = advances.isSafe(start) ? nil : startEdge(at: start)
    let last = lastEdge(at: end, showsHyphen: showsHyphen)
    let isApart = (first?.safe ?? start) <= (last?.safe ?? end)
    guard isApart, advances.fonts.count <= UInt64.bitWidth else {
      return edges.width(.line(start, end, showsHyphen: showsHyphen)) {
        shapedLine(LinePieces(start..<end, showsHyphen: showsHyphen)).width(spacing)
      }
    }
    let width = unitsWidth(start, end, first, last)
    guard spacing.addsSpace else { return width }
    var count = advances.spacing(start, end)
    if let last { count.add(last.spacing) }
    return width + spacing.width(of: count)
  }

  private func lastEdge(at end: Int, showsHyphen: Bool) -> Edge? {
    if showsHyphen { return hyphenEdge(at: end) }
    return advances.isSafe(end) ? pairEdge(at: end) : endEdge(at: end)
  }

  /// What changes at the end of a line between two glyphs that only a pair's value joins.
  private func pairEdge(at end: Int) -> Edge? {
    let units = advances.endUnits(at: end)
    guard units != 0 else { return nil }
    let font =
      advances.fonts.count == 1 ? advances.fonts[0].index : runs[runIndex(at: end - 1)].font
    return Edge(units: units, font: font, safe: end, spacing: SpacingCount())
  }

  /// The scaled units of a stretch, font by font in order of first use (M1).
  private func unitsWidth(_ start: Int, _ end: Int, _ first: Edge?, _ last: Edge?) -> Double {
    func width(_ slot: Int) -> Double {
      let font = advances.fonts[slot]
      var units = advances.units(ofFontAt: slot, start, end)
      if let first, first.font == font.index { units += first.units }
      if let last, last.font == font.index { units += last.units }
      return spacing.points(units, unitsPerEm: font.unitsPerEm)
    }
    if advances.fonts.count == 1 { return width(0) }
    // Beyond what fits in a word of flags the order is the paragraph's.
    guard 1...UInt64.bitWidth ~= advances.fonts.count else {
      return advances.fonts.indices.reduce(0) { $0 + width($1) }
    }
    var sum = 0.0
    var unseen = UInt64.max >> UInt64(UInt64.bitWidth - advances.fonts.count)
    var run = runIndex(at: start)
    while unseen != 0, run < runs.count, runs[run].range.lowerBound < end {
      if let slot = advances.slot(ofFont: runs[run].font), unseen & 1 << slot != 0 {
        unseen &= ~(1 << UInt64(slot))
        sum += width(slot)
      }
      run += 1
    }
    return sum
  }
}
