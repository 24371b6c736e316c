import Testing
import TextMeasure

/// Lines that sums alone find are those that looking at every edge finds.
///
/// Word spacing of the least number there is changes no width, but takes that other way: its glyphs
/// are all shaped, and its lines are no differences of two sums.
@Suite struct PlainLineTests {
  @Test(arguments: LinePropertyTests.seeds) func linesAreThoseOfEveryEdge(seed: UInt64) throws {
    var faults: [String] = []
    for pieces in [RandomPieces.words, .plain, .latin, .leftToRight, .all] {
      for fact in try RandomTexts(
        seed: seed, count: LinePropertyTests.perSeed / 20, pieces: pieces, spaced: false)
      {
        // One font, as plain lines have; the text is in several kinds all the same.
        var style = TextStyle(fact.measurer.style.font)
        style.direction = fact.measurer.style.direction
        style.language = fact.measurer.style.language
        let plain = try Measurer(style).prepare(fact.text)
        style.wordSpacing = .leastNonzeroMagnitude
        let edged = try Measurer(style).prepare(fact.text)
        for width in widths(of: plain, size: style.font.size) {
          let options = LineOptions(maxWidth: width)
          let lines = plain.lines(options)
          if facts(lines) != facts(edged.lines(options)) || plain.lineCount(options) != lines.count
          {
            faults.append("other lines at \(width) of \(fact.description)")
          }
        }
      }
    }
    #expect(faults == [])
  }

  /// Round widths, and for some lines the narrowest that they fit in and the next narrower number.
  private func widths(of text: PreparedText, size: Double) -> [Double] {
    let round = [0, 1, 2, 3.5, 5, 8, 13, 21].map { $0 * size }
    let exact = text.lines(LineOptions(maxWidth: 6 * size)).prefix(4).flatMap { line in
      let least = line.width - LineOptions.tolerance
      return [line.width, least.nextUp, least, least.nextDown]
    }
    return round + exact
  }

  private func facts(_ lines: [TextLine]) -> [LineFacts] {
    lines.map { LineFacts(range: $0.range, width: $0.width, showsHyphen: $0.showsHyphen) }
  }

  private struct LineFacts: Equatable {
    let range: Range<Int>
    let width: Double
    let showsHyphen: Bool
  }
}
