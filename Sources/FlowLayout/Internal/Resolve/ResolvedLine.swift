/// A line whose place in the container is known.
package struct ResolvedLine: Hashable, Sendable {
  /// The index of the first item that is no longer on the line.
  package var end: Int

  /// Where the first item starts.
  package var mainStart: Double

  /// The distance from the start of the first item to the end of the last.
  package var mainExtent: Double

  /// Where the line starts across.
  package var crossStart: Double

  /// The extent across the line.
  package var depth: Double
}
