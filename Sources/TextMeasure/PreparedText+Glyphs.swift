public import LayoutGeometry

extension PreparedText {
  /// A line's glyphs from left to right, at their positions from its left end.
  ///
  /// The line must be one of this text. O(glyphs), which are shaped for it.
  public func glyphRuns(of line: TextLine) -> [GlyphRun] {
    glyphs(of: line).runs
  }

  /// The box that a line's ink fills, relative to the left end of its baseline (M11).
  ///
  /// `.zero` if there is no ink. The line must be one of this text. O(glyphs), which are shaped
  /// for it.
  public func ink(of line: TextLine) -> Rect {
    glyphs(of: line).ink
  }

  private func glyphs(of line: TextLine) -> LineGlyphs {
    let paragraph = paragraphs[line.paragraph]
    return LineGlyphs(paragraph.shapedLine(line.pieces), spacing: paragraph.spacing)
  }
}
