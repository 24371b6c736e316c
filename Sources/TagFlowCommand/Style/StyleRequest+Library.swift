internal import TextMeasure

extension StyleRequest {
  /// How to break a text into lines of at most a width.
  func lineOptions(maxWidth: Double?) -> LineOptions {
    LineOptions(
      maxWidth: maxWidth, maxLines: maxLines, wrap: wrap.value,
      truncation: truncation?.value ?? .none)
  }

  /// The library's style, in a font and fallbacks that were found.
  func textStyle(_ font: Font, fallback: [TextStyle.Fallback]) -> TextStyle {
    var style = TextStyle(font)
    style.fallback = fallback
    style.features = features
    style.language = language
    style.direction = direction.value
    style.lineBreak = lineBreak.value
    style.letterSpacing = letterSpacing
    style.wordSpacing = wordSpacing
    style.tabWidth = tabWidth
    style.usesStrut = strut
    style.lineHeight = lineHeight
    style.usesFontLeading = usesFontLeading
    return style
  }
}
