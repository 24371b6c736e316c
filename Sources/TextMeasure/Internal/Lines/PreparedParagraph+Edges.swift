/// Where a line begins or ends at a position that HarfBuzz calls unsafe, the glyphs there are not
/// those of the whole paragraph. The edge is shaped as the line has it, up to a position that is
/// safe in the whole paragraph and in the new shaping alike; beyond, nothing changes.
extension PreparedParagraph {
  /// What changes at the beginning of a line that starts at an unsafe position.
  func startEdge(at start: Int) -> Edge {
    edges.edge(.start(start)) {
      let run = runs[runIndex(at: start)]
      return context.withWorkspace { workspace in
        var reach = Self.firstReach
        while true {
          var end = min(start + reach, run.range.upperBound)
          while end < run.range.upperBound, !advances.isSafe(end) { end += 1 }
          let fresh = EdgeShaping(
            context.shape(
              run, range: start..<end, of: text.scalars, text: start..<count, in: workspace),
            range: start..<end)
          var safe = start + 1
          while safe < end, !(advances.isSafe(safe) && fresh.isSafe(safe)) { safe += 1 }
          if safe < end || end == run.range.upperBound {
            return edge(of: run, start..<min(safe, end), fresh, safe: min(safe, end))
          }
          reach *= 4
        }
      }
    }
  }

  /// What changes at the end of a line that ends at an unsafe position.
  func endEdge(at end: Int) -> Edge {
    edges.edge(.end(end)) {
      endEdge(at: end, of: text.scalars, adding: SpacingCount())
    }
  }

  /// What changes at the end of a line that ends after a soft hyphen and shows it (M5).
  func hyphenEdge(at end: Int) -> Edge {
    edges.edge(.hyphen(end)) {
      let run = runs[runIndex(at: end - 1)]
      var scalars = text.scalars
      scalars[end - 1] = hyphen(of: run)
      return endEdge(
        at: end, of: scalars, adding: SpacingCount(letters: run.script.isCursive ? 0 : 1))
    }
  }

  /// What a soft hyphen shows: U+2010, or `-` if the font lacks it (M5).
  func hyphen(of run: TextRun) -> UInt32 {
    context.cascade[run.font].covers(0x2010) ? 0x2010 : 0x2D
  }

  /// How many scalars are shaped at first; four times as many each time that is too few.
  private static let firstReach = 16

  private func endEdge(at end: Int, of scalars: [UInt32], adding spacing: SpacingCount) -> Edge {
    let run = runs[runIndex(at: end - 1)]
    return context.withWorkspace { workspace in
      var reach = Self.firstReach
      while true {
        var start = max(end - reach, run.range.lowerBound)
        while start > run.range.lowerBound, !advances.isSafe(start) { start -= 1 }
        let fresh = EdgeShaping(
          context.shape(run, range: start..<end, of: scalars, text: 0..<end, in: workspace),
          range: start..<end)
        var safe = end - 1
        while safe > start, !(advances.isSafe(safe) && fresh.isSafe(safe)) { safe -= 1 }
        if safe > start || start == run.range.lowerBound {
          return edge(of: run, max(safe, start)..<end, fresh, safe: max(safe, start), spacing)
        }
        reach *= 4
      }
    }
  }

  private func edge(
    of run: TextRun, _ range: Range<Int>, _ fresh: EdgeShaping, safe: Int,
    _ spacing: SpacingCount = SpacingCount()
  ) -> Edge {
    let slot = advances.fonts.firstIndex(of: run.font) ?? 0
    let whole = advances.units(ofFontAt: slot, range.lowerBound, range.upperBound)
    return Edge(units: fresh.units(range) - whole, font: run.font, safe: safe, spacing: spacing)
  }
}

/// The edge of a line shaped anew: the advance and the safety of each scalar.
private struct EdgeShaping {
  private var advances: [Int]
  private var isSafe: [Bool]
  private let start: Int

  init(_ shaped: ShapedGlyphs, range: Range<Int>) {
    start = range.lowerBound
    advances = Array(repeating: 0, count: range.count)
    isSafe = Array(repeating: false, count: range.count)
    for index in 0..<shaped.count {
      let glyph = shaped[index]
      advances[Int(glyph.cluster) - start] += Int(glyph.advance)
      isSafe[Int(glyph.cluster) - start] = !glyph.isUnsafeToBreak
    }
  }

  func isSafe(_ position: Int) -> Bool { isSafe[position - start] }

  func units(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + advances[$1 - start] }
  }
}
