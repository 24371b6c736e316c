/// What a bounding rectangle is measured by; the names and meanings are Apple's.
public struct BoundingRectOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text is set on lines from the top of the first.
  ///
  /// Without it, it is one line, measured from the baseline.
  public static let usesLineFragmentOrigin = BoundingRectOptions(rawValue: 1 << 0)

  /// Every line is higher by its font's leading.
  public static let usesFontLeading = BoundingRectOptions(rawValue: 1 << 1)

  /// The rectangle is that of the ink and not the typographic one (M11).
  public static let usesDeviceMetrics = BoundingRectOptions(rawValue: 1 << 2)

  /// The last line that fits in the height ends with an ellipsis if there are more.
  public static let truncatesLastVisibleLine = BoundingRectOptions(rawValue: 1 << 3)
}
