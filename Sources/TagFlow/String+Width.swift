public import TextMeasure

extension String {
  /// The width of this string in `font` without a limit, rounded up to whole points (seed A1, M2).
  ///
  /// A string of several lines is as wide as its widest; the empty string is 0 wide. The exact
  /// width is `Measurer(font).width(of:)`. O(n) in the length.
  public func width(font: Font) -> Double {
    Measurer(font).width(of: self).roundedUpToWholePoints
  }
}
