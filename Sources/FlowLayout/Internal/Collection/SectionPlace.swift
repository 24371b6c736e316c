import LayoutGeometry

/// Where a section stands down the content, and where its parts do.
///
/// Kept apart from the sections, so that looking for what is in view and stacking after an edit read
/// plain numbers.
struct SectionPlace: Equatable, Sendable {
  /// The top of the section.
  var start = 0.0

  /// The distance from the top to the origin of the cells.
  let cells: Double

  /// The distance from the top to the footer.
  let footer: Double

  /// The distance from the top to the bottom.
  let length: Double

  /// How far cells reach out of their arrangement above or below.
  let overhang: Double

  init(_ section: ArrangedSection) {
    cells = section.headerHeight + section.insets.top
    footer = cells + section.cells.arrangement.size.height + section.insets.bottom
    length = footer + section.footerHeight
    overhang = section.cells.arrangement.overhang
  }

  /// The top of the cells, of the footer, and the bottom of the section.
  var cellsStart: Double { start + cells }
  var footerStart: Double { start + footer }
  var end: Double { start + length }
}

extension Arrangement {
  /// How far lines reach out of the arrangement above or below: not at all, but for negative
  /// spacing and pixels.
  ///
  /// O(1), O(n) for negative spacing.
  fileprivate var overhang: Double {
    let pixel = coordinates.grid?.pixel ?? 0
    let areRowsOrdered = coordinates.axis == .horizontal ? areLinesOrdered : areItemsOrdered
    guard !areRowsOrdered else { return pixel }
    return frames.reduce(pixel) { max($0, pixel - $1.y, pixel + $1.maxY - size.height) }
  }
}
