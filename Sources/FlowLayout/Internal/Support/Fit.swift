/// The rule that decides whether items go on one line, for sizing and placing alike (F1).
struct Fit {
  /// What a line may be too long by, in points.
  ///
  /// It covers the floating error of a whole line, so n items of width W/n always fit in W.
  static let tolerance = 1.0 / 1024

  private let longest: Double

  /// Lines of at most `limit` points; infinity means no limit.
  init(limit: Double) {
    longest = limit + Self.tolerance
  }

  /// Whether a line of `extent` points fits.
  func callAsFunction(_ extent: Double) -> Bool { extent <= longest }
}
