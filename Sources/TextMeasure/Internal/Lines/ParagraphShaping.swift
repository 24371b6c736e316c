/// What the glyphs of a paragraph in one piece say of each scalar.
struct ParagraphShaping {
  /// The advance of the cluster that begins at each scalar, in units of its run's font.
  private(set) var advances: [Int32]
  /// Whether a line cannot begin or end before each scalar without shaping its edge anew.
  private(set) var isUnsafe: [Bool]
  /// What the pair of each scalar and the one before adds to the advance before, where that is all
  /// that a cut between them changes; empty if it is nothing everywhere.
  private(set) var pairs: [Int32] = []
  /// Grapheme clusters with a glyph `.notdef`.
  private(set) var missing = 0

  /// Adds up or shapes the runs of the paragraph in the workspace.
  init(_ workspace: Workspace, context: ShapingContext, clusters: ClusterStarts) {
    advances = Array(repeating: 0, count: workspace.text.count)
    // Inside a cluster is unsafe; where clusters begin, their glyphs tell.
    isUnsafe = Array(repeating: true, count: workspace.text.count)
    var missingClusters = MissingClusters()
    for (index, run) in workspace.runs.enumerated() {
      let start = run.range.lowerBound
      if run.isTab {
        isUnsafe[start] = false
      } else if context.advanceUnits(of: run, in: workspace) != nil {
        add(workspace.advanceRun, at: start)
        isUnsafe[start] = false
      } else {
        let shaped = context.shape(run, in: workspace)
        missingClusters.add(shaped, clusters: clusters)
        add(shaped)
        // HarfBuzz sees no glyph beyond the run, yet joining letters look at the scalars there.
        isUnsafe[start] = index > 0 && run.script.joins
      }
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

  /// Takes the advances of a run from the entries that its width was added up from.
  private mutating func add(_ run: AdvanceRun, at start: Int) {
    for (index, item) in run.items.enumerated() {
      let units = Int32(truncatingIfNeeded: item.pair.units)
      if units != 0 {
        setPair(units, at: start + index)
        advances[start + index - 1] += units
      }
      advances[start + index] = Int32(truncatingIfNeeded: item.advance)
      isUnsafe[start + index] = false
    }
    for stretch in run.shapedStretches { add(stretch, of: run, at: start) }
  }

  /// Puts a shaped stretch in the place of its entries, with other pairs at its ends.
  private mutating func add(_ stretch: ShapedStretch, of run: AdvanceRun, at start: Int) {
    let (range, shape) = (stretch.range, stretch.shape)
    for (offset, index) in range.enumerated() {
      advances[start + index] = shape.advances[offset]
      guard offset > 0 else { continue }
      if !pairs.isEmpty { pairs[start + index] = 0 }
      isUnsafe[start + index] = shape.isUnsafe[offset]
    }
    if range.lowerBound > 0 {
      advances[start + range.lowerBound - 1] -= Int32(run.items[range.lowerBound].pair.units)
      advances[start + range.lowerBound - 1] += Int32(stretch.before)
      setPair(Int32(stretch.before), at: start + range.lowerBound)
    }
    if range.upperBound < run.count {
      advances[start + range.lowerBound + shape.lastCluster] += Int32(stretch.after)
      setPair(Int32(stretch.after), at: start + range.upperBound)
    }
  }

  private mutating func setPair(_ units: Int32, at index: Int) {
    if pairs.isEmpty {
      guard units != 0 else { return }
      pairs = Array(repeating: 0, count: advances.count)
    }
    pairs[index] = units
  }
}
