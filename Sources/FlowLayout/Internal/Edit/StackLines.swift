extension ArrangedItems {
  /// Gives all lines their places across after those of `newLines` were made anew.
  ///
  /// Where lines only follow one another, those before `newLines` stay, and the answer says how far
  /// those after them moved. O(lines).
  mutating func stackLines(_ newLines: Range<Int>) -> [LineShift] {
    var shifts: [LineShift] = []
    let start = rules.crossInsets.start
    if rules.onlyShiftsLines {
      shifts = arrangement.shiftLines(newLines, gap: rules.lineGap, start: start)
    } else {
      _ = arrangement.shiftLines(0..<arrangement.bands.count, gap: rules.lineGap, start: start)
    }
    var end = endOfLines(arrangement.bands, rules: rules)
    spread(&arrangement.bands, end: &end, rules: rules)
    let visible = VisibleItems(measured, rules: rules, indicator: nil)
    arrangement.finish(visible, of: measured, longest: 0, end: end, rules: rules)
    return shifts
  }
}

/// Neighbouring lines that moved across by the same distance.
struct LineShift {
  /// The end of the last line: an item.
  var end: Int

  /// How far they moved.
  var distance: Double
}

extension Rules {
  /// Whether a line's place across follows from the lines before it alone, to the last bit.
  var onlyShiftsLines: Bool { crossSide == nil && grid == nil }
}

extension Arrangement {
  /// Puts new lines after those before them, and those that follow after them.
  ///
  /// O(new lines) where what follows stays, else O(lines).
  fileprivate mutating func shiftLines(
    _ newLines: Range<Int>, gap: Double, start: Double
  ) -> [LineShift] {
    var shifts: [LineShift] = []
    let runs = runs
    bands.withUnsafeMutableBufferPointer { bands in
      var next = start
      if newLines.lowerBound > 0 {
        let before = bands[newLines.lowerBound - 1]
        next = before.start + (before.depth + gap)
      }
      var distance = Double.infinity
      for line in newLines.lowerBound..<bands.count {
        let moved = next - bands[line].start
        bands[line].start = next
        next += bands[line].depth + gap
        guard line >= newLines.upperBound else { continue }
        if abs(moved - distance) > LineShift.tolerance {
          if line > newLines.upperBound {
            shifts.append(LineShift(end: runs[line - 1].end, distance: distance))
          }
          distance = moved
        }
        // A line that stays keeps all that follow where they are.
        if moved == 0 { break }
      }
      guard newLines.upperBound < bands.count else { return }
      shifts.append(LineShift(end: runs[bands.count - 1].end, distance: distance))
    }
    return shifts
  }
}
