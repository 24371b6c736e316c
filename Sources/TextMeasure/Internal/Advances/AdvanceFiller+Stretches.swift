extension AdvanceFiller {
  private static var mostStretches: Int { 4096 }

  /// Shapes the stretches of a run that rules change, and puts them in the place of their glyphs.
  mutating func putStretches(into run: inout AdvanceRun) {
    withFinder { $0.findStretches(of: &run) }
    for range in run.stretches {
      let shape = shape(ofStretch: range, in: run)
      var stretch = ShapedStretch(range: range, shape: shape)
      if range.lowerBound > 0 {
        let before = run.items[range.lowerBound - 1]
        stretch.before =
          pairUnits(before.glyph, shape.firstGlyph)
          ?? self.shape(ofStretch: range.lowerBound - 1..<range.upperBound, in: run).units
          - before.advance - shape.units
      }
      if range.upperBound < run.count {
        let after = run.items[range.upperBound]
        stretch.after =
          pairUnits(shape.lastGlyph, after.glyph)
          ?? self.shape(ofStretch: range.lowerBound..<range.upperBound + 1, in: run).units
          - after.advance - shape.units
      }
      run.put(stretch)
    }
  }

  /// What a pair of glyphs at the end of a stretch adds, nil if HarfBuzz has to be asked.
  private mutating func pairUnits(_ first: Int, _ second: Int) -> Int? {
    let pair = GlyphPair(first, second)
    if let known = edges[pair] { return known }
    guard !published.isRefuted, !proof.pairs.skipsPairs,
      !proof.refused.contains(first),
      !proof.refused.contains(second)
    else { return nil }
    let units: Int
    switch pairRows.answer(first, second) {
    case .units(let found):
      units = found
    case .untried(let found, let part) where triedParts.contains(part):
      units = found
    default:
      return nil
    }
    if edges.count >= Self.mostStretches { edges.removeAll() }
    edges.insert(pair, units)
    return units
  }

  /// A stretch of a run shaped by itself, which is remembered.
  private mutating func shape(ofStretch range: Range<Int>, in run: AdvanceRun) -> StretchShape {
    if range.count == 2 {
      let pair = run.pair(at: range.lowerBound)
      if let known = pairShapes[pair] { return known }
      let shape = newShape(run.scalars(range))
      if pairShapes.count >= Self.mostStretches { pairShapes.removeAll() }
      pairShapes.insert(pair, shape)
      return shape
    }
    let scalars = run.scalars(range)
    if let known = stretches[scalars] { return known }
    let shape = newShape(scalars)
    if stretches.count >= Self.mostStretches { stretches.removeAll(keepingCapacity: true) }
    stretches[scalars] = shape
    return shape
  }

  private func newShape(_ scalars: [UInt32]) -> StretchShape {
    StretchShape(shaped(scalars), count: scalars.count)
  }
}
