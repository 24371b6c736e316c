import LayoutGeometry

extension Arrangement {
  /// A scale at which chips are three characters high and labels fit their chips.
  ///
  /// Labels are cut rather than let the picture grow past 80 columns, but not to less than what a
  /// column for 10 points shows. O(n).
  ///
  /// - Parameters:
  ///   - labels: The texts of the chips in order.
  ///   - indicator: The text of the indicator that stands for hidden items.
  /// - Returns: What a character stands for.
  public func pictureScale(for labels: [String], indicator: String = "+") -> PictureScale {
    var columns = Double.infinity
    var rows = Double.infinity
    func show(_ label: String, in frame: Rect) {
      if frame.width > 0 { columns = min(columns, frame.width / Double(label.count + 4)) }
      if frame.height > 0 { rows = min(rows, frame.height / 3) }
    }
    for (frame, label) in zip(frames, labels) { show(label, in: frame) }
    if let indicatorFrame { show(indicator, in: indicatorFrame) }
    var scale = PictureScale()
    if columns < .infinity { scale.pointsPerColumn = max(columns, min(size.width / 78, 10)) }
    if rows < .infinity { scale.pointsPerRow = rows }
    return scale
  }
}
