internal import TagFlow
internal import TextMeasure

/// Measures texts of one look as tags.
struct TextItemMeasurer {
  private let tags: TagMeasurer
  private let cutter: TextCutter?
  /// How texts break that wrap.
  private let lines: LineOptions

  init(_ measurer: Measurer, _ look: ItemPool.Look) {
    tags = TagMeasurer(look.chip.tagStyle(measurer.style, look.style), measurer: measurer)
    cutter = TextCutter(measurer, look.style)
    lines = look.style.lineOptions(maxWidth: nil)
  }

  /// Measures a tag in the look's font size.
  func measure(_ tag: Tag) -> MeasuredTag {
    tags.measure(shown(tag))
  }

  /// Measures a tag.
  ///
  /// - Parameters:
  ///   - tag: the tag.
  ///   - size: its font size; nil is the look's.
  ///   - column: the width that its text wraps at, unless it has a greatest width, which cuts it;
  ///     nil for none.
  /// - Returns: the tag with its box.
  /// - Throws: `FontError.sizeOutOfRange`.
  func measure(_ tag: Tag, size: Double?, column: Double?) throws(FontError) -> MeasuredTag {
    let tags = if let size { try tags.resized(to: size) } else { tags }
    guard let column, tag.maximumWidth ?? tags.style.maximumWidth == nil else {
      return tags.measure(shown(tag))
    }
    return tags.measure(tag, inColumn: column, lines: lines)
  }

  /// The tag with as much of its text as the look shows.
  private func shown(_ tag: Tag) -> Tag {
    guard let cutter else { return tag }
    var tag = tag
    tag.text = cutter.cut(tag.text)
    return tag
  }
}
