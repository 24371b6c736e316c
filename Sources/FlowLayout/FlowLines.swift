import LayoutGeometry

/// The lines of an arrangement, in order.
///
/// A view: each line is computed in O(1) when it is read.
public struct FlowLines: RandomAccessCollection, Sendable {
  private let arrangement: Arrangement

  init(_ arrangement: Arrangement) { self.arrangement = arrangement }

  /// The first position, 0.
  public var startIndex: Int { 0 }

  /// The number of lines.
  public var endIndex: Int { arrangement.resolvedLines.count }

  /// The line at a position.
  ///
  /// O(1).
  public subscript(position: Int) -> FlowLine {
    let line = arrangement.resolvedLines[position]
    return FlowLine(
      range: arrangement.start(ofLine: position)..<line.end,
      frame: arrangement.coordinates.rect(
        main: line.mainStart, cross: line.crossStart,
        mainExtent: line.mainExtent, crossExtent: line.depth))
  }
}
