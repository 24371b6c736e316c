/// The grapheme clusters that a line shows, each with its place: what carets and selections ask.
struct ClusterBoxes {
  private struct Box {
    /// Where the cluster begins in the text's UTF-8.
    let start: Int
    let left: Double
    let right: Double
    let isRightToLeft: Bool

    /// Where the caret before the cluster stands, and the one after.
    var leading: Double { isRightToLeft ? right : left }
    var trailing: Double { isRightToLeft ? left : right }
  }

  /// In logical order.
  private var boxes: [Box] = []
  /// Where the last cluster ends in the text's UTF-8.
  private let end: Int

  init(_ pieces: LinePieces, of paragraph: PreparedParagraph) {
    let line = LineText(pieces, of: paragraph)
    let spacing = paragraph.spacing
    let shaped = paragraph.context.withWorkspace { workspace in
      paragraph.context.shape(line, spacing: spacing, in: workspace)
    }
    end = Int(line.text.offsets.last)
    let places = LineGlyphs(shaped, spacing: spacing).places
    for (index, run) in line.runs.enumerated() {
      let starts = run.range.filter { ClusterBoxes.begins(at: $0, of: run, on: line) }
        .map { Int(line.text.offsets[$0]) }
      let widths = ClusterBoxes.widths(
        ofClustersAt: starts, in: shaped.runs[index], whole: places[index].width,
        cascade: shaped.cascade, spacing: spacing)
      add(starts, widths, at: places[index], isRightToLeft: run.isRightToLeft)
    }
  }

  /// Whether a box begins at a scalar of a run.
  ///
  /// The three full stops of an ellipsis are one box. A run may begin inside a cluster: a line does
  /// between a space and a mark on it (LB 18).
  private static func begins(at index: Int, of run: TextRun, on line: LineText) -> Bool {
    guard !line.inserted.dropFirst().contains(index) else { return false }
    return index == run.range.lowerBound || line.clusters.isStart(index)
  }

  /// The width of each grapheme cluster of a run: a ligature is divided evenly among its clusters.
  private static func widths(
    ofClustersAt starts: [Int], in run: ShapedRun, whole: Double, cascade: FontCascade,
    spacing: Spacing
  ) -> [Double] {
    guard !run.isTab else { return starts.map { _ in whole } }
    var widths = starts.map { _ in 0.0 }
    let scale = spacing.size / Double(cascade[run.font].unitsPerEm)
    var index = 0
    var member = 0
    let glyphs = run.logicalGlyphs
    while index < glyphs.count {
      let cluster = Int(run.glyphs[glyphs[index]].cluster)
      var width = 0.0
      while index < glyphs.count, Int(run.glyphs[glyphs[index]].cluster) == cluster {
        width += Double(run.glyphs[glyphs[index]].advance) * scale
        if !run.glyphSpacing.isEmpty { width += spacing.width(of: run.glyphSpacing[glyphs[index]]) }
        index += 1
      }
      let next = index < glyphs.count ? Int(run.glyphs[glyphs[index]].cluster) : .max
      let first = member
      while member < starts.count, starts[member] < next { member += 1 }
      if member == first, member > 0 { widths[member - 1] += width }
      for index in first..<member { widths[index] += width / Double(member - first) }
    }
    return widths
  }

  private mutating func add(
    _ starts: [Int], _ widths: [Double], at place: LineGlyphs.Place, isRightToLeft: Bool
  ) {
    var edge = isRightToLeft ? place.left + place.width : place.left
    for (start, width) in zip(starts, widths) {
      let next = isRightToLeft ? edge - width : edge + width
      boxes.append(
        Box(
          start: start, left: min(edge, next), right: max(edge, next),
          isRightToLeft: isRightToLeft))
      edge = next
    }
  }

  /// The end of the box at an index in the text's UTF-8.
  private func end(of index: Int) -> Int {
    index + 1 < boxes.count ? boxes[index + 1].start : end
  }
}

extension ClusterBoxes {
  /// The distance of a position's caret from the line's left end.
  func caret(of position: TextPosition) -> Double {
    guard let first = boxes.first, let last = boxes.last else { return 0 }
    if position.offset < first.start { return first.leading }
    if position.offset >= end { return last.trailing }
    let index = box(at: position.offset)
    let isBoundary = boxes[index].start == position.offset
    if isBoundary, position.affinity == .upstream, index > 0 { return boxes[index - 1].trailing }
    return boxes[index].leading
  }

  /// The last box that begins at an offset or before it; boxes are in the order of the text.
  private func box(at offset: Int) -> Int {
    var (low, high) = (0, boxes.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if boxes[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The position whose caret is nearest to a distance from the line's left end.
  ///
  /// It is the near side of the cluster there; beyond the ends, that of the outermost cluster.
  func position(at x: Double) -> TextPosition {
    guard !boxes.isEmpty else { return TextPosition(offset: end) }
    var nearest = 0
    var distance = Double.infinity
    for (index, box) in boxes.enumerated() {
      let away = max(box.left - x, x - box.right, 0)
      if away < distance { (nearest, distance) = (index, away) }
    }
    let box = boxes[nearest]
    if abs(x - box.leading) <= abs(x - box.trailing) {
      return TextPosition(offset: box.start, affinity: .downstream)
    }
    return TextPosition(offset: end(of: nearest), affinity: .upstream)
  }

  /// The stretches that a range takes, from left to right; those that touch are one.
  func extents(of range: Range<Int>) -> [ClosedRange<Double>] {
    let selected = boxes.indices.filter {
      range.contains(boxes[$0].start) && end(of: $0) > boxes[$0].start
    }
    .map { boxes[$0] }.sorted { $0.left < $1.left }
    var extents: [ClosedRange<Double>] = []
    for box in selected {
      if let last = extents.last, box.left <= last.upperBound + LineOptions.tolerance {
        extents[extents.count - 1] = last.lowerBound...max(last.upperBound, box.right)
      } else {
        extents.append(box.left...box.right)
      }
    }
    return extents
  }
}

extension ShapedRun {
  /// The indices of the glyphs in logical order.
  fileprivate var logicalGlyphs: [Int] {
    isRightToLeft ? glyphs.indices.reversed() : Array(glyphs.indices)
  }
}
