/// Where a line begins or ends at a position that HarfBuzz calls unsafe, the glyphs there are not
/// those of the whole paragraph. The edge is shaped as the line has it, up to a position that is
/// safe in the whole paragraph and in the new shaping alike; beyond, nothing changes.
///
/// A word can have no safe position for ever, where every letter kerns. So an edge reaches only so
/// far; past that, lines are shaped whole.
extension PreparedParagraph {
  /// What changes at the beginning of a line that starts at an unsafe position.
  func startEdge(at start: Int) -> Edge {
    edges.edge(.start(start)) {
      let run = runs[runIndex(at: start)]
      let last = min(start + Self.furthestReach, run.range.upperBound)
      return context.withWorkspace { workspace in
        var reach = Self.firstReach
        while true {
          var end = min(start + reach, last)
          while end < last, !advances.isSafe(end) { end += 1 }
          guard end == run.range.upperBound || advances.isSafe(end) else {
            return Edge.endless(font: run.font, safe: .max)
          }
          let fresh = EdgeShaping(
            context.shape(
              run, range: start..<end, of: text.scalars, text: start..<count, in: workspace),
            range: start..<end)
          var safe = start + 1
          while safe < end, !(advances.isSafe(safe) && fresh.isSafe(safe)) { safe += 1 }
          if safe < end || end == run.range.upperBound {
            return edge(of: run, start..<min(safe, end), fresh, safe: min(safe, end))
          }
          if end == last { return Edge.endless(font: run.font, safe: .max) }
          reach *= 4
        }
      }
    }
  }

  /// What changes at the end of a line that ends at an unsafe position.
  func endEdge(at end: Int) -> Edge {
    edges.edge(.end(end)) { shapedEndEdge(at: end) }
  }

  /// What changes at the end of a line that ends after a soft hyphen and shows it (M5).
  func hyphenEdge(at end: Int) -> Edge {
    edges.edge(.hyphen(end)) {
      let run = runs[runIndex(at: end - 1)]
      return shapedEndEdge(
        at: end, hyphen: hyphen(of: run),
        adding: SpacingCount(letters: run.script.isCursive ? 0 : 1))
    }
  }

  /// What a soft hyphen shows: U+2010, or `-` if the font lacks it (M5).
  func hyphen(of run: TextRun) -> UInt32 {
    context.cascade[run.font].covers(0x2010) ? 0x2010 : 0x2D
  }

  /// How many scalars are shaped at first; four times as many each time that is too few.
  private static let firstReach = 16
  private static let furthestReach = 256

  private func shapedEndEdge(
    at end: Int, hyphen: UInt32? = nil, adding spacing: SpacingCount = SpacingCount()
  ) -> Edge {
    let run = runs[runIndex(at: end - 1)]
    let first = max(end - Self.furthestReach, run.range.lowerBound)
    return context.withWorkspace { workspace in
      var reach = Self.firstReach
      while true {
        var start = max(end - reach, first)
        while start > first, !advances.isSafe(start) { start -= 1 }
        guard start == run.range.lowerBound || advances.isSafe(start) else {
          return Edge.endless(font: run.font, safe: .min)
        }
        let fresh = shapedEnd(of: run, start..<end, hyphen: hyphen, in: workspace)
        var safe = end - 1
        while safe > start, !(advances.isSafe(safe) && fresh.isSafe(safe)) { safe -= 1 }
        if safe > start || start == run.range.lowerBound {
          return edge(of: run, max(safe, start)..<end, fresh, safe: max(safe, start), spacing)
        }
        if start == first { return Edge.endless(font: run.font, safe: .min) }
        reach *= 4
      }
    }
  }

  /// The end of a line, cut out with what joining looks at before it.
  private func shapedEnd(
    of run: TextRun, _ range: Range<Int>, hyphen: UInt32?, in workspace: borrowing Workspace
  ) -> EdgeShaping {
    let start = max(0, range.lowerBound - ShapingBuffer.contextLength)
    var scalars = Array(text.scalars[start..<range.upperBound])
    if let hyphen { scalars[scalars.count - 1] = hyphen }
    let cut = range.lowerBound - start..<scalars.count
    return EdgeShaping(
      context.shape(run, range: cut, of: scalars, text: 0..<scalars.count, in: workspace),
      range: range, shift: start)
  }

  private func edge(
    of run: TextRun, _ range: Range<Int>, _ fresh: EdgeShaping, safe: Int,
    _ spacing: SpacingCount = SpacingCount()
  ) -> Edge {
    let slot = advances.slot(ofFont: run.font) ?? 0
    let whole = advances.units(ofFontAt: slot, range.lowerBound, range.upperBound)
    return Edge(units: fresh.units(range) - whole, font: run.font, safe: safe, spacing: spacing)
  }
}

/// The edge of a line shaped anew: the advance and the safety of each scalar.
private struct EdgeShaping {
  private var advances: [Int]
  private var isSafe: [Bool]
  private let start: Int

  /// The glyphs of `range`; where they count positions from is `shift`.
  init(_ shaped: ShapedGlyphs, range: Range<Int>, shift: Int = 0) {
    start = range.lowerBound
    advances = Array(repeating: 0, count: range.count)
    isSafe = Array(repeating: false, count: range.count)
    for index in 0..<shaped.count {
      let glyph = shaped[index]
      let index = Int(glyph.cluster) + shift - start
      advances[index] += Int(glyph.advance)
      isSafe[index] = !glyph.isUnsafeToBreak
    }
  }

  func isSafe(_ position: Int) -> Bool { isSafe[position - start] }

  func units(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + advances[$1 - start] }
  }
}
