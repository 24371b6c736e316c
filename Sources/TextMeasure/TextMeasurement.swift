public import LayoutGeometry

/// What a text takes on its lines, and the box around them.
///
/// The typographic box and the ink are two answers and never mixed (M11).
public struct TextMeasurement: Sendable {
  /// The width in points of the widest line, exact (M1-M4).
  ///
  /// It is at least 0, also where negative spacing makes a line narrower than nothing.
  public let width: Double

  /// The height in points of all lines (M10).
  public let height: Double

  /// The lines from the top.
  ///
  /// There is at least one, also for the empty string (M3).
  public let lines: [TextLine]

  /// Whether text was left out because of a line limit.
  public let isTruncated: Bool

  let prepared: PreparedText

  init(_ prepared: PreparedText, lines: [TextLine], isTruncated: Bool) {
    self.prepared = prepared
    self.lines = lines
    self.isTruncated = isTruncated
    width = lines.reduce(0) { max($0, $1.width) }
    height = lines.reduce(0) { $0 + $1.height(usesLeading: prepared.style.usesFontLeading) }
  }
}

extension TextMeasurement {
  /// The style that the text was measured in.
  public var style: TextStyle { prepared.style }

  /// Grapheme clusters of the text for which no font had a glyph.
  public var missing: Int { prepared.missing }

  /// The first line's ascent: from the top of the text down to its first baseline, in points.
  public var ascent: Double { lines.first?.ascent ?? 0 }

  /// The last line's descent: from the last baseline down, in points, positive.
  public var descent: Double { lines.last?.descent ?? 0 }

  /// The largest leading of any line, in points; part of the height only if asked for (M10).
  public var leading: Double { lines.reduce(0) { max($0, $1.leading) } }

  /// The width and height of the typographic box.
  public var size: Size { Size(width: width, height: height) }

  /// The box that ink fills, relative to the top left of the first line (M11).
  ///
  /// `.zero` if there is no ink. Lines lie at the left. O(glyphs), which are shaped for it.
  public var ink: Rect {
    var bounds = BoxUnion()
    for line in lines {
      let ink = prepared.ink(of: line)
      guard ink != .zero else { continue }
      bounds.add(
        left: ink.x, top: ink.y + line.baseline, right: ink.maxX, bottom: ink.maxY + line.baseline)
    }
    return bounds.rect
  }

  /// The glyphs of one of the lines, as `PreparedText.glyphRuns(of:)` has them.
  public func glyphRuns(of line: TextLine) -> [GlyphRun] {
    prepared.glyphRuns(of: line)
  }
}
