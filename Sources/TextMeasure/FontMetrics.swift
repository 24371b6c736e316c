/// A font's vertical metrics in points.
///
/// The ascent, descent and leading are the typographic ones if the font asks for them
/// (USE_TYPO_METRICS), else those of `hhea`, else typographic, else Windows', varied by MVAR (M10).
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  public let ascent: Double

  /// From the baseline down to the bottom of a line, positive.
  public let descent: Double

  /// The gap that the font wants between lines.
  public let leading: Double

  /// The height of flat capitals such as H.
  public let capHeight: Double

  /// The height of flat small letters such as x.
  public let xHeight: Double

  /// From the baseline down to the top of an underline; positive lies below.
  public let underlinePosition: Double

  /// The thickness of an underline.
  public let underlineThickness: Double

  init(_ units: UnitMetrics, scale: Double) {
    ascent = units.ascent * scale
    descent = units.descent * scale
    leading = units.leading * scale
    capHeight = units.capHeight * scale
    xHeight = units.xHeight * scale
    underlinePosition = -units.underlineOffset * scale
    underlineThickness = units.underlineSize * scale
  }
}
