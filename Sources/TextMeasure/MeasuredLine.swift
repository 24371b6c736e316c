public import LayoutGeometry

/// One line of measured text.
public struct MeasuredLine: Sendable {
  /// The line's UTF-8 in the text, its terminator included.
  public let range: Range<Int>

  /// The exact width in points (M1).
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

  let shaped: ShapedLine
  let spacing: Spacing
}

extension MeasuredLine {
  /// The line's glyphs from left to right, at their positions from its left end.
  ///
  /// O(glyphs).
  public var glyphRuns: [GlyphRun] {
    LineGlyphs(shaped, spacing: spacing).runs
  }

  /// The box that the glyphs' ink fills, relative to the left end of the baseline (M11).
  ///
  /// `.zero` if there is no ink. O(glyphs).
  public var ink: Rect {
    LineGlyphs(shaped, spacing: spacing).ink
  }
}
