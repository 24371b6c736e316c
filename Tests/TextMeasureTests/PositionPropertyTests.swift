import LayoutGeometry
import Testing
import TextMeasure

/// Carets and positions on the lines of random texts.
@Suite struct PositionPropertyTests {
  /// The position at a caret has that caret.
  ///
  /// In a line of one direction without clusters of no width it is the same position.
  @Test(arguments: LinePropertyTests.seeds) func caretAndPositionInvertEachOther(seed: UInt64)
    throws
  {
    var faults: [String] = []
    for fact in try RandomTexts(seed: seed, count: LinePropertyTests.perSeed / 2) {
      let prepared = fact.measurer.prepare(fact.text)
      var options = fact.options
      options.truncation = [.none, .none, .tail, .head, .middle][Int(fact.salt % 5)]
      let lines = prepared.lines(options)
      let line = lines[Int(fact.salt % 7) % lines.count]
      for step in 0..<3 {
        let offset = line.range.lowerBound + (Int(fact.salt % 97) + step) % (line.range.count + 1)
        let position = TextPosition(offset: offset, affinity: step == 1 ? .upstream : .downstream)
        let caret = prepared.caret(of: position, on: line)
        let nearest = prepared.position(at: caret, on: line)
        if prepared.carets(of: [position, nearest], on: line).first != caret {
          faults.append("\(position) among others, of \(fact.description)")
        }
        if abs(prepared.caret(of: nearest, on: line) - caret) > 1e-9 {
          faults.append("\(position) at \(caret), then \(nearest), of \(fact.description)")
        }
      }
    }
    #expect(faults == [])
  }

  @Test(arguments: LinePropertyTests.seeds) func positionsOfPlainLinesAreExact(seed: UInt64) throws
  {
    var faults: [String] = []
    for fact in try RandomTexts(
      seed: seed, count: LinePropertyTests.perSeed / 10, pieces: .plain, spaced: false)
    {
      let prepared = fact.measurer.prepare(fact.text)
      for line in prepared.lines(fact.options) {
        var last = -1.0
        for offset in line.range.dropLast() {
          let position = TextPosition(offset: offset)
          let caret = prepared.caret(of: position, on: line)
          if caret >= line.width { break }
          let nearest = prepared.position(at: caret, on: line)
          if nearest.offset != offset || caret <= last {
            faults.append("\(position) at \(caret), then \(nearest), of \(fact.description)")
          }
          last = caret
        }
      }
    }
    #expect(faults == [])
  }

  /// The boxes of the clusters of a line fill it without a gap, and those of a range are theirs.
  @Test(arguments: LinePropertyTests.seeds) func boxesFillTheLine(seed: UInt64) throws {
    var faults: [String] = []
    for fact in try RandomTexts(seed: seed, count: LinePropertyTests.perSeed / 2)
    where fact.measurer.style.letterSpacing >= 0 {
      let prepared = fact.measurer.prepare(fact.text)
      for line in prepared.lines(fact.options) {
        let boxes = prepared.rects(of: line.range, on: line)
        let whole = Rect(x: 0, y: 0, width: line.width, height: line.ascent + line.descent)
        let isWhole =
          boxes.count == 1 && abs(boxes[0].x) < 1e-9 && abs(boxes[0].width - whole.width) < 1e-6
          && boxes[0].height == whole.height
        if !isWhole, !(boxes.isEmpty && line.width == 0) {
          faults.append("\(boxes), not \(whole), of \(line.range) of \(fact.description)")
        }
        let middle = (line.range.lowerBound + line.range.upperBound) / 2
        let parts = [line.range.lowerBound..<middle, middle..<line.range.upperBound]
          .flatMap { prepared.rects(of: $0, on: line) }
        let sum = parts.reduce(0) { $0 + $1.width }
        if abs(sum - line.width) > 1e-6 {
          faults.append("\(parts), not \(whole), of \(line.range) of \(fact.description)")
        }
      }
    }
    #expect(faults == [])
  }
}
