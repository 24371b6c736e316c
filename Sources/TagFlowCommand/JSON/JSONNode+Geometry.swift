internal import LayoutGeometry

extension JSONNode {
  /// A point in points.
  func point() throws(JSONError) -> Point {
    try takesOnly(["x", "y"])
    return Point(
      x: try member("x").number(.distance), y: try member("y").number(.distance))
  }

  /// A rectangle in points.
  func rect() throws(JSONError) -> Rect {
    try takesOnly(["x", "y", "width", "height"])
    return Rect(
      x: try member("x").number(.distance), y: try member("y").number(.distance),
      width: try member("width").number(.length), height: try member("height").number(.length))
  }

  /// Two numbers of which the first is not above the second, as in `[100,400]`.
  func interval() throws(JSONError) -> ClosedRange<Double> {
    let ends = try elements()
    guard ends.count == 2 else { throw error("must be a start and an end, as in [100,400]") }
    let (start, end) = (try ends[0].number(.distance), try ends[1].number(.distance))
    guard start <= end else { throw error("must not end before it starts") }
    return start...end
  }

  /// A side of an object that may give it, as an edit does; one in which nil is has no bound.
  func side(_ key: String) throws(JSONError) -> Double?? {
    guard has(key) else { return .none }
    let node = try member(key)
    return .some(try node.isNull ? nil : node.number(.distance))
  }
}
