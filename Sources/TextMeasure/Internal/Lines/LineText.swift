/// A line's own text, cut out of its paragraph: the levels, scripts and fonts are the paragraph's.
struct LineText {
  private(set) var text = ScalarText()
  private(set) var runs: [TextRun] = []
  private var starts: [UInt8] = []
  /// The scalars that are not in the paragraph: a hyphen or an ellipsis.
  private(set) var inserted = 0..<0
  let baseLevel: UInt8

  var clusters: ClusterStarts { .flags(starts) }

  init(_ pieces: LinePieces, of paragraph: PreparedParagraph) {
    baseLevel = paragraph.baseLevel
    switch pieces.insertion {
    case .none:
      append(pieces.first, of: paragraph)
    case .hyphen:
      append(pieces.first.dropLast(), of: paragraph)
      let softHyphen = pieces.first.suffix(1)
      let run = paragraph.runs[paragraph.runIndex(at: softHyphen.lowerBound)]
      insert([paragraph.hyphen(of: run)], for: softHyphen, of: paragraph, font: run.font, like: run)
    case .ellipsis:
      append(pieces.first, of: paragraph)
      insertEllipsis(between: pieces, of: paragraph)
      append(pieces.second, of: paragraph)
    }
  }

  private mutating func append(_ range: Range<Int>, of paragraph: PreparedParagraph) {
    guard !range.isEmpty else { return }
    let shift = text.count - range.lowerBound
    text.append(paragraph.text, range)
    starts += range.map { paragraph.clusters.isStart($0) ? 1 : 0 }
    for run in paragraph.runs(in: range) {
      let part = run.range.clamped(to: range)
      let own = run.with(range: part.lowerBound + shift..<part.upperBound + shift)
      // Where the paragraph's runs part, so do the line's: endless marks are cut there.
      if part.lowerBound == range.lowerBound { append(own) } else { runs.append(own) }
    }
  }

  /// Appends scalars of one cluster each in place of a range of the paragraph, in a font, with the
  /// script and level of a neighbour.
  private mutating func insert(
    _ scalars: [UInt32], for range: Range<Int>, of paragraph: PreparedParagraph, font: Int,
    like neighbour: TextRun?, level: UInt8? = nil
  ) {
    let start = text.count
    text.insert(scalars, for: range, of: paragraph.text)
    starts += scalars.map { _ in 1 }
    inserted = start..<text.count
    append(
      TextRun(
        range: start..<text.count, level: level ?? neighbour?.level ?? baseLevel,
        script: neighbour?.script ?? .common, font: font, isTab: false))
  }

  /// The ellipsis is neutral: it has the level of its neighbour if that goes the paragraph's way.
  ///
  /// It stands for what is left out between the pieces.
  private mutating func insertEllipsis(
    between pieces: LinePieces, of paragraph: PreparedParagraph
  ) {
    let ellipsis = paragraph.context.ellipsis
    let neighbour = runs.last ?? paragraph.runs(in: pieces.second).first
    let level = neighbour.map { ($0.level ^ baseLevel) & 1 == 0 ? $0.level : baseLevel }
    insert(
      ellipsis.scalars, for: pieces.first.upperBound..<pieces.second.lowerBound, of: paragraph,
      font: ellipsis.font, like: neighbour, level: level)
  }

  private mutating func append(_ run: TextRun) {
    if let last = runs.last, last.continues(with: run) {
      runs[runs.count - 1] = last.with(range: last.range.lowerBound..<run.range.upperBound)
    } else {
      runs.append(run)
    }
  }
}
