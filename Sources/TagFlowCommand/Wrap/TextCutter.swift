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
    var line = text.utf8Slice(last.range)
    let shown = String(text[..<line.startIndex])
    if line.last?.isNewline ?? false { line.removeLast() }
    return switch options.truncation {
    case .none: shown + line
    case .tail, .middle: shown + line + ellipsis
    case .head: shown + ellipsis + line
    }
  }
}
