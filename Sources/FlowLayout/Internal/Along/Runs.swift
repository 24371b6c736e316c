/// The lines of an arrangement along the main axis, in order.
///
/// Where lines are put in the place of others, the ends of those that follow move by as many items;
/// it is remembered once for all that lie behind the gap.
package struct Runs: Equatable, Sendable {
  private var lines: GapArray<Run> = []

  /// What the ends of the lines behind the gap lack.
  private var growth = 0

  package init() {}

  /// All lines, one after the other.
  ///
  /// O(1) if there was no edit since they were broken, else O(lines).
  var array: [Run] {
    guard lines.gapPlace == lines.count else { return Array(self) }
    return lines.array
  }

  /// Lets `body` put other lines in the place of all, in the storage that there is.
  mutating func refill(_ body: (inout [Run]) -> Void) {
    lines.refill(body)
    growth = 0
  }

  /// Puts lines in the place of others, which are of so many more items.
  ///
  /// O(lines between this edit and the one before).
  mutating func replaceSubrange(_ range: Range<Int>, with new: [Run], growth: Int) {
    let old = lines.gapPlace
    let place = range.upperBound
    if place > old {
      lines.change(old..<place) { $0.end += self.growth }
    } else {
      lines.change(place..<old) { $0.end -= self.growth }
    }
    lines.replaceSubrange(range, with: new)
    self.growth += growth
  }

  package static func == (left: Runs, right: Runs) -> Bool { left.elementsEqual(right) }
}

extension Runs: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { lines.count }

  @inline(__always)
  package subscript(position: Int) -> Run {
    var run = lines[position]
    if position >= lines.gapPlace { run.end += growth }
    return run
  }
}
