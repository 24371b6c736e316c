/// One line of measured text.
///
/// A line is plain numbers; ask the `PreparedText` or `TextMeasurement` it comes from for its
/// glyphs and its ink.
public struct TextLine: Hashable, Sendable {
  /// The line's UTF-8 in the text, with the spaces that hang at its end and its terminator.
  ///
  /// Where an ellipsis stands in the middle, it is all that the line stands for.
  public let range: Range<Int>

  /// The exact width in points: that of shaping the line without the spaces that hang (M1, M4).
  public let width: Double

  /// The width of the spaces that hang at the line's end and are not in `width` (M4).
  public let trailingSpace: Double

  /// From the top of the first line down to this line's baseline, in points.
  public let baseline: Double

  /// From the baseline up to the top of the line (M10).
  public let ascent: Double

  /// From the baseline down to the bottom of the line, positive (M10).
  public let descent: Double

  /// The largest gap that a font of the line wants below it; in the height only if asked for.
  public let leading: Double

  /// The direction of the line's paragraph, never `.auto`.
  public let direction: TextDirection

  /// Whether a soft hyphen shows at the line's end (M5).
  public var showsHyphen: Bool { pieces.insertion == .hyphen }

  /// Whether an ellipsis stands for text that was left out (M12).
  public var showsEllipsis: Bool { pieces.insertion == .ellipsis }

  let paragraph: Int
  let pieces: LinePieces
}

extension TextLine {
  /// From the top of this line down to the top of the next.
  func height(usesLeading: Bool) -> Double {
    ascent + descent + (usesLeading ? leading : 0)
  }
}
