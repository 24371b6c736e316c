/// One line with all its glyphs, in font units: what the answers about a line are read from.
struct ShapedLine: Sendable {
  /// The runs in logical order.
  let runs: [ShapedRun]
  let cascade: FontCascade

  /// The width in points, every space counted (M1, M4, M6).
  func width(_ spacing: Spacing) -> Double {
    var stop = 0.0
    var advance = LineAdvance()
    for run in runs {
      if run.isTab {
        stop = spacing.tabStop(after: stop + spacing.width(of: advance, in: cascade))
        advance.reset()
      } else {
        advance.add(units: run.units, font: run.font)
        advance.add(run.spacing)
      }
    }
    return stop + spacing.width(of: advance, in: cascade)
  }
}

/// One run's glyphs in visual order, in font units of its font.
struct ShapedRun: Sendable {
  let font: Int
  let level: UInt8
  let isTab: Bool
  /// Each glyph's cluster is an offset in the whole text's UTF-8.
  let glyphs: [Glyph]
  /// The letter and word spaces of each glyph's cluster, at the cluster's last glyph in logical
  /// order; empty if the style adds none.
  let glyphSpacing: [SpacingCount]

  var isRightToLeft: Bool { level & 1 != 0 }

  /// The sum of the advances.
  var units: Int { glyphs.reduce(0) { $0 + Int($1.advance) } }

  var spacing: SpacingCount { glyphSpacing.reduce(into: SpacingCount()) { $0.add($1) } }
}
