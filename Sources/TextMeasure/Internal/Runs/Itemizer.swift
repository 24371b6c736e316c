/// Cuts a paragraph into runs: by bidirectional level, script, font and tabs (M1).
struct Itemizer: ~Copyable {
  private let analysis = TextAnalysis()

  /// How many scalars ICU is asked for at least.
  private static let shortestStretch = 16

  /// Puts the runs of `text` into `runs`, in logical order, and returns the paragraph's own level.
  ///
  /// Text in one left-to-right script that the primary font covers takes none of ICU's steps.
  func itemize(
    _ text: ScalarText, direction: TextDirection, cascade: FontCascade, into runs: inout [TextRun]
  ) -> UInt8 {
    runs.removeAll(keepingCapacity: true)
    let (levels, baseLevel) = resolveLevels(text, direction: direction)
    let scripts = ScriptResolver.scripts(of: text)
    let fonts = FontSelector.fonts(of: text, cascade: cascade) { clusterStarts(of: text) }
    if case (.uniform(let level), .uniform(let script), .uniform(let font)) =
      (levels, scripts, fonts), !text.facts.hasTabs, !text.facts.mayHaveLongClusters, text.count > 0
    {
      runs.append(
        TextRun(range: 0..<text.count, level: level, script: script, font: font, isTab: false))
    } else {
      cutRuns(text, levels: levels, scripts: scripts, fonts: fonts, into: &runs)
    }
    return baseLevel
  }

  /// Where clusters begin; ICU is asked only if some cluster could have several scalars.
  func clusterStarts(of text: ScalarText) -> ClusterStarts {
    if text.facts.isOneScalarPerCluster { return .everyScalar(count: text.count) }
    return .flags(analysis.clusterStarts(of: text.scalars))
  }

  /// Puts the scalars before which a line may break (UAX 14) into `breaks`, ascending.
  ///
  /// ICU is asked only for the stretches that `BreakAutomaton` cannot tell of, each from a sure break
  /// to another. To ask takes as long as some dozens of scalars, so each stretch is at least twice as
  /// long as the one before. O(n).
  func lineBreaks(
    of text: ScalarText, language: String, strictness: LineBreakStrictness,
    into breaks: inout [Int32]
  ) {
    breaks.removeAll(keepingCapacity: true)
    let automaton = BreakAutomaton.shared
    var position = 0
    var length = Self.shortestStretch
    while let unsure = automaton.addBreaks(of: text, from: position, to: &breaks) {
      let start = Int(breaks.last ?? 0)
      position = automaton.firstBreak(of: text, after: max(unsure, start + length))
      length *= 2
      addLineBreaks(
        of: text, start..<position, language: language, strictness: strictness, to: &breaks)
      if position < text.count { breaks.append(Int32(position)) }
    }
  }

  /// Adds what ICU says of a stretch by itself, which sees the controls too.
  func addLineBreaks(
    of text: ScalarText, _ stretch: Range<Int>, language: String, strictness: LineBreakStrictness,
    to breaks: inout [Int32]
  ) {
    analysis.addLineBreaks(
      of: text.sourceScalars, stretch, language: language, strictness: strictness, to: &breaks)
  }

  /// Levels differ from 0 only with a right-to-left character or an explicit control (UAX 9).
  private func resolveLevels(
    _ text: ScalarText, direction: TextDirection
  ) -> (levels: PerScalar<UInt8>, paragraph: UInt8) {
    guard text.facts.summary.isBidirectional || direction == .rightToLeft else {
      return (.uniform(0), 0)
    }
    let answer = analysis.levels(of: text.scalars, direction: direction)
    return (.each(answer.levels), answer.paragraph)
  }

  private func cutRuns(
    _ text: ScalarText, levels: PerScalar<UInt8>, scripts: PerScalar<Script>,
    fonts: PerScalar<Int>, into runs: inout [TextRun]
  ) {
    let clusters = text.facts.mayHaveLongClusters ? clusterStarts(of: text) : nil
    var clusterLength = 0
    for index in 0..<text.count {
      clusterLength = clusters?.isStart(index) ?? true ? 1 : clusterLength + 1
      let run = TextRun(
        range: index..<index + 1, level: levels[index], script: scripts[index],
        font: fonts[index], isTab: text.scalars[index] == ScalarText.tab)
      if let last = runs.last, last.continues(with: run),
        clusterLength <= ScalarText.mostScalarsOfCluster
      {
        runs[runs.count - 1] = last.with(range: last.range.lowerBound..<index + 1)
      } else {
        runs.append(run)
        clusterLength = 1
      }
    }
  }
}
