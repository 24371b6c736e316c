/// The border where numbers from outside become numbers that no sum can spoil (F13).
enum Length {
  /// What an extent or a weight counts as: 0 for NaN and negative values, at most the maximum.
  static func extent(_ value: Double) -> Double {
    value > 0 ? min(value, FlowLayout.maximumLength) : 0
  }

  /// What a distance that may be negative counts as: 0 for NaN, otherwise within the maximum.
  static func signed(_ value: Double) -> Double {
    value.isNaN ? 0 : max(-FlowLayout.maximumLength, min(value, FlowLayout.maximumLength))
  }

  /// What a position in content counts as: 0 for NaN, otherwise within a distance that no content
  /// reaches, however many of its lengths are of the maximum.
  static func position(_ value: Double) -> Double {
    value.isNaN ? 0 : max(-farthest, min(value, farthest))
  }

  private static let farthest = 1e18

  /// What a side of the container counts as: `nil`, which is unbounded, for NaN and infinity.
  static func side(_ value: Double?) -> Double? {
    guard let value, value < .infinity else { return nil }
    return extent(value)
  }

  /// What a baseline counts as: infinity, which is the bottom edge, for `nil` and NaN.
  static func baseline(_ value: Double?) -> Double {
    guard let value, !value.isNaN else { return .infinity }
    return signed(value)
  }

  /// What a largest extent counts as: infinity, which is none, for `nil` and NaN.
  static func maximum(_ value: Double?) -> Double {
    guard let value, value < .infinity else { return .infinity }
    return extent(value)
  }

  /// What a largest number counts as: at least `least`, `nil` meaning no limit.
  static func count(_ value: Int?, atLeast least: Int) -> Int { max(least, value ?? .max) }

  /// Whether `extent` would leave every one of `values` as it is.
  static func areExtents(_ values: [Double]) -> Bool {
    // Bit patterns of extents lie between those of 0 and of the maximum; all others lie above, so
    // the sign bit of one of the two terms tells them. Plain integer work, many at a time.
    let largest = FlowLayout.maximumLength.bitPattern
    return values.withUnsafeBufferPointer { values in
      var signs: UInt64 = 0
      for value in values { signs |= value.bitPattern | (largest &- value.bitPattern) }
      return signs >> 63 == 0
    }
  }
}
