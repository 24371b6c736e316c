internal import FlowLayout
internal import LayoutGeometry
internal import TextMeasure

/// Measures texts of one style as tags.
struct TagMeasurer {
  private let measurer: Measurer
  private let options: LineOptions
  private let rounding: Rounding
  private let padding: Insets

  init(_ measurer: Measurer, _ style: StyleRequest, padding: Insets) {
    self.measurer = measurer
    self.padding = padding
    options = style.lineOptions(maxWidth: nil)
    rounding = style.rounding
  }

  /// The box of a tag: its text, exact or rounded as its style asks, with padding around it.
  ///
  /// - Returns: the box, and how many characters of the text no font has.
  func measure(_ text: String) -> (box: FlowItem, missing: Int) {
    let measurement = measurer.measure(text, options)
    let size = Size(
      width: rounding(measurement.width) + padding.horizontal,
      height: measurement.height + padding.vertical)
    let box = FlowItem(size: size, baseline: padding.top + measurement.ascent)
    return (box, measurement.missing)
  }
}
