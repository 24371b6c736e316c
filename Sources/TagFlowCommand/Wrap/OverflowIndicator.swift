internal import TagFlow

/// The tag that stands for the items that a row limit hides.
struct OverflowIndicator {
  /// Its text, with `{n}` for the number of hidden items.
  let pattern: String
  let measurer: TextItemMeasurer

  /// The text for a number of hidden items.
  func text(forHidden count: Int) -> String {
    pattern.replacing("{n}", with: String(count))
  }

  /// The tag for a number of hidden items.
  func tag(forHidden count: Int) -> MeasuredTag {
    measurer.measure(Tag(text(forHidden: count)))
  }
}
