import LayoutGeometry

extension Arrangement {
  /// A scale at which chips are three characters high and labels fit their chips.
  ///
  /// Labels are cut rather than let the picture grow past 80 columns, but not to less than what a
  /// column for 10 points shows. O(n).
  public func pictureScale(for labels: [String]) -> PictureScale {
    var columns = Double.infinity
    var rows = Double.infinity
    for (frame, label) in zip(frames, labels) {
      if frame.width > 0 { columns = min(columns, frame.width / Double(label.count + 4)) }
      if frame.height > 0 { rows = min(rows, frame.height / 3) }
    }
    var scale = PictureScale()
    if columns < .infinity { scale.pointsPerColumn = max(columns, min(size.width / 78, 10)) }
    if rows < .infinity { scale.pointsPerRow = rows }
    return scale
  }
}
