import LayoutGeometry

extension Point {
  /// The distance from another point to this one.
  static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// One distance and then another.
  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// Whether two distances differ by no more than the floating error of places.
  func isNear(_ other: Point) -> Bool { areNear(x, other.x) && areNear(y, other.y) }
}

extension Size {
  /// What another size grew by to this one.
  static func - (left: Size, right: Size) -> Size {
    Size(width: left.width - right.width, height: left.height - right.height)
  }

  /// One growth and then another.
  static func + (left: Size, right: Size) -> Size {
    Size(width: left.width + right.width, height: left.height + right.height)
  }

  /// Whether two sizes differ by no more than the floating error of places.
  func isNear(_ other: Size) -> Bool {
    areNear(width, other.width) && areNear(height, other.height)
  }
}

private func areNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 0x1p-20 }
