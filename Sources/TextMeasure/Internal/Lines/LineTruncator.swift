/// Finds what the last visible line shows when text is left out (M12).
struct LineTruncator {
  private let paragraph: PreparedParagraph
  private let limit: Double
  private let ellipsisWidth: Double

  init(paragraph: PreparedParagraph, limit: Double) {
    self.paragraph = paragraph
    self.limit = limit
    let ellipsis = LinePieces(first: 0..<0, insertion: .ellipsis, second: 0..<0)
    ellipsisWidth = paragraph.shapedLine(ellipsis).width(paragraph.spacing)
  }

  /// The line from `start` with an ellipsis where the rest of the paragraph is cut.
  ///
  /// It shows as many whole clusters as fit, none if only the ellipsis does. O(log n) shapings of
  /// a line.
  func line(from start: Int, truncation: LineOptions.Truncation) -> BrokenLine {
    let boundaries = clusterBoundaries(from: start)
    var (low, high) = (0, boundaries.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if isLikely(pieces(middle, of: boundaries, truncation)) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    var line = self.line(pieces(low, of: boundaries, truncation))
    while low > 0, !LineBreaker.fits(line.width, limit) {
      low -= 1
      line = self.line(pieces(low, of: boundaries, truncation))
    }
    while low + 1 < boundaries.count {
      let next = self.line(pieces(low + 1, of: boundaries, truncation))
      guard LineBreaker.fits(next.width, limit) else { break }
      low += 1
      line = next
    }
    return line
  }

  /// Where clusters begin and end from `start` on to the end of the content.
  private func clusterBoundaries(from start: Int) -> [Int] {
    let end = max(start, HangingSpaces.contentEnd(of: paragraph.text, before: paragraph.count))
    var boundaries = [start]
    while let last = boundaries.last, last < end {
      boundaries.append(min(end, paragraph.clusters.cluster(from: last).upperBound))
    }
    return boundaries
  }

  /// What a line shows that keeps `count` of the clusters between the boundaries.
  private func pieces(
    _ count: Int, of boundaries: [Int], _ truncation: LineOptions.Truncation
  ) -> LinePieces {
    let last = boundaries.count - 1
    let leading: Int
    switch truncation {
    case .none, .tail: leading = count
    case .head: leading = 0
    case .middle: leading = (count + 1) / 2
    }
    return LinePieces(
      first: boundaries[0]..<boundaries[leading], insertion: .ellipsis,
      second: boundaries[last - (count - leading)]..<boundaries[last])
  }

  /// Whether pieces fit by the sums of the whole paragraph.
  private func isLikely(_ pieces: LinePieces) -> Bool {
    let shown = [pieces.first, pieces.second].reduce(0) {
      $0 + paragraph.width(from: $1.lowerBound, to: $1.upperBound)
    }
    return LineBreaker.fits(shown + ellipsisWidth, limit)
  }

  private func line(_ pieces: LinePieces) -> BrokenLine {
    BrokenLine(
      pieces: pieces, end: paragraph.count,
      width: paragraph.shapedLine(pieces).width(paragraph.spacing))
  }
}

extension PreparedParagraph {
  /// A line's own text with all its glyphs, shaped anew.
  func shapedLine(_ pieces: LinePieces) -> ShapedLine {
    let line = LineText(pieces, of: self)
    return context.withWorkspace { workspace in
      context.shape(line, spacing: spacing, in: workspace)
    }
  }
}
