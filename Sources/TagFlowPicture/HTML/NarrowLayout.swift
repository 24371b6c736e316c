import LayoutGeometry

/// How chips flow in a window that is narrower than the picture: in rows of its width, with the
/// distances that they have in the picture.
///
/// A browser then breaks rows by the rule of seed A2, as `flex-wrap` is the same.
struct NarrowLayout {
  private let width: Double
  /// Distances of the chips from the top left corner of the picture.
  private let margin: (x: Double, y: Double)
  private let gap: (x: Double, y: Double)
  private let isRightToLeft: Bool

  /// Nil for a picture of nothing, of other things than chips, or of a part of an arrangement.
  init?(_ chips: [DrawnChip], bounds: Rect) {
    guard let first = chips.first,
      chips.allSatisfy({ $0.kind == .chip && bounds.contains($0.frame) })
    else { return nil }
    var gap = (x: Double.infinity, y: Double.infinity)
    var bottom = first.frame.maxY
    var isRightToLeft = false
    for (chip, next) in zip(chips, chips.dropFirst()).map({ ($0.frame, $1.frame) }) {
      if next.y < chip.maxY, next.maxY > chip.y {
        isRightToLeft = next.x < chip.x
        gap.x = min(gap.x, isRightToLeft ? chip.x - next.maxX : next.x - chip.maxX)
      } else {
        gap.y = min(gap.y, next.y - bottom)
        bottom = 0
      }
      bottom = max(bottom, next.maxY)
    }
    // Where one is not to be seen, it is as the other.
    if gap.x == .infinity { gap.x = gap.y < .infinity ? gap.y : 0 }
    if gap.y == .infinity { gap.y = gap.x }
    self.gap = (max(0, gap.x), max(0, gap.y))
    self.isRightToLeft = isRightToLeft
    width = bounds.width
    margin = (
      chips.reduce(.infinity) { min($0, $1.frame.x) } - bounds.x,
      chips.reduce(.infinity) { min($0, $1.frame.y) } - bounds.y
    )
  }

  /// Writes the rules; places in style attributes yield to them.
  func write(to writer: inout MarkupWriter) {
    writer.write("@media not all and (min-width:")
    writer.write(width)
    writer.write("px){.picture{display:flex;flex-wrap:wrap;overflow:visible;gap:")
    writePair(gap, to: &writer)
    writer.write(";padding:")
    writePair(margin, to: &writer)
    if isRightToLeft { writer.write(";direction:rtl") }
    writer.write(
      ";width:auto!important;height:auto!important}\n"
        + ".picture>.chip{position:relative;flex:none;left:0!important;top:0!important}}\n")
  }

  /// Writes lengths as CSS does: the vertical one first.
  private func writePair(_ lengths: (x: Double, y: Double), to writer: inout MarkupWriter) {
    // Differences of places have their errors.
    writer.writeRounded(lengths.y)
    writer.write("px ")
    writer.writeRounded(lengths.x)
    writer.write("px")
  }
}
