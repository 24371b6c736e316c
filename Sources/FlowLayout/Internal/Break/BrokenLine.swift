/// A line known by its items and nothing else yet.
struct BrokenLine {
  /// The index of the first item that is no longer on the line.
  var end: Int

  /// The sum of the natural extents and the gaps between them.
  var extent: Double
}
