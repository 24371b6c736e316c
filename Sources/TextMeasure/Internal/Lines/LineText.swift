/// A line's own text, cut out of its paragraph: the levels, scripts and fonts are the paragraph's.
struct LineText {
  private(set) var text = ScalarText()
  private(set) var runs: [TextRun] = []
  private var starts: [UInt8] = []
  let baseLevel: UInt8

  var clusters: ClusterStarts { .flags(starts) }

  init(_ pieces: LinePieces, of paragraph: PreparedParagraph) {
    baseLevel = paragraph.baseLevel
    switch pieces.insertion {
    case .none:
      append(pieces.first, of: paragraph)
    case .hyphen:
      append(pieces.first.dropLast(), of: paragraph)
      let run = paragraph.runs[paragraph.runIndex(at: pieces.first.upperBound - 1)]
      insert([paragraph.hyphen(of: run)], font: run.font, like: run)
    case .ellipsis:
      append(pieces.first, of: paragraph)
      insertEllipsis(beside: pieces, of: paragraph)
      append(pieces.second, of: paragraph)
    }
  }

  private mutating func append(_ range: Range<Int>, of paragraph: PreparedParagraph) {
    guard !range.isEmpty else { return }
    let shift = text.count - range.lowerBound
    text.append(paragraph.text, range)
    for position in range {
      starts.append(paragraph.clusters.isStart(position) ? 1 : 0)
    }
    for run in paragraph.runs where run.range.overlaps(range) {
      let part = run.range.clamped(to: range)
      append(run.with(range: part.lowerBound + shift..<part.upperBound + shift))
    }
  }

  /// Appends scalars of one cluster each in a font, with the script and level of a neighbour.
  private mutating func insert(
    _ scalars: [UInt32], font: Int, like neighbour: TextRun?, level: UInt8? = nil
  ) {
    let start = text.count
    for scalar in scalars {
      text.insert(scalar)
      starts.append(1)
    }
    append(
      TextRun(
        range: start..<text.count, level: level ?? neighbour?.level ?? baseLevel,
        script: neighbour?.script ?? .common, font: font, isTab: false))
  }

  /// The ellipsis is neutral: it has the level of its neighbour if that goes the paragraph's way.
  private mutating func insertEllipsis(
    beside pieces: LinePieces, of paragraph: PreparedParagraph
  ) {
    let ellipsis = paragraph.context.ellipsis
    let neighbour: TextRun? =
      if let last = runs.last {
        last
      } else if !pieces.second.isEmpty {
        paragraph.runs[paragraph.runIndex(at: pieces.second.lowerBound)]
      } else {
        nil
      }
    let level = neighbour.map { ($0.level ^ baseLevel) & 1 == 0 ? $0.level : baseLevel }
    insert(ellipsis.scalars, font: ellipsis.font, like: neighbour, level: level)
  }

  private mutating func append(_ run: TextRun) {
    if let last = runs.last, last.continues(with: run) {
      runs[runs.count - 1] = last.with(range: last.range.lowerBound..<run.range.upperBound)
    } else {
      runs.append(run)
    }
  }
}
