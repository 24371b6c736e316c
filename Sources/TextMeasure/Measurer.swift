/// Measures text in one style.
///
/// A measurer is cheap to copy, and many tasks may share one. It works in font units inside, so its
/// copies at every size share what was measured, and so do all measurers of one font alone in the
/// default style.
public struct Measurer: Sendable {
  /// The style that text is measured in.
  public var style: TextStyle { parts.style }

  private let parts: MeasurerParts
  var context: ShapingContext { parts.context }
  var spacing: Spacing { parts.spacing }

  /// A measurer of text in one font, with everything else as the font has it.
  public init(_ font: Font) {
    self.init(TextStyle(font), context: font.plain)
  }

  /// A measurer of text in `style`.
  ///
  /// - Throws: `TextStyleError` for the first property that is out of its range.
  public init(_ style: TextStyle) throws(TextStyleError) {
    try style.validate()
    let isPlain = style == TextStyle(style.font)
    self.init(
      style,
      context: isPlain
        ? style.font.plain : try ShapingContext(style, cascade: FontCascade(style)))
  }

  private init(_ style: TextStyle, context: ShapingContext) {
    parts = MeasurerParts(style, context: context)
  }

  /// This measurer at another size; it shares all that was measured so far, in every font.
  ///
  /// - Throws: `FontError.sizeOutOfRange`.
  public func resized(to size: Double) throws(FontError) -> Measurer {
    var style = style
    style.font = try style.font.resized(to: size)
    return Measurer(style, context: context)
  }

  /// The exact width in points of `text`: that of its widest line, every space counted (M1-M5).
  ///
  /// It is at least 0, also with negative spacing, and 0 for the empty string. O(n) in the text's
  /// length; a text of one line that was measured before, at any size, is looked up.
  public func width(of text: String) -> Double {
    measuredWidth(of: text).width
  }

  /// The exact width of `text`, and how many of its grapheme clusters have a glyph in no font.
  ///
  /// It costs no more than the width alone.
  public func widthAndMissing(of text: String) -> (width: Double, missing: Int) {
    let measured = measuredWidth(of: text)
    return (measured.width, measured.missing)
  }

  /// A native string lends its UTF-8; any other is copied first.
  @inline(__always)
  private func measuredWidth(of text: String) -> MeasuredWidth {
    let lent = unsafe text.utf8.withContiguousStorageIfAvailable { utf8 in
      unsafe context.width(of: utf8, spacing: spacing)
    }
    if let lent { return lent }
    var copy = text
    return copy.withUTF8 { utf8 in unsafe context.width(of: utf8, spacing: spacing) }
  }
}

/// What a measurer is made of, behind one reference, which is all that copying it counts.
private final class MeasurerParts: Sendable {
  let style: TextStyle
  let context: ShapingContext
  let spacing: Spacing

  init(_ style: TextStyle, context: ShapingContext) {
    self.style = style
    self.context = context
    spacing = Spacing(style)
  }
}
