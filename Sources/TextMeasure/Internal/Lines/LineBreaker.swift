/// Breaks one paragraph into lines, each as full as its limit allows (M12).
struct LineBreaker {
  let paragraph: PreparedParagraph
  let wrap: LineOptions.LineWrap
  /// The width in points that a line may take.
  var limit: Double {
    didSet { if limit != oldValue { room = roomOfSums } }
  }
  private let sums: [WordSums.Opportunity]
  /// The units that fit in the limit; nil if no line is found by sums alone.
  private var room: Int?

  init(paragraph: PreparedParagraph, wrap: LineOptions.LineWrap, limit: Double = .infinity) {
    self.paragraph = paragraph
    self.wrap = wrap
    self.limit = limit
    sums = paragraph.words?.opportunities ?? []
    room = roomOfSums
  }

  private var roomOfSums: Int? {
    guard wrap == .word, 0 <= limit, limit < .infinity else { return nil }
    return paragraph.words?.room(in: limit, spacing: paragraph.spacing)
  }

  static func fits(_ width: Double, _ limit: Double) -> Bool {
    width <= limit + LineOptions.tolerance
  }

  /// The line that begins at `start`, which lies before the paragraph's end, or the empty line of
  /// an empty paragraph.
  ///
  /// O(words of the line) for words, O(clusters of the line) for characters.
  func line(from start: LineStart) -> BrokenLine {
    if let index = plainBreak(from: start) { return plainLine(from: start, toBreak: index) }
    return anyLine(from: start)
  }

  /// Where the line after the one that begins at `start` begins; no line is made if none is needed.
  func next(after start: LineStart) -> LineStart {
    if let index = plainBreak(from: start) {
      return LineStart(position: Int(sums[index].position), next: index + 1, isOpportunity: true)
    }
    return LineStart(after: anyLine(from: start), of: paragraph.breaks)
  }

  private func anyLine(from start: LineStart) -> BrokenLine {
    let position = start.position
    if limit == .infinity || paragraph.count == 0 { return unlimitedLine(from: position) }
    switch wrap {
    case .clip: return line(from: position, toBreak: paragraph.breaks.count - 1)
    case .character: return lineOfParts(from: position, to: paragraph.count)
    case .word: return lineOfWords(from: start)
    }
  }

  /// Without a limit nothing breaks and every space counts (M4).
  private func unlimitedLine(from start: Int) -> BrokenLine {
    let end = paragraph.count
    return BrokenLine(
      pieces: LinePieces(start..<end), end: end, width: paragraph.width(from: start, to: end))
  }

  /// The opportunity at which the line ends if it is plain: no edge of it or of the line up to the
  /// next opportunity has to be looked at.
  ///
  /// It is what `lineOfWords` comes to, since the sums are those widths.
  private func plainBreak(from start: LineStart) -> Int? {
    guard let room, start.isOpportunity, start.next == 0 || sums[start.next - 1].isStartExact
    else { return nil }
    let units = start.next == 0 ? 0 : Int(sums[start.next - 1].start)
    let end = firstTooFar(from: start.next, most: units + room)
    guard end > start.next, sums[end - 1].isEndExact, end == sums.count || sums[end].isEndExact
    else { return nil }
    return end - 1
  }

  /// The first opportunity from `first` on whose content ends after `most` units.
  private func firstTooFar(from first: Int, most: Int) -> Int {
    var index = first
    while index < sums.count, Int(sums[index].end) <= most { index += 1 }
    return index
  }

  private func plainLine(from start: LineStart, toBreak index: Int) -> BrokenLine {
    let units = Int(sums[index].end) - (start.next == 0 ? 0 : Int(sums[start.next - 1].start))
    return BrokenLine(
      pieces: LinePieces(start.position..<Int(paragraph.breaks[index].contentEnd)),
      end: Int(sums[index].position),
      width: paragraph.spacing.points(units, unitsPerEm: paragraph.advances.fonts[0].unitsPerEm),
      opportunity: index)
  }

  /// The line up to an opportunity, whether it fits or not.
  private func line(from start: Int, toBreak index: Int) -> BrokenLine {
    let breaks = paragraph.breaks
    let end = max(start, Int(breaks[index].contentEnd))
    let showsHyphen = breaks[index].showsHyphen && end > start
    return BrokenLine(
      pieces: LinePieces(start..<end, showsHyphen: showsHyphen),
      end: Int(breaks[index].position),
      width: paragraph.width(from: start, to: end, showsHyphen: showsHyphen),
      opportunity: index)
  }

  /// The line up to the last opportunity at which it fits, else as many parts of it as fit.
  private func lineOfWords(from lineStart: LineStart) -> BrokenLine {
    let start = lineStart.position
    let first = lineStart.next
    let firstEnd = Int(paragraph.breaks[first].contentEnd)
    if isFarTooWide(from: start, to: firstEnd) {
      return lineOfParts(from: start, to: firstEnd)
    }
    var index = lastLikely(from: start, first: first)
    var line = line(from: start, toBreak: index)
    while !LineBreaker.fits(line.width, limit), index > first {
      index -= 1
      line = self.line(from: start, toBreak: index)
    }
    guard LineBreaker.fits(line.width, limit) else {
      return lineOfParts(from: start, to: firstEnd)
    }
    while index + 1 < paragraph.breaks.count {
      let next = self.line(from: start, toBreak: index + 1)
      guard LineBreaker.fits(next.width, limit) else { break }
      index += 1
      line = next
    }
    return line
  }

