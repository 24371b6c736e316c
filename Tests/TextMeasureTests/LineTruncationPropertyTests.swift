import Testing
import TextMeasure

/// What holds for the line that an ellipsis ends, begins or interrupts.
@Suite struct LineTruncationPropertyTests {
  static let kinds: [LineOptions.Truncation] = [.tail, .head, .middle]

  /// It fits unless it shows the ellipsis alone, and its width is that of shaping it.
  @Test(arguments: LinePropertyTests.seeds) func truncatedLinesFit(seed: UInt64) throws {
    var faults: [String] = []
    for fact in try RandomTexts(seed: seed, count: LinePropertyTests.perSeed / 2) {
      let prepared = fact.measurer.prepare(fact.text)
      var options = fact.options
      options.truncation = Self.kinds[Int(fact.salt % 3)]
      let limit = options.maxWidth ?? .infinity
      let whole = prepared.lines(LineOptions(maxWidth: options.maxWidth, wrap: options.wrap))
      let measured = prepared.measure(options)
      let most = options.maxLines ?? 1
      let isCut = whole.count > most || (whole.prefix(most).last?.width ?? 0) > limit + 1 / 1024
      guard let last = measured.lines.last, measured.lines.count <= most else {
        faults.append("more than \(most) lines of \(fact.description)")
        continue
      }
      if last.showsEllipsis != isCut || measured.isTruncated != isCut {
        faults.append("an ellipsis: \(last.showsEllipsis), not \(isCut), in \(fact.description)")
      }
      if !isCut, measured.lines != whole { faults.append("other lines of \(fact.description)") }
      if last.width != prepared.shapedWidth(of: last) {
        faults.append("\(last.width), not \(prepared.shapedWidth(of: last)) in \(fact.description)")
      }
      if last.showsEllipsis, last.width > limit + 1 / 1024,
        prepared.glyphRuns(of: last).flatMap(\.glyphs).count > 3
      {
        faults.append("\(last.width) is more than \(limit) for \(fact.description)")
      }
    }
    #expect(faults == [])
  }

  /// No longer text would fit: every cut at a cluster is tried, in text that reads left to right.
  ///
  /// Before an ellipsis scripts may mix; after one a space would have its paragraph's script, and
  /// that of its line when measured alone.
  @Test(arguments: LinePropertyTests.seeds) func truncatedLinesAreTheLongest(seed: UInt64) throws {
    var faults: [String] = []
    let count = LinePropertyTests.perSeed / 10
    let mixed = try RandomTexts(seed: seed, count: count, pieces: .leftToRight)
      .map { ($0, [LineOptions.Truncation.tail]) }
    let plain = try RandomTexts(seed: seed, count: count, pieces: .words).map { ($0, Self.kinds) }
    for (fact, kinds) in mixed + plain {
      let limit = fact.measurer.style.font.size * Double(fact.salt % 96) / 16
      let prepared = fact.measurer.prepare(fact.text)
      for kind in kinds {
        let options = LineOptions(maxWidth: limit, truncation: kind)
        guard let line = prepared.lines(options).first, line.showsEllipsis else { continue }
        let longest = try longestWidth(of: fact.text, kind, limit: limit, by: fact.measurer)
        if line.width != longest {
          faults.append("\(line.width), not \(longest), \(kind) at \(limit) of \(fact.description)")
        }
      }
    }
    #expect(faults == [])
  }

  /// The width of the longest text with an ellipsis that fits, by measuring every one.
  private func longestWidth(
    of text: String, _ kind: LineOptions.Truncation, limit: Double, by measurer: Measurer
  ) throws -> Double {
    let scalars = Array(text.unicodeScalars)
    var end = scalars.count
    while end > 0, scalars[end - 1] == " " { end -= 1 }
    // Where no font has U+2026, three full stops stand for it.
    let ellipsis = measurer.measure("…").missing == 0 ? "…" : "..."
    let starts = try UnicodeAnswers(text).clusterStarts.filter { $0 < end } + [end]
    func string(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    for count in (0..<starts.count).reversed() {
      let leading =
        switch kind {
        case .head: 0
        case .middle: (count + 1) / 2
        default: count
        }
      let first = string(0..<starts[leading])
      let second = string(starts[starts.count - 1 - (count - leading)]..<end)
      let width = measurer.width(of: first + ellipsis + second)
      if width <= limit + 1 / 1024 || count == 0 { return width }
    }
    return 0
  }
}
