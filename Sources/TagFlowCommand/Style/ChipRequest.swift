package import LayoutGeometry
package import TagFlow
package import TextMeasure

/// The box of a tag around its text, as asked for.
package struct ChipRequest: Hashable, Sendable {
  /// The space around what the tag shows.
  package var padding: Insets
  package var minWidth = 0.0
  /// The width that a longer text is cut for; nil for none.
  package var maxWidth: Double?
  package var leadingAccessory: TagAccessory?
  package var trailingAccessory: TagAccessory?
  /// What it looks like in a picture; nil is as all chips do.
  package var chipColor: RGBAColor?
  package var textColor: RGBAColor?
  package var cornerRadius: Double?

  package init(padding: Insets = .zero) {
    self.padding = padding
  }
}

extension ChipRequest {
  /// The library's style of tags whose text is set as `text` says.
  func tagStyle(_ text: TextStyle, _ request: StyleRequest) -> TagStyle {
    var style = TagStyle(text: text, padding: padding)
    style.minimumWidth = minWidth
    style.maximumWidth = maxWidth
    style.leadingAccessory = leadingAccessory
    style.trailingAccessory = trailingAccessory
    style.truncation = request.truncation?.value ?? .tail
    style.roundsWidthsUp = request.rounding == .up
    return style
  }

  /// The key of something that only pictures show; nil if nothing is asked of it.
  var keyOfPictures: String? {
    if chipColor != nil { return "chipColor" }
    if textColor != nil { return "textColor" }
    return cornerRadius == nil ? nil : "radius"
  }
}
