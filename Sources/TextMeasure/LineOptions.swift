/// How a prepared text is broken into lines (M4, M12).
public struct LineOptions: Hashable, Sendable {
  /// The width in points that a line may take; nil, NaN and infinity are no limit.
  ///
  /// With a limit, spaces at the end of a line hang: they count neither in the fit nor in the
  /// width. A limit of 0 or less gives every grapheme cluster a line.
  public var maxWidth: Double?

  /// How many lines there may be; nil is no limit, and less than 1 counts as 1.
  public var maxLines: Int?

  /// Where lines break.
  public var wrap: LineWrap

  /// What shows that text was left out.
  public var truncation: Truncation

  /// What a line may exceed its limit by, in points; it covers the rounding of a line's sum (M12).
  public static let tolerance = 1.0 / 1024

  /// No limit unless one is given.
  public init(
    maxWidth: Double? = nil, maxLines: Int? = nil, wrap: LineWrap = .word,
    truncation: Truncation = .none
  ) {
    self.maxWidth = maxWidth
    self.maxLines = maxLines
    self.wrap = wrap
    self.truncation = truncation
  }

  /// Where lines break.
  public enum LineWrap: Hashable, Sendable {
    /// At the opportunities of UAX 14; what does not fit even so, between grapheme clusters.
    case word

    /// Between any two grapheme clusters.
    case character

    /// Nowhere: a paragraph is one line, as wide as it is, for the caller to clip.
    case clip
  }

  /// What shows that text was left out: an ellipsis, U+2026 or three full stops.
  ///
  /// It stands on the last visible line, if more lines follow or that line does not fit.
  public enum Truncation: Hashable, Sendable {
    /// Nothing. Lines past the limit are left out.
    case none

    /// An ellipsis at the end of the last line.
    case tail

    /// An ellipsis at the beginning of the last line, then the end of its paragraph.
    case head

    /// The beginning and the end of what is left of the paragraph, an ellipsis between them.
    case middle
  }
}

extension LineOptions {
  /// The limit as a number, infinite if there is none.
  var limit: Double {
    guard let maxWidth, !maxWidth.isNaN else { return .infinity }
    return maxWidth
  }

  /// The most lines; truncation without a line limit means one (M12).
  var lineLimit: Int {
    if let maxLines { return max(1, maxLines) }
    return truncation == .none ? .max : 1
  }
}
