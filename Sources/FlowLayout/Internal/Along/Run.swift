/// A line along the main axis.
package struct Run: Hashable, Sendable {
  /// The index of the first item that is no longer on the line.
  package var end: Int

  /// Where the first item starts, from the container's edge.
  package var start: Double

  /// The distance from the start of the first item to the end of the last.
  package var extent: Double
}

extension Array<Run> {
  /// Puts lines of `itemCount` items in the place of all that there were, in their storage.
  ///
  /// The first lines tell how many there will be, which saves growing step by step.
  mutating func overwrite(_ lines: some Sequence<Run>, itemCount: Int) {
    removeAll(keepingCapacity: true)
    var lines = lines.makeIterator()
    while count < 64, let line = lines.next() { append(line) }
    guard let last, count == 64 else { return }
    reserveCapacity(itemCount / last.end * 70)
    append(contentsOf: IteratorSequence(lines))
  }
}
