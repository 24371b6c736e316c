/// How often letter spacing and word spacing are added somewhere (M9).
struct SpacingCount: Sendable {
  /// Grapheme clusters that letter spacing is added after.
  var letters = 0
  /// Word spaces: U+0020 and U+00A0.
  var words = 0

  mutating func add(_ other: SpacingCount) {
    letters += other.letters
    words += other.words
  }

  /// Calls `body` with the first scalar of each cluster that begins in a run, and what it takes.
  ///
  /// Clusters of ignorables alone take none. In cursive scripts only spaces take any, since the
  /// letters join.
  static func forEachCluster(
    of run: TextRun, in text: ScalarText, clusters: ClusterStarts,
    _ body: (_ start: Int, _ count: SpacingCount) -> Void
  ) {
    let isCursive = run.script.isCursive
    var start = run.range.lowerBound
    // A run may begin inside a cluster, which the run before has counted.
    while start < run.range.upperBound, !clusters.isStart(start) { start += 1 }
    while start < run.range.upperBound {
      let cluster = clusters.cluster(from: start)
      let isSpace = text.scalars[start] == 0x20 || text.scalars[start] == 0xA0
      let isSpaced =
        isCursive ? isSpace : cluster.contains { !text.isIgnorable(at: $0) }
      body(start, SpacingCount(letters: isSpaced ? 1 : 0, words: isSpace ? 1 : 0))
      start = cluster.upperBound
    }
  }
}
