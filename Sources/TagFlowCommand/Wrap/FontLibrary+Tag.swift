internal import FlowLayout
internal import LayoutGeometry
internal import TextMeasure

extension FontLibrary {
  /// The box of a tag: its text, exact or rounded as its style asks, with padding around it.
  mutating func tag(
    _ text: String, _ style: StyleRequest, padding: Insets
  ) throws(StyleError) -> FlowItem {
    let measurement = try measurer(for: style).measure(text)
    let size = Size(
      width: style.rounding(measurement.width) + padding.horizontal,
      height: measurement.height + padding.vertical)
    return FlowItem(size: size, baseline: padding.top + measurement.ascent)
  }
}
