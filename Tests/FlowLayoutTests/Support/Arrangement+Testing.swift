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
