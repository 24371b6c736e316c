/// The vertical extent of one line in points (M10).
struct LineBox: Sendable {
  let ascent: Double
  let descent: Double
  let leading: Double

  /// The largest extents of `fonts`, then what the style makes of them.
  init(fonts: [FontInstance], style: TextStyle) {
    let size = style.font.size
    let used = style.usesStrut ? [style.font.instance] : fonts
    let metrics = used.map { FontMetrics($0.metrics, scale: size / Double($0.unitsPerEm)) }
    let ascent = metrics.map(\.ascent).max() ?? 0
    let descent = metrics.map(\.descent).max() ?? 0
    leading = metrics.map(\.leading).max() ?? 0
    // What a fixed height adds or takes is shared by both sides, as CSS 2 does in 10.8.1.
    let extra = style.lineHeight.map { ($0 - (ascent + descent)) / 2 } ?? 0
    self.ascent = ascent + extra
    self.descent = descent + extra
  }

  func height(_ style: TextStyle) -> Double {
    ascent + descent + (style.usesFontLeading ? leading : 0)
  }
}
