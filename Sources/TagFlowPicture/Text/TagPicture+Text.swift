import FlowLayout
import LayoutGeometry

extension TagPicture {
  /// The picture in characters, for a terminal, without a newline at the end.
  ///
  /// Chips are boxes of lines, at a scale at which their labels fit, or else labels are cut. O(elements).
  public func text() -> String {
    var picture = PlainPicture(bounds: bounds)
    for element in elements {
      switch element.kind {
      case .separator: picture.addSeparator(element.frame)
      case .chip, .panel, .band: picture.addBox(element.frame, label: element.label)
      }
    }
    return picture.text
  }
}
