/// Counts the grapheme clusters of a paragraph for which some glyph is missing.
struct MissingClusters {
  private var starts: Set<Int> = []
  /// From a cluster's start to the scalar in it that was looked at last.
  private var known = 0..<0

  var count: Int { starts.count }

  mutating func add(_ shaped: ShapedGlyphs, clusters: ClusterStarts) {
    guard shaped.advance.hasMissing else { return }
    for index in 0..<shaped.count where shaped.isMissing(at: index) {
      starts.insert(start(of: shaped.cluster(at: index), clusters))
    }
  }

  /// Where a scalar's cluster begins; glyph after glyph in either direction, it looks at each once.
  private mutating func start(of index: Int, _ clusters: ClusterStarts) -> Int {
    if known.contains(index) { return known.lowerBound }
    var start = index
    while start > 0, !clusters.isStart(start) {
      start -= 1
      if known.contains(start) { start = known.lowerBound }
    }
    known = start..<index + 1
    return start
  }
}
