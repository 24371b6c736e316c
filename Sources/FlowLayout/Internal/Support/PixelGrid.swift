import LayoutGeometry

/// A grid of pixels on both axes, with a line at 0 (F12).
package struct PixelGrid: Hashable, Sendable {
  private let scale: Double

  /// What rounding up forgives, in pixels: the floating error of measures that are whole.
  private static let tolerance = 0x1p-20

  /// From here on all numbers are whole anyway.
  private static let wholeFrom = 0x1p52

  /// A grid of `scale` pixels per point; `nil` for no scale.
  init?(scale: Double?) {
    guard let scale, scale > 0 else { return nil }
    self.scale = max(1.0 / 1024, min(scale, 1024))
  }

  /// The width of a pixel in points.
  var pixel: Double { 1 / scale }

  /// The grid line nearest to an edge, the later one of two.
  ///
  /// Edges a whole number of pixels apart stay so, wherever they are.
  func snapped(_ edge: Double) -> Double {
    // A little more than half, so that floating error does not tell edges at half a pixel apart.
    Self.down(edge * scale + 0.5 + Self.tolerance) / scale
  }

  /// The rectangle between the grid lines nearest to the edges of another.
  func snapped(_ rect: Rect) -> Rect {
    let (left, top) = (snapped(rect.x), snapped(rect.y))
    return Rect(
      x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
  }

  /// The smallest number of whole pixels that holds a length.
  func roundedUp(_ length: Double) -> Double {
    -Self.down(Self.tolerance - length * scale) / scale
  }

  /// The largest number of whole pixels that a length holds.
  func roundedDown(_ length: Double) -> Double {
    Self.down(Self.tolerance + length * scale) / scale
  }

  /// The largest whole number that is not above another.
  ///
  /// Spelled out because `floor` would have to come from a C library.
  static func down(_ value: Double) -> Double {
    guard abs(value) < wholeFrom else { return value }
    let truncated = Double(Int64(value))
    return truncated > value ? truncated - 1 : truncated
  }
}
