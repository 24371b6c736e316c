/// The border where numbers from outside become numbers that no sum can spoil (F13).
enum Length {
  /// What an extent counts as: 0 for NaN and negative values, at most the maximum.
  static func extent(_ value: Double) -> Double {
    value > 0 ? min(value, FlowLayout.maximumLength) : 0
  }

  /// What a distance that may be negative counts as: 0 for NaN, otherwise within the maximum.
  static func signed(_ value: Double) -> Double {
    value.isNaN ? 0 : max(-FlowLayout.maximumLength, min(value, FlowLayout.maximumLength))
  }

  /// What a side of the container counts as: `nil`, which is unbounded, for NaN and infinity.
  static func side(_ value: Double?) -> Double? {
    guard let value, value < .infinity else { return nil }
    return extent(value)
  }

  /// Whether `extent` would leave every one of `values` as it is.
  static func areExtents(_ values: [Double]) -> Bool {
    values.withUnsafeBufferPointer { values in
      var valid = true
      for value in values {
        valid = valid && value >= 0 && value <= FlowLayout.maximumLength
      }
      return valid
    }
  }
}
