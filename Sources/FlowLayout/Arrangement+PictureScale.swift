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
    var scale = FittingScale()
    for (frame, label) in zip(frames, labels) { scale.show(label, in: frame) }
    if let indicatorFrame { scale.show(indicator, in: indicatorFrame) }
    return scale.scale(forWidth: size.width)
  }
}
