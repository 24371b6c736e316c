public import LayoutGeometry

extension Measurer {
  /// The rectangle that `text` takes, by Apple's `boundingRect` and its options.
  ///
  /// Nothing is rounded; round the size up to whole points where pixels count. With
  /// `.usesLineFragmentOrigin` the origin is the top left of the first line. Without it the text is
  /// one line up to the first terminator, neither wrapped nor truncated, and the origin is the left
  /// end of its baseline. In what Apple leaves open:
  ///
  /// - a width or height that is 0 or less, NaN or infinite is no limit;
  /// - lines that do not fit in the height are left out, but for the first;
  /// - a terminator at the end opens one more line, and the empty string has one line's height;
  /// - spaces at the end of a line hang where there is a width limit, else they count;
  /// - ink that reaches out of its advance (italics) counts with `.usesDeviceMetrics` only.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The room for it in points.
  ///   - options: What to measure.
  ///   - paragraphStyle: How lines stand and break.
  /// - Returns: The rectangle in points, y downwards. O(n) in the text's length.
  public func boundingRect(
    of text: String, with size: Size, options: BoundingRectOptions = [],
    paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) -> Rect {
    prepare(text).boundingRect(with: size, options: options, paragraphStyle: paragraphStyle)
  }
}

extension PreparedText {
  /// The rectangle that the text takes, as `Measurer.boundingRect(of:with:options:paragraphStyle:)`
  /// describes it, without touching text.
  ///
  /// O(words).
  public func boundingRect(
    with size: Size, options: BoundingRectOptions = [],
    paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) -> Rect {
    var frame = TextFrame(self, size: size, options: options, style: paragraphStyle)
    if options.contains(.usesLineFragmentOrigin) { frame.placeLines() } else { frame.placeOne() }
    return options.contains(.usesDeviceMetrics) ? frame.ink : frame.typographicBounds
  }
}
