public import LayoutGeometry

extension PreparedText {
  /// Where the caret of a position stands on a line: its distance from the line's left end.
  ///
  /// A ligature is divided evenly among its clusters; an ellipsis is the box of all that it stands
  /// for. Positions in the spaces that hang stand at the end of what the line shows. Positions
  /// before or after the line stand at its ends. O(glyphs), which are shaped for it.
  public func caret(of position: TextPosition, on line: TextLine) -> Double {
    clusterBoxes(of: line).caret(of: position)
  }

  /// Where the carets of positions stand on a line, each as `caret(of:on:)` has it.
  ///
  /// The line is shaped once for all of them. O(glyphs + positions x log glyphs).
  public func carets(of positions: [TextPosition], on line: TextLine) -> [Double] {
    let boxes = clusterBoxes(of: line)
    return positions.map(boxes.caret)
  }

  /// The position nearest to a distance from a line's left end.
  ///
  /// Its caret is that of no cluster further away. O(glyphs), which are shaped for it.
  public func position(at x: Double, on line: TextLine) -> TextPosition {
    clusterBoxes(of: line).position(at: x)
  }

  /// The boxes of a range of the text on a line, from left to right, relative to the left end and
  /// the top of the line.
  ///
  /// There are several where directions mix, none if the line shows nothing of the range.
  /// O(glyphs), which are shaped for it.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets in the whole text.
  ///   - line: A line of this text.
  /// - Returns: Boxes as high as the line.
  public func rects(of range: Range<Int>, on line: TextLine) -> [Rect] {
    clusterBoxes(of: line).extents(of: range).map { extent in
      Rect(
        x: extent.lowerBound, y: 0, width: extent.upperBound - extent.lowerBound,
        height: line.ascent + line.descent)
    }
  }

  private func clusterBoxes(of line: TextLine) -> ClusterBoxes {
    ClusterBoxes(line.pieces, of: paragraphs[line.paragraph])
  }
}
