extension ArrangedItems {
  /// Puts the new lines of a window in the place of the old ones, and gives all lines their places
  /// across.
  ///
  /// Where lines only follow one another, those before the window stay, and the answer says how far
  /// those after it moved. O(lines).
  mutating func stackLines(_ lines: WindowLines) -> [LineShift] {
    let (gap, start) = (rules.lineGap, rules.crossInsets.start)
    let first = rules.onlyShiftsLines ? lines.old.lowerBound : 0
    let shifts = arrangement.stack(lines, from: first, gap: gap, start: start)
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
  /// Puts new lines in the place of old ones and stacks them and all others from line `first` on.
  ///
  /// Of what follows each number is read and written once, as it is moved in memory. O(new lines)
  /// where what follows stays, else O(lines).
  fileprivate mutating func stack(
    _ lines: WindowLines, from first: Int, gap: Double, start: Double
  ) -> [LineShift] {
    runs.replace(lines.old, with: lines.runs) { _, run in
      run.end += lines.growth
      return lines.growth != 0
    }
    let runs = runs
    var stack = LineStack(gap: gap, next: start)
    if first > 0 { stack.next = bands[first - 1].end(gap: gap) }
    for line in first..<lines.old.lowerBound { stack.place(&bands[line]) }
    var newBands = lines.bands
    for index in newBands.indices { stack.place(&newBands[index]) }

    var shifts: [LineShift] = []
    var distance = Double.infinity
    bands.replace(lines.old, with: newBands) { line, band in
      let moved = stack.place(&band)
      if abs(moved - distance) > LineShift.tolerance {
        if line > lines.new.upperBound {
          shifts.append(LineShift(end: runs[line - 1].end, distance: distance))
        }
        distance = moved
      }
      // A line that stays keeps all that follow where they are.
      return moved != 0
    }
    if lines.new.upperBound < runs.count {
      shifts.append(LineShift(end: runs[runs.count - 1].end, distance: distance))
    }
    return shifts
  }
}

/// Where the next line comes to stand across.
private struct LineStack {
  let gap: Double
  var next: Double

  /// Puts a line there; returns how far it moved.
  @discardableResult
  @inline(__always)
  mutating func place(_ band: inout Band) -> Double {
    let moved = next - band.start
    band.start = next
    next = band.end(gap: gap)
    return moved
  }
}

extension Band {
  /// Where the line after this one starts, to the bit as lines are stacked at first.
  @inline(__always)
  fileprivate func end(gap: Double) -> Double { start + (depth + gap) }
}
