/// Breaks one paragraph into lines, each as full as its limit allows (M12).
struct LineBreaker {
  let paragraph: PreparedParagraph
  let wrap: LineOptions.LineWrap

  static func fits(_ width: Double, _ limit: Double) -> Bool {
    width <= limit + LineOptions.tolerance
  }

  /// The line that begins at `start`, which lies before the paragraph's end, or the empty line of
  /// an empty paragraph.
  ///
  /// O(words of the line) for words, O(clusters of the line) for characters.
  func line(from start: Int, limit: Double) -> BrokenLine {
    if limit == .infinity { return unlimitedLine(from: start) }
    switch wrap {
    case .clip: return line(from: start, toBreak: paragraph.breaks.positions.count - 1)
    case .character: return lineOfClusters(from: start, to: paragraph.count, limit: limit)
    case .word: return lineOfWords(from: start, limit: limit)
    }
  }

  /// Without a limit nothing breaks and every space counts (M4).
  private func unlimitedLine(from start: Int) -> BrokenLine {
    let end = paragraph.count
    return BrokenLine(
      pieces: LinePieces(start..<end), end: end, width: paragraph.width(from: start, to: end))
  }

  /// The line up to an opportunity, whether it fits or not.
  private func line(from start: Int, toBreak index: Int) -> BrokenLine {
    let breaks = paragraph.breaks
    let end = max(start, Int(breaks.contentEnds[index]))
    let showsHyphen = breaks.showsHyphen[index] && end > start
    return BrokenLine(
      pieces: LinePieces(start..<end, showsHyphen: showsHyphen),
      end: Int(breaks.positions[index]),
      width: paragraph.width(from: start, to: end, showsHyphen: showsHyphen))
  }

  /// The line up to the last opportunity at which it fits, else as many clusters as fit.
  private func lineOfWords(from start: Int, limit: Double) -> BrokenLine {
    let first = paragraph.breaks.first(after: start)
    var index = lastLikely(from: start, first: first, limit: limit)
    var line = line(from: start, toBreak: index)
    while !LineBreaker.fits(line.width, limit), index > first {
      index -= 1
      line = self.line(from: start, toBreak: index)
    }
    guard LineBreaker.fits(line.width, limit) else {
      let contentEnd = Int(paragraph.breaks.contentEnds[first])
      return lineOfClusters(from: start, to: contentEnd, limit: limit)
    }
    while index + 1 < paragraph.breaks.positions.count {
      let next = self.line(from: start, toBreak: index + 1)
      guard LineBreaker.fits(next.width, limit) else { break }
      index += 1
      line = next
    }
    return line
  }

  /// The last opportunity that fits by the sums of the whole paragraph, edges and tabs left aside.
  private func lastLikely(from start: Int, first: Int, limit: Double) -> Int {
    let points = paragraph.advances.points
    let end = points[start] + limit + LineOptions.tolerance
    let ends = paragraph.breaks.contentEnds
    var index = first
    while index + 1 < ends.count, points[Int(ends[index + 1])] <= end { index += 1 }
    return index
  }

  /// As many clusters before `end` as fit, at least one, and the spaces that follow them.
  ///
  /// A soft hyphen goes with the cluster before it, and shows if the line ends after it. O(clusters
  /// of the line).
  private func lineOfClusters(from start: Int, to end: Int, limit: Double) -> BrokenLine {
    let first = paragraph.endOfCluster(at: start)
    var cut = paragraph.endOfSoftHyphens(from: first)
    var line = self.line(from: start, cutAt: cut)
    if !LineBreaker.fits(line.width, limit) { return self.line(from: start, cutAt: first) }
    while cut < end {
      let next = paragraph.endOfSoftHyphens(from: paragraph.endOfCluster(at: cut))
      let longer = self.line(from: start, cutAt: next)
      guard LineBreaker.fits(longer.width, limit) else { break }
      cut = next
      line = longer
    }
    return line
  }

  /// The line that is cut between two clusters; the spaces before and after the cut hang.
  private func line(from start: Int, cutAt cut: Int) -> BrokenLine {
    let text = paragraph.text
    let end = paragraph.endOfHangingSpaces(from: cut)
    let contentEnd = max(start, HangingSpaces.contentEnd(of: text, before: end))
    let showsHyphen =
      end < text.count && contentEnd > start && text.endsWithSoftHyphen(before: contentEnd)
    return BrokenLine(
      pieces: LinePieces(start..<contentEnd, showsHyphen: showsHyphen), end: end,
      width: paragraph.width(from: start, to: contentEnd, showsHyphen: showsHyphen))
  }
}

/// One line of a paragraph.
struct BrokenLine {
  let pieces: LinePieces
  /// Where the next line begins: after the spaces that hang.
  let end: Int
  /// The exact width of what the line shows.
  let width: Double
}

extension PreparedParagraph {
  /// The end of the cluster that begins at a position.
  func endOfCluster(at position: Int) -> Int {
    clusters.cluster(from: position).upperBound
  }

  /// Where the soft hyphens after a position end.
  func endOfSoftHyphens(from position: Int) -> Int {
    var end = position
    while end < count, text.isSoftHyphen(at: end) { end += 1 }
    return end
  }

  /// Where the hanging spaces after a position end.
  func endOfHangingSpaces(from position: Int) -> Int {
    var end = position
    while end < count, HangingSpaces.hangs(text.scalars[end]) { end = endOfCluster(at: end) }
    return end
  }
}
