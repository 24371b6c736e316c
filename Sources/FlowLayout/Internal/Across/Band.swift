/// A line along the cross axis.
package struct Band: Hashable, Sendable {
  /// Where the line starts across, from the container's edge.
  package var start: Double

  /// The extent across the line.
  package var depth: Double

  /// The distance from `start` to the baseline; infinite when no item is aligned by it.
  package var ascent: Double
}
