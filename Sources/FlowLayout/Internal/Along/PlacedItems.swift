import LayoutGeometry

/// The items of an arrangement where they stand, in main and cross coordinates.
///
/// Places across are relative to the line, so lines can be moved without touching their items. An
/// item of a plain layout takes 16 bytes, 8 of them shared with the widths it was made from.
package struct PlacedItems: Equatable, Sendable {
  /// Where each item starts along its line, from the container's edge.
  package var mainStarts: GapArray<Double> = []

  /// The extents along the lines.
  package var mains: GapArray<Double> = []

  /// The distances from the start of the line across.
  package var crossOffsets: Column = .uniform(0)

  /// The extents across the lines.
  package var crosses: Column = .uniform(0)

  /// The number of items.
  package var count: Int { mains.count }

  /// The physical frame of an item on a line that starts across at `lineStart`.
  @inline(__always)
  func rect(of index: Int, lineStart: Double, in coordinates: Coordinates) -> Rect {
    coordinates.rect(
      main: mainStarts[index], cross: lineStart + crossOffsets[index],
      mainExtent: mains[index], crossExtent: crosses[index])
  }
}
