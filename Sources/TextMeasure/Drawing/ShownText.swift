/// A stretch of a line's text in one font, as the line shows it.
package struct ShownText: Sendable {
  /// The text, controls but tabs replaced by U+200B, with a hyphen or ellipsis where there is one.
  package let text: String
  /// The font of its glyphs.
  package let font: Font
}

extension TextMeasurement {
  /// What a line shows, in logical order; the line must be one of the text.
  ///
  /// Spaces that hang and the terminator are left out. O(n) in the line's length.
  package func shownText(of line: TextLine) -> [ShownText] {
    let paragraph = prepared.paragraphs[line.paragraph]
    let shown = LineText(line.pieces, of: paragraph)
    return shown.runs.map { run in
      ShownText(
        text: String(scalars: shown.text.scalars[run.range]),
        font: Font(
          paragraph.context.cascade.typeface(at: run.font), checkedSize: paragraph.spacing.size))
    }
  }
}

extension String {
  /// The text of scalar values, all of which come from valid text.
  fileprivate init(scalars: ArraySlice<UInt32>) {
    self = ""
    unicodeScalars.append(contentsOf: scalars.lazy.compactMap(Unicode.Scalar.init))
  }
}
