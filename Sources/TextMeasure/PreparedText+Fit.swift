extension PreparedText {
  /// The narrowest width in points that holds the text in at most `count` lines, as `options`
  /// break it.
  ///
  /// It is exactly the width of the widest line there, but for letters that take another form at the
  /// end of a line; 1/512 less, and there are more lines, or a cluster sticks out. A word is broken
  /// if that is narrower. Text of more paragraphs than `count` gives the width at which it takes
  /// fewest lines: that of its widest paragraph, without the spaces that hang. O(words x 30).
  public func narrowestWidth(lines count: Int, _ options: LineOptions = LineOptions()) -> Double {
    var fit = paragraphs.reduce(0) { widest, paragraph in
      let end = HangingSpaces.contentEnd(of: paragraph.text, before: paragraph.count)
      return max(widest, paragraph.width(from: 0, to: end))
    }
    guard paragraphs.count <= count else { return fit }
    var limit = fit
    var tooNarrow = 0.0
    // A line may be wider than its limit by the tolerance, so a step is longer than that.
    while fit - tooNarrow > 2 * LineOptions.tolerance {
      let middle = tooNarrow + (fit - tooNarrow) / 2
      let (lines, widest) = broken(at: middle, options)
      if lines <= count, LineBreaker.fits(widest, middle) {
        (fit, limit) = (widest, middle)
      } else {
        tooNarrow = middle
      }
    }
    return broken(at: fit, options).lines <= count ? fit : limit
  }

  /// How many lines there are at a width, and the width of the widest.
  private func broken(at width: Double, _ options: LineOptions) -> (lines: Int, widest: Double) {
    var lines = 0
    var widest = 0.0
    let unlimited = LineOptions(wrap: options.wrap)
    _ = forEachLine(unlimited, limit: { _ in width }) { line, _ in
      lines += 1
      widest = max(widest, line.width)
    }
    return (lines, widest)
  }
}
