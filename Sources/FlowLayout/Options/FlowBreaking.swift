/// How items are divided into lines (F4).
public enum FlowBreaking: Hashable, Sendable, CaseIterable {
  /// A line takes every item that still fits.
  case greedy

  /// As few lines as `greedy` makes, of lengths as equal as possible: CSS `flex-wrap: balance`.
  ///
  /// The sum of the squared free space of all lines is the least that can be had; of equal sums
  /// the one with more items on earlier lines.
  case balanced
}
