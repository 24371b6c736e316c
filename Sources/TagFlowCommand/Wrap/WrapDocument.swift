internal import FlowLayout
internal import LayoutGeometry

/// What is to be arranged, and how: read from JSON, or made of texts and options.
struct WrapDocument: Equatable {
  var width: Double?
  var height: Double?
  var layout = FlowLayout()
  /// The styles of texts: first that of all texts that do not bring their own.
  var styles: [StyleRequest]
  /// The space around the text of a tag.
  var padding: Insets
  var items: [Item] = []

  /// Something to place.
  enum Item: Equatable {
    /// A text, and which of the styles it has.
    case text(String, style: Int)
    case box(FlowItem)
  }

  /// A document without items, as the options have it.
  init(_ settings: Settings) {
    width = settings.width
    layout.itemSpacing = settings.itemSpacing
    layout.lineSpacing = settings.lineSpacing
    styles = [settings.style]
    padding = settings.padding
  }
}
