extension ShapingContext {
  /// A line's own text with all its glyphs.
  func shape(
    _ line: LineText, spacing: Spacing, in workspace: borrowing Workspace
  ) -> ShapedLine {
    let text = line.text
    let clusters = line.clusters
    let runs = line.runs.map { run in
      guard !run.isTab else {
        return ShapedRun(
          font: run.font, level: run.level, isTab: true, glyphs: [], glyphSpacing: [])
      }
      let shaped = shape(
        run, range: run.range, of: text.scalars, text: 0..<text.count, in: workspace)
      return ShapedRun(
        font: run.font, level: run.level, isTab: false,
        glyphs: (0..<shaped.count).map { shaped[$0].offset(by: text.offsets) },
        glyphSpacing: spacing.addsSpace
          ? glyphSpacing(of: run, shaped: shaped, text: text, clusters: clusters) : [])
    }
    return ShapedLine(runs: runs, cascade: cascade)
  }

  /// Where in a run's glyphs spacing goes: after the last glyph of a cluster in logical order.
  ///
  /// A ligature of several grapheme clusters takes the spacing of them all after it.
  private func glyphSpacing(
    of run: TextRun, shaped: ShapedGlyphs, text: ScalarText, clusters: ClusterStarts
  ) -> [SpacingCount] {
    var counts = Array(repeating: SpacingCount(), count: shaped.count)
    // In logical order; the last glyph of a cluster is the one before the next cluster's first.
    let order = run.isRightToLeft ? Array((0..<shaped.count).reversed()) : Array(0..<shaped.count)
    var position = 0
    SpacingCount.forEachCluster(of: run, in: text, clusters: clusters) { start, count in
      while position + 1 < order.count, shaped.cluster(at: order[position + 1]) <= start {
        position += 1
      }
      guard position < order.count else { return }
      var last = position
      let glyphCluster = shaped.cluster(at: order[position])
      while last + 1 < order.count, shaped.cluster(at: order[last + 1]) == glyphCluster {
        last += 1
      }
      counts[order[last]].add(count)
    }
    return counts
  }
}
