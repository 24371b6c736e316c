internal import LayoutGeometry

extension JSONWriter {
  /// Writes a rectangle.
  mutating func value(_ rect: Rect) {
    object { $0.members(of: rect) }
  }

  /// Writes a rectangle, or `null`.
  mutating func member(_ name: String, _ rect: Rect?) {
    key(name)
    if let rect { value(rect) } else { null() }
  }

  /// Writes a size.
  mutating func value(_ size: Size) {
    object { json in
      json.member("width", size.width)
      json.member("height", size.height)
    }
  }

  /// Writes a point.
  mutating func value(_ point: Point) {
    object { json in
      json.member("x", point.x)
      json.member("y", point.y)
    }
  }

  /// Writes the ends of a half-open range.
  mutating func value(_ range: Range<Int>) {
    array([range.lowerBound, range.upperBound]) { $0.value($1) }
  }

  /// Writes the members of a rectangle.
  mutating func members(of rect: Rect) {
    member("x", rect.x)
    member("y", rect.y)
    member("width", rect.width)
    member("height", rect.height)
  }
}
