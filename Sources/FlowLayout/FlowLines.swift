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
  public var endIndex: Int { arrangement.runs.count }

  /// The line at a position.
  ///
  /// O(1).
  public subscript(position: Int) -> FlowLine {
    let (run, band) = (arrangement.runs[position], arrangement.bands[position])
    return FlowLine(
      range: arrangement.items(onLine: position),
      frame: arrangement.coordinates.rect(
        main: run.start, cross: band.start, mainExtent: run.extent, crossExtent: band.depth),
      baseline: band.ascent < .infinity ? baseline(of: band) : nil)
  }

  private func baseline(of band: Band) -> Double {
    let exact = band.start + band.ascent
    return arrangement.coordinates.grid?.snapped(exact) ?? exact
  }
}
