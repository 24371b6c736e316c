/// A text that was shaped once, and can be broken into lines of any width by arithmetic.
///
/// Breaking touches no text. Only where a line ends at a place whose glyphs depend on what follows
/// is that edge shaped again, once, and remembered; every width is that of shaping the line's own
/// text. A prepared text is safe to share between tasks.
public struct PreparedText: Sendable {
  /// The text.
  public let text: String

  /// The style that it was shaped in.
  public let style: TextStyle

  /// Grapheme clusters for which no font had a glyph.
  public let missing: Int

  let paragraphs: [PreparedParagraph]

  init(_ text: String, style: TextStyle, paragraphs: [PreparedParagraph]) {
    self.text = text
    self.style = style
    self.paragraphs = paragraphs
    missing = paragraphs.reduce(0) { $0 + $1.missing }
  }
}

extension Measurer {
  /// Shapes `text` once, to be broken into lines of any width.
  ///
  /// O(n) in the text's length.
  public func prepare(_ text: String) -> PreparedText {
    prepare(text, wraps: true)
  }

  /// Everything about `text` on lines as `options` has them.
  ///
  /// Without a limit there is one line for each paragraph (M3), and `width` is the same number as
  /// `width(of:)` gives. O(n) in the text's length.
  public func measure(_ text: String, _ options: LineOptions = LineOptions()) -> TextMeasurement {
    prepare(text, wraps: options.limit != .infinity).measure(options)
  }

  private func prepare(_ text: String, wraps: Bool) -> PreparedText {
    var copy = text
    let paragraphs = copy.withUTF8 { utf8 in
      unsafe context.prepare(utf8, spacing: spacing, wraps: wraps)
    }
    return PreparedText(text, style: style, paragraphs: paragraphs)
  }
}
