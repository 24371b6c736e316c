extension Double {
  /// This width rounded up to whole points, as seed A1 wants it (M2).
  ///
  /// What lies within a millionth of a whole point counts as it: sums of spacings such as 0.1 miss
  /// whole numbers by a rounding error, and a font unit is never that small at a usual size.
  public var roundedUpToWholePoints: Double {
    let nearest = rounded()
    return abs(self - nearest) <= 1e-6 ? nearest : rounded(.up)
  }
}
