import LayoutGeometry

/// The way from main and cross coordinates to the physical ones and back.
///
/// All arithmetic of a layout runs along a main axis and a cross axis from a start; the vertical
/// axis is their transpose and right to left the mirror image (F8).
package struct Coordinates: Hashable, Sendable {
  /// The axis along which a line runs.
  var axis = FlowAxis.horizontal

  /// The width about which x is mirrored, `nil` when it is not.
  var mirror: Double?

  /// The pixels to which physical edges are snapped, `nil` when they are exact.
  var grid: PixelGrid?

  /// The physical rectangle of a box.
  func rect(main: Double, cross: Double, mainExtent: Double, crossExtent: Double) -> Rect {
    let exact =
      switch axis {
      case .horizontal:
        Rect(x: flip(main, mainExtent), y: cross, width: mainExtent, height: crossExtent)
      case .vertical:
        Rect(x: flip(cross, crossExtent), y: main, width: crossExtent, height: mainExtent)
      }
    return grid?.snapped(exact) ?? exact
  }

  /// The extents of a physical rectangle along the main and the cross axis.
  func extents(of rect: Rect) -> (main: Extent, cross: Extent) {
    var x = Extent(rect.x, rect.maxX)
    if let mirror { x = Extent(mirror - rect.maxX, mirror - rect.x) }
    let y = Extent(rect.y, rect.maxY)
    return axis == .horizontal ? (x, y) : (y, x)
  }

  private func flip(_ x: Double, _ width: Double) -> Double {
    guard let mirror else { return x }
    return mirror - x - width
  }
}

/// A stretch of one axis.
package struct Extent: Hashable, Sendable {
  /// Where it starts.
  var start: Double

  /// Where it ends; never before `start`.
  var end: Double

  /// The stretch between two edges in either order.
  init(_ edge: Double, _ other: Double) {
    start = min(edge, other)
    end = max(edge, other)
  }

  /// The stretch with room for snapping to pixels and for the floating error of coordinates up to
  /// `magnitude`.
  func widened(magnitude: Double, pixel: Double) -> Extent {
    let slack = Fit.tolerance + pixel + max(abs(start), abs(end), magnitude) * 0x1p-40
    return slack < .infinity ? Extent(start - slack, end + slack) : self
  }
}
