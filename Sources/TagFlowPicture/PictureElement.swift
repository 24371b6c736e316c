public import FlowLayout
public import LayoutGeometry
public import TagFlow
public import TextMeasure

/// Something that a picture shows at a place.
public struct PictureElement: Sendable {
  /// What it is.
  public var kind: Kind

  /// Where it is, in points; one that is not finite is not drawn.
  public var frame: Rect

  /// What stands in it; nil for nothing.
  public var tag: MeasuredTag?

  /// What it is called where it cannot be seen.
  public var label: String

  /// On which side a leading accessory stands.
  public var direction: FlowDirection

  /// The colour of its box; nil is that of its kind in the picture's style.
  public var boxColor: RGBAColor?

  /// The colour of its text and marks; nil is that of the picture's style.
  public var textColor: RGBAColor?

  /// The radius of a chip's corners in points; nil is that of the picture's style.
  public var cornerRadius: Double?

  /// What an element is.
  public enum Kind: Hashable, Sendable {
    /// A tag, or another box among the tags.
    case chip
    /// The background of a section.
    case panel
    /// A header or a footer of a section.
    case band
    /// A separator of two items or lines.
    case separator
  }

  /// An element; without a label it is called by its tag's text.
  public init(
    _ kind: Kind = .chip, frame: Rect, tag: MeasuredTag? = nil, label: String? = nil,
    direction: FlowDirection = .leftToRight
  ) {
    self.kind = kind
    self.frame = frame
    self.tag = tag
    self.label = label ?? tag?.tag.text ?? ""
    self.direction = direction
  }
}
