/// Counts the grapheme clusters of a paragraph for which some glyph is missing.
struct MissingClusters {
  private var starts: Set<Int> = []

  var count: Int { starts.count }

  mutating func add(_ shaped: ShapedGlyphs, clusters: ClusterStarts) {
    guard shaped.advance.hasMissing else { return }
    for index in 0..<shaped.count where shaped.isMissing(at: index) {
      starts.insert(clusters.start(of: shaped.cluster(at: index)))
    }
  }
}
