import Testing
import TextMeasure

/// What holds between the lines of one text at several widths: 10,000 random ones in all scripts.
@Suite struct LineFitPropertyTests {
  /// More room never makes more lines.
  ///
  /// It holds where a line is no wider the later it starts. It does not where a tab's stop moves
  /// with the line's start, where letters take a wider form at the start or end of a line, or where
  /// spacing is negative; greedy lines promise nothing there.
  @Test(arguments: LinePropertyTests.seeds) func widerNeverGivesMoreLines(seed: UInt64) throws {
    var faults: [String] = []
    let texts = try RandomTexts(
      seed: seed, count: LinePropertyTests.perSeed, pieces: .monotone, spaced: false)
    for fact in texts where fact.options.wrap != .clip {
      let prepared = fact.measurer.prepare(fact.text)
      let size = fact.measurer.style.font.size
      var options = fact.options
      options.maxLines = nil
      var fewest = Int.max
      for step in 0..<12 {
        options.maxWidth = size * Double(step * step) / 8
        let count = prepared.lineCount(options)
        if count > fewest {
          faults.append("\(count) lines after \(fewest) for \(fact.description)")
        }
        fewest = min(fewest, count)
      }
    }
    #expect(faults == [])
  }

  @Test(arguments: LinePropertyTests.seeds) func narrowestWidthIsNarrowest(seed: UInt64) throws {
    var faults: [String] = []
    let count = LinePropertyTests.perSeed / 5
    for fact in try RandomTexts(seed: seed, count: count) {
      let prepared = fact.measurer.prepare(fact.text)
      var options = LineOptions(wrap: fact.options.wrap)
      let paragraphs = prepared.lineCount(options)
      let most = paragraphs + Int(fact.salt % 5)
      let width = prepared.narrowestWidth(lines: most, options)
      options.maxWidth = width
      let measured = prepared.measure(options)
      if measured.lines.count > most || measured.width > width + 1 / 1024
        || measured.width != width
          && !fact.text.unicodeScalars.contains(where: { (0x600..<0x700).contains($0.value) })
      {
        faults.append(
          "\(measured.lines.count) lines, \(measured.width) wide at \(width) for at most \(most) of "
            + fact.description)
      }
      options.maxWidth = width - 1 / 512
      let narrower = prepared.measure(options)
      let limit = width - 1 / 512 + 1 / 1024
      if narrower.lines.count <= most, narrower.width <= limit, width > 0 {
        faults.append("\(width) is not the narrowest for \(most) of \(fact.description)")
      }
    }
    #expect(faults == [])
  }

  /// A line of a text with many limits is the line that each limit alone would give.
  @Test(arguments: LinePropertyTests.seeds) func eachLineKeepsItsOwnLimit(seed: UInt64) throws {
    var faults: [String] = []
    for fact in try RandomTexts(seed: seed, count: LinePropertyTests.perSeed / 2)
    where fact.options.wrap != .clip && !fact.text.contains(where: \.isNewline) {
      let prepared = fact.measurer.prepare(fact.text)
      let size = fact.measurer.style.font.size
      let limits = [3.5, 0.5, 12, 0, 6].map { $0 * size }
      let lines = prepared.lines(LineOptions(wrap: fact.options.wrap)) { limits[$0 % 5] }
      guard let first = lines.first,
        lines.map(\.range.lowerBound).dropFirst()
          == lines.map(\.range.upperBound).dropLast()
      else {
        faults.append(fact.description)
        continue
      }
      let alone = prepared.lines(LineOptions(maxWidth: limits[0], wrap: fact.options.wrap))
      if alone[0] != first { faults.append(fact.description) }
      let clusterLines = prepared.lines(LineOptions(maxWidth: 0, wrap: fact.options.wrap))
      if lines.count > clusterLines.count { faults.append(fact.description) }
    }
    #expect(faults == [])
  }
}
