/// A line along the main axis.
package struct Run: Hashable, Sendable {
  /// The index of the first item that is no longer on the line.
  package var end: Int

  /// Where the first item starts, from the container's edge.
  package var start: Double

  /// The distance from the start of the first item to the end of the last.
  package var extent: Double
}
