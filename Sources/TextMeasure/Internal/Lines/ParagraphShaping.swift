/// What shaping a paragraph whole says of each scalar.
struct ParagraphShaping {
  /// The advance of the cluster that begins at each scalar, in units of its run's font.
  private(set) var advances: [Int32]
  /// Whether a line cannot begin or end before each scalar without shaping its edge anew.
  private(set) var isUnsafe: [Bool]
  /// Grapheme clusters with a glyph `.notdef`.
  private(set) var missing = 0

  /// Shapes the runs of the paragraph in the workspace.
  init(_ workspace: Workspace, context: ShapingContext, clusters: ClusterStarts) {
    advances = Array(repeating: 0, count: workspace.text.count)
    // Inside a cluster is unsafe; where clusters begin, their glyphs tell.
    isUnsafe = Array(repeating: true, count: workspace.text.count)
    var missingClusters = MissingClusters()
    for (index, run) in workspace.runs.enumerated() {
      if run.isTab {
        isUnsafe[run.range.lowerBound] = false
        continue
      }
      let shaped = context.shape(run, in: workspace)
      missingClusters.add(shaped, clusters: clusters)
      add(shaped)
      // HarfBuzz sees no glyph beyond the run, yet joining letters look at the scalars there.
      isUnsafe[run.range.lowerBound] = index > 0 && run.script.joins
    }
    missing = missingClusters.count
  }

  private mutating func add(_ shaped: ShapedGlyphs) {
    for index in 0..<shaped.count {
      let glyph = shaped[index]
      let cluster = Int(glyph.cluster)
      // Damaged fonts make so many and so wide glyphs of a cluster that their sum would overflow.
      advances[cluster] = Int32(clamping: Int(advances[cluster]) + Int(glyph.advance))
    }
    // A cluster is safe only if all its glyphs are, and each glyph carries the cluster's flag.
    for index in 0..<shaped.count {
      isUnsafe[shaped.cluster(at: index)] = shaped[index].isUnsafeToBreak
    }
  }
}
