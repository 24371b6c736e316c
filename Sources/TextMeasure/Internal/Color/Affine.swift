internal import Glibc
internal import LayoutGeometry

/// An affine map of the plane, y upwards.
struct Affine: Equatable {
  var xx = 1.0
  var yx = 0.0
  var xy = 0.0
  var yy = 1.0
  var dx = 0.0
  var dy = 0.0

  func callAsFunction(_ point: Point) -> Point {
    Point(x: xx * point.x + xy * point.y + dx, y: yx * point.x + yy * point.y + dy)
  }

  /// This map after another.
  func after(_ first: Affine) -> Affine {
    Affine(
      xx: xx * first.xx + xy * first.yx, yx: yx * first.xx + yy * first.yx,
      xy: xx * first.xy + xy * first.yy, yy: yx * first.xy + yy * first.yy,
      dx: xx * first.dx + xy * first.dy + dx, dy: yx * first.dx + yy * first.dy + dy)
  }

  /// The same map with the origin at another point.
  func around(_ center: Point) -> Affine {
    Affine(dx: center.x, dy: center.y).after(self).after(Affine(dx: -center.x, dy: -center.y))
  }

  /// Turns counterclockwise.
  static func rotation(radians: Double) -> Affine {
    let (sine, cosine) = (sin(radians), cos(radians))
    return Affine(xx: cosine, yx: sine, xy: -sine, yy: cosine)
  }
}
