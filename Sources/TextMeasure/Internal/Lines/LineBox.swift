/// The vertical extent of a line in points (M10).
struct LineBox: Sendable {
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  private(set) var leading = 0.0

  /// The extent of text in one font.
  init(_ font: FontInstance, size: Double) {
    let metrics = FontMetrics(font.metrics, scale: size / Double(font.unitsPerEm))
    ascent = metrics.ascent
    descent = metrics.descent
    leading = metrics.leading
  }

  /// The largest extents of both: what a line in two fonts takes.
  func union(_ other: LineBox) -> LineBox {
    var box = self
    box.ascent = max(ascent, other.ascent)
    box.descent = max(descent, other.descent)
    box.leading = max(leading, other.leading)
    return box
  }

  /// This extent at a fixed height: what that adds or takes is shared by both sides (CSS 2,
  /// 10.8.1).
  func withHeight(_ height: Double?) -> LineBox {
    guard let height else { return self }
    var box = self
    let half = (height - (ascent + descent)) / 2
    box.ascent += half
    box.descent += half
    return box
  }

  /// From the top of this line down to the top of the next.
  func height(usesLeading: Bool) -> Double {
    ascent + descent + (usesLeading ? leading : 0)
  }
}
