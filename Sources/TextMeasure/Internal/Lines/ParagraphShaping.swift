/// What the glyphs of a paragraph in one piece say of each scalar.
struct ParagraphShaping {
  /// The advance of the cluster that begins at each scalar, in units of its run's font.
  private(set) var advances: [Int32] = []
  /// What a cut before each scalar changes.
  private(set) var cuts: [Cut] = []
  /// Grapheme clusters with a glyph `.notdef`.
  fileprivate(set) var missing = 0

  /// Begins a paragraph of so many scalars.
  ///
  /// Storage is used again, but for that of cuts.
  fileprivate mutating func begin(count: Int) {
    advances.removeAll(keepingCapacity: true)
    advances.append(contentsOf: repeatElement(0, count: count))
    // Inside a cluster is unsafe; where clusters begin, their glyphs tell.
    cuts = Array(repeating: .unsafe, count: count)
  }

  fileprivate mutating func addTab(at start: Int) {
    cuts[start] = .safe()
  }

  /// Takes the advances of a run from its glyphs, at whose start it is safe to cut or not.
  fileprivate mutating func add(_ shaped: ShapedGlyphs, at start: Int, isSafe: Bool) {
    for index in 0..<shaped.count {
      let glyph = shaped[index]
      let cluster = Int(glyph.cluster)
      // Damaged fonts make so many and so wide glyphs of a cluster that their sum would overflow.
      advances[cluster] = Int32(clamping: Int(advances[cluster]) + Int(glyph.advance))
    }
    // A cluster is safe only if all its glyphs are, and each glyph carries the cluster's flag.
    for index in 0..<shaped.count {
      cuts[shaped.cluster(at: index)] = shaped[index].isUnsafeToBreak ? .unsafe : .safe()
    }
    cuts[start] = isSafe ? .safe() : .unsafe
  }

  /// Takes the advances of a run from the entries that its width was added up from.
  fileprivate mutating func add(_ run: AdvanceRun, at start: Int) {
    ParagraphShaping.put(run.items, at: start, into: &advances, cuts: &cuts)
    for stretch in run.shapedStretches { add(stretch, of: run, at: start) }
  }

  private static func put(
    _ items: [AdvanceRun.Item], at start: Int, into advances: inout [Int32], cuts: inout [Cut]
  ) {
    var advances = advances.mutableSpan
    var cuts = cuts.mutableSpan
    var before: Int32 = 0
    for index in items.indices {
      let units = Int32(truncatingIfNeeded: items[index].pair.units)
      if index > 0 { advances[start + index - 1] = before + units }
      cuts[start + index] = .safe(pairUnits: units)
      before = Int32(truncatingIfNeeded: items[index].advance)
    }
    if !items.isEmpty { advances[start + items.count - 1] = before }
  }

  /// Puts a shaped stretch in the place of its entries, with other pairs at its ends.
  private mutating func add(_ stretch: ShapedStretch, of run: AdvanceRun, at start: Int) {
    let (range, shape) = (stretch.range, stretch.shape)
    for (offset, index) in range.enumerated() {
      advances[start + index] = shape.advances[offset]
      if offset > 0 { cuts[start + index] = shape.isUnsafe[offset] ? .unsafe : .safe() }
    }
    if range.lowerBound > 0 {
      advances[start + range.lowerBound - 1] -= Int32(run.items[range.lowerBound].pair.units)
      advances[start + range.lowerBound - 1] += Int32(stretch.before)
      cuts[start + range.lowerBound] = .safe(pairUnits: Int32(stretch.before))
    }
    if range.upperBound < run.count {
      advances[start + range.lowerBound + shape.lastCluster] += Int32(stretch.after)
      cuts[start + range.upperBound] = .safe(pairUnits: Int32(stretch.after))
    }
  }
}

extension Workspace {
  /// Adds up or shapes the runs of the paragraph in hand.
  mutating func shape(context: ShapingContext, clusters: ClusterStarts) {
    shaping.begin(count: text.count)
    var missing = MissingClusters()
    for (index, run) in runs.enumerated() {
      let start = run.range.lowerBound
      if run.isTab {
        shaping.addTab(at: start)
      } else if context.advanceUnits(of: run, in: &self) != nil {
        shaping.add(advanceRun, at: start)
      } else {
        let shaped = context.shape(run, in: self)
        missing.add(shaped, clusters: clusters)
        // HarfBuzz sees no glyph beyond the run, yet joining letters look at the scalars there.
        shaping.add(shaped, at: start, isSafe: index == 0 || !run.script.joins)
      }
    }
    shaping.missing = missing.count
  }
}