  /// Whether a line is so much too wide that no other shape of its edges could make it fit.
  ///
  /// It spares shaping all of an endless word for each of its lines.
  private func isFarTooWide(from start: Int, to end: Int) -> Bool {
    let advances = paragraph.advances
    return advances.points(before: max(start, end)) - advances.points(before: start)
      > 2 * max(0, limit) + 8 * paragraph.spacing.size
  }

  /// The last opportunity that fits by the sums of the whole paragraph, edges and tabs left aside.
  private func lastLikely(from start: Int, first: Int) -> Int {
    if let room {
      let units = paragraph.advances.units(ofFontAt: 0, 0, start)
      return firstTooFar(from: first + 1, most: units + room) - 1
    }
    let advances = paragraph.advances
    // Twice the tolerance, so that what fits is tried however the sums are rounded.
    let end = advances.points(before: start) + limit + 2 * LineOptions.tolerance
    let breaks = paragraph.breaks
    var index = first
    while index + 1 < breaks.count,
      advances.points(before: Int(breaks[index + 1].contentEnd)) <= end
    {
      index += 1
    }
    return index
  }

  /// As many parts before `end` as fit, at least one, and the spaces that follow them.
  ///
  /// A single part that does not fit shows no hyphen. O(clusters of the line).
  private func lineOfParts(from start: Int, to end: Int) -> BrokenLine {
    let first = paragraph.endOfPart(at: start)
    var line = self.line(from: start, cutAt: likelyCut(from: start, to: end))
    while !LineBreaker.fits(line.width, limit) {
      let cut = paragraph.startOfPart(before: line.pieces.first.upperBound)
      guard cut >= first else { return self.line(from: start, cutAt: first, showsHyphen: false) }
      line = self.line(from: start, cutAt: cut)
    }
    while line.end < end {
      let next = self.line(from: start, cutAt: paragraph.endOfPart(at: line.end))
      guard LineBreaker.fits(next.width, limit) else { break }
      line = next
    }
    return line
  }

  /// Where the last part ends that fits by the sums of the whole paragraph, at least the first.
  private func likelyCut(from start: Int, to end: Int) -> Int {
    let advances = paragraph.advances
    let most = advances.points(before: start) + limit + LineOptions.tolerance
    var cut = paragraph.endOfPart(at: start)
    while cut < end {
      let next = paragraph.endOfPart(at: cut)
      guard advances.points(before: next) <= most else { break }
      cut = next
    }
    return cut
  }

  /// The line that is cut between two clusters; the spaces before and after the cut hang.
  private func line(from start: Int, cutAt cut: Int, showsHyphen: Bool = true) -> BrokenLine {
    let text = paragraph.text
    let end = paragraph.endOfHangingSpaces(from: cut)
    let contentEnd = max(start, HangingSpaces.contentEnd(of: text, before: end))
    let showsHyphen =
      showsHyphen && end < text.count && contentEnd > start
      && text.endsWithSoftHyphen(before: contentEnd)
    return BrokenLine(
      pieces: LinePieces(start..<contentEnd, showsHyphen: showsHyphen), end: end,
      width: paragraph.width(from: start, to: contentEnd, showsHyphen: showsHyphen))
  }
}

extension PreparedParagraph {
  /// Where the part ends that begins at a position: a grapheme cluster and what shows nothing
  /// around it, such as a soft hyphen, which would be a line of nothing by itself.
  func endOfPart(at position: Int) -> Int {
    var end = endOfInvisibles(from: position)
    if end < count { end = endOfInvisibles(from: clusters.cluster(from: end).upperBound) }
    return end
  }

  /// Where the last part before a position begins.
  func startOfPart(before position: Int) -> Int {
    var start = position
    while start > 0 {
      start = clusters.start(of: start - 1)
      if !isInvisible(clusters.cluster(from: start)) { break }
    }
    return start
  }

  /// Where the hanging spaces after a position end, each perhaps with ignorables in its cluster.
  func endOfHangingSpaces(from position: Int) -> Int {
    var end = position
    while end < count, HangingSpaces.hangs(text.scalars[end]) {
      let cluster = clusters.cluster(from: end)
      guard isInvisible(cluster.dropFirst()) else { break }
      end = cluster.upperBound
    }
    return end
  }

  private func endOfInvisibles(from position: Int) -> Int {
    var end = position
    while end < count, text.isIgnorable(at: end) {
      let cluster = clusters.cluster(from: end)
      guard isInvisible(cluster) else { break }
      end = cluster.upperBound
    }
    return end
  }

  private func isInvisible(_ range: Range<Int>) -> Bool {
    range.allSatisfy { text.isIgnorable(at: $0) }
  }
}
