import FlowLayout
import LayoutGeometry

extension Arrangement {
  /// The number of items on each line.
  var counts: [Int] { lines.map(\.range.count) }

  /// The left edges of all items.
  var lefts: [Double] { frames.map(\.x) }

  /// The top edges of all items.
  var tops: [Double] { frames.map(\.y) }
}

extension FlowItem {
  /// An item of a width and a height.
  init(_ width: Double, _ height: Double, baseline: Double? = nil) {
    self.init(size: Size(width: width, height: height), baseline: baseline)
  }
}

/// A picture of an arrangement: 5 points a column, 10 points a row, with the container's edges.
func drawing(_ arrangement: Arrangement, indicator: String = "+") -> String {
  arrangement.picture(
    labels: ["a", "b", "c", "d", "e", "f", "g", "h"],
    scale: PictureScale(pointsPerColumn: 5, pointsPerRow: 10), isFramed: true,
    indicator: indicator)
}
