extension Measurer {
  /// Everything about `text` without a width limit: one line for each paragraph (M3).
  ///
  /// `width` is the same number as `width(of:)` gives. O(n) in the text's length.
  public func measure(_ text: String) -> TextMeasurement {
    var text = text
    return text.withUTF8 { utf8 in unsafe measure(utf8) }
  }

  private func measure(_ utf8: UnsafeBufferPointer<UInt8>) -> TextMeasurement {
    context.withWorkspace { workspace in
      var lines: [MeasuredLine] = []
      var top = 0.0
      for paragraph in unsafe Paragraphs(utf8) {
        unsafe context.load(paragraph.content, of: utf8, into: workspace)
        let shaped = context.shapeLine(in: workspace, spacing: spacing)
        let box = LineBox(fonts: shaped.fonts, style: style)
        lines.append(
          MeasuredLine(
            range: paragraph.range, width: shaped.width(spacing), trailingSpace: 0,
            baseline: top + box.ascent, ascent: box.ascent, descent: box.descent,
            leading: box.leading,
            direction: workspace.baseLevel & 1 == 0 ? .leftToRight : .rightToLeft,
            shaped: shaped, spacing: spacing))
        top += box.height(style)
      }
      return TextMeasurement(
        width: lines.reduce(0) { max($0, $1.width) }, height: top, lines: lines,
        missing: lines.reduce(0) { $0 + $1.shaped.missing }, isTruncated: false)
    }
  }
}
