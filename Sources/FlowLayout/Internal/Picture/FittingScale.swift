import LayoutGeometry

/// The scale at which chips are three characters high and labels fit their chips.
struct FittingScale {
  private var columns = Double.infinity
  private var rows = Double.infinity

  /// Makes room for a label in a frame.
  mutating func show(_ label: String, in frame: Rect) {
    if frame.width > 0 { columns = min(columns, frame.width / Double(label.count + 4)) }
    if frame.height > 0 { rows = min(rows, frame.height / 3) }
  }

  /// The scale for a picture of a width in points: labels are cut rather than let it grow past 80
  /// columns, but not to less than what a column for 10 points shows.
  func scale(forWidth width: Double) -> PictureScale {
    var scale = PictureScale()
    if columns < .infinity { scale.pointsPerColumn = max(columns, min(width / 78, 10)) }
    if rows < .infinity { scale.pointsPerRow = rows }
    return scale
  }
}
