internal import TagFlow
internal import TextMeasure

/// Measures texts of one look as tags.
struct TextItemMeasurer {
  private let tags: TagMeasurer
  private let cutter: TextCutter?

  init(_ measurer: Measurer, _ look: WrapDocument.Look) {
    tags = TagMeasurer(look.chip.tagStyle(measurer.style, look.style), measurer: measurer)
    cutter = TextCutter(measurer, look.style)
  }

  /// Measures a tag in the look's font size.
  func measure(_ tag: Tag) -> MeasuredTag {
    tags.measure(shown(tag))
  }

  /// Measures a tag in another font size; nil is the look's.
  func measure(_ tag: Tag, size: Double?) throws(FontError) -> MeasuredTag {
    guard let size else { return measure(tag) }
    return try tags.resized(to: size).measure(shown(tag))
  }

  /// The tag with as much of its text as the look shows.
  private func shown(_ tag: Tag) -> Tag {
    guard let cutter else { return tag }
    var tag = tag
    tag.text = cutter.cut(tag.text)
    return tag
  }
}
