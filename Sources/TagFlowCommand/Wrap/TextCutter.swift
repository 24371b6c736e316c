internal import TextMeasure

/// Leaves out of texts the lines that a style does not show, whatever their width.
struct TextCutter {
  private let measurer: Measurer
  private let options: LineOptions

  /// Nil for a style that shows all lines.
  init?(_ measurer: Measurer, _ style: StyleRequest) {
    options = style.lineOptions(maxWidth: nil)
    guard options.maxLines != nil || options.truncation != .none else { return nil }
    self.measurer = measurer
  }

  /// U+2026, or three full stops for fonts that lack it (rule M12).
  private var ellipsis: String {
    measurer.widthAndMissing(of: "\u{2026}").missing == 0 ? "\u{2026}" : "..."
  }

  /// The text as far as it is shown, an ellipsis where the style has one for what is not.
  func cut(_ text: String) -> String {
    let measurement = measurer.measure(text, options)
    guard measurement.isTruncated, let last = measurement.lines.last else { return text }
    let start = text.utf8.index(text.startIndex, offsetBy: last.range.lowerBound)
    let end = text.utf8.index(start, offsetBy: last.range.count)
    var line = text[start..<end]
    if line.last?.isNewline ?? false { line.removeLast() }
    let shown = String(text[..<start])
    return switch options.truncation {
    case .none: shown + line
    case .tail, .middle: shown + line + ellipsis
    case .head: shown + ellipsis + line
    }
  }
}
