extension ArrangedItems {
  /// Puts the new lines of a window in the place of the old ones, and gives all lines their places
  /// across.
  ///
  /// Where lines only follow one another, those before the window stay, and the answer says how far
  /// those after it moved. O(new lines) where all lines are alike, else O(lines).
  mutating func stackLines(_ lines: WindowLines, areAlike: Bool) -> [LineShift] {
    let (gap, start) = (rules.lineGap, rules.crossInsets.start)
    let first = rules.onlyShiftsLines ? lines.old.lowerBound : 0
    arrangement.runs.replaceSubrange(lines.old, with: lines.runs, growth: lines.growth)
    let shifts =
      (areAlike ? arrangement.stackAlike(lines, gap: gap) : nil)
      ?? arrangement.stack(lines, from: first, gap: gap, start: start)
    var end = endOfLines(arrangement.bands, rules: rules)
    spread(&arrangement.bands, end: &end, rules: rules)
    let visible = VisibleItems(measured, rules: rules, indicator: nil)
    arrangement.finish(visible, of: measured, longest: 0, end: end, rules: rules)
    return shifts
  }

  /// Whether all lines are equally deep and only follow one another, so that the places across of the
  /// first lines are the same whatever is on them.
  var areLinesAlike: Bool {
    rules.onlyShiftsLines && BandMeasure(measured, rules: rules).areAlike
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
  /// Puts new lines in the place of old ones that are as deep, as all others are: there are only more
  /// or fewer at the end.
  ///
  /// - Returns: `nil`, and nothing is done, where rounding may move some lines farther than others.
  fileprivate mutating func stackAlike(_ lines: WindowLines, gap: Double) -> [LineShift]? {
    guard let first = bands.first, let last = bands.last, let new = lines.bands.first,
      new.depth == first.depth
    else { return nil }
    let more = lines.new.count - lines.old.count
    var stack = LineStack(gap: gap, next: last.end(gap: gap))
    var added: [Band] = []
    for _ in 0..<max(more, 0) {
      var band = new
      stack.place(&band)
      added.append(band)
    }
    // Each line's place is rounded once, and so is how far it moved.
    let farthest = max(abs(first.start), abs((added.last ?? last).start))
    guard Double(abs(more) + 1) * farthest.ulp <= LineShift.tolerance else { return nil }
    bands += added
    defer { bands.removeLast(max(-more, 0)) }
    guard let end = runs.last?.end, lines.new.upperBound < runs.count else { return [] }
    let distance = bands[lines.new.upperBound].start - bands[lines.old.upperBound].start
    return [LineShift(end: end, distance: distance)]
  }

  /// Puts new lines in the place of old ones and stacks them and all others from line `first` on.
  ///
  /// Of what follows each number is read and written once, as it is moved in memory. O(new lines)
  /// where what follows stays, else O(lines).
  fileprivate mutating func stack(
    _ lines: WindowLines, from first: Int, gap: Double, start: Double
  ) -> [LineShift] {
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
