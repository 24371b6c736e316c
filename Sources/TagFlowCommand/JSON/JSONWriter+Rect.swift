internal import LayoutGeometry

extension JSONWriter {
  /// Writes a rectangle.
  mutating func value(_ rect: Rect) {
    object { $0.members(of: rect) }
  }

  /// Writes the members of a rectangle.
  mutating func members(of rect: Rect) {
    member("x", rect.x)
    member("y", rect.y)
    member("width", rect.width)
    member("height", rect.height)
  }
}
