import LayoutGeometry

/// Boxes made ready to be arranged many times.
///
/// Measures are checked once, here, and kept in contiguous columns, so arranging them again at
/// another width reads plain numbers. A copy shares its storage.
public struct FlowItems: Sendable {
  /// The number of items.
  public internal(set) var count: Int

  /// The natural widths, each at least 0 and at most `FlowLayout.maximumLength`.
  package internal(set) var widths: Column

  /// The natural heights, each at least 0 and at most `FlowLayout.maximumLength`.
  package internal(set) var heights: Column

  /// The distances from the top to the first baseline, infinite where it is the bottom edge.
  package internal(set) var baselines: Column

  /// The weights with which items grow.
  package internal(set) var weights: Column

  /// The largest extents along a line, infinite where there is none.
  package internal(set) var maxima: Column

  /// The items that open a new line, in ascending order.
  package internal(set) var breaks: [Int]

  /// Where items stand across their lines; empty when the layout decides for all of them.
  package internal(set) var alignments: [FlowAlignment?]

  /// Items in the order in which they will be arranged.
  ///
  /// O(n).
  public init(_ items: [FlowItem]) {
    count = items.count
    widths = Column(items) { Length.extent($0.size.width) }
    heights = Column(items) { Length.extent($0.size.height) }
    baselines = Column(items) { Length.baseline($0.baseline) }
    weights = Column(items) { Length.extent($0.grow) }
    maxima = Column(items) { Length.maximum($0.maximum) }
    breaks = items.indices.filter { items[$0].breakBefore }
    let areAligned = items.contains { $0.alignment != nil }
    alignments = areAligned ? items.map { $0.alignment } : []
  }

  /// Items of new sizes, which must be valid; `areMeasured` keeps how they stand across their lines.
  init(cellsOf items: FlowItems, widths: Column, heights: Column, areMeasured: Bool) {
    count = items.count
    self.widths = widths
    self.heights = heights
    baselines = areMeasured ? items.baselines : .uniform(.infinity)
    weights = .uniform(0)
    maxima = .uniform(.infinity)
    breaks = items.breaks
    alignments = areMeasured ? items.alignments : []
  }

  /// Items of one height and these widths, in points.
  ///
  /// No item is built one by one; valid widths are shared, not copied. O(n) to check them.
  public init(widths: [Double], height: Double) {
    count = widths.count
    self.widths = .each(Length.areExtents(widths) ? widths : widths.map(Length.extent))
    heights = .uniform(Length.extent(height))
    baselines = .uniform(.infinity)
    weights = .uniform(0)
    maxima = .uniform(.infinity)
    breaks = []
    alignments = []
  }
}

extension FlowItems: Equatable {
  /// Whether two have equal items in the same order, however they store them.
  public static func == (left: FlowItems, right: FlowItems) -> Bool {
    guard left.count == right.count, left.count > 0 else { return left.count == right.count }
    return left.widths == right.widths && left.heights == right.heights
      && left.baselines == right.baselines && left.weights == right.weights
      && left.maxima == right.maxima && left.breaks == right.breaks
      && left.placements == right.placements
  }

  /// The alignments, none where no item says anything.
  private var placements: [FlowAlignment?] {
    alignments.contains { $0 != nil } ? alignments : []
  }
}
