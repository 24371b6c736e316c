/// How many columns a grid has and how wide they are (F9).
///
/// On the vertical axis, columns are rows and widths are heights.
public enum GridColumns: Hashable, Sendable {
  /// As many columns in every container, each as wide as whole points allow (seed D1).
  ///
  /// The width is floor((room - (n - 1) * spacing) / n), the room being what the insets leave. A
  /// count below 1 counts as 1. Unbounded, columns are as wide as the widest item.
  case fixed(Int)

  /// As many columns of at least `minimum` points as fit, each then as wide as possible up to
  /// `maximum`: the rule of SwiftUI's `GridItem.Size.adaptive`.
  ///
  /// Every row has the same columns whatever is in them, so a small minimum makes columns that no
  /// text fits (seed A6); rows that follow the widths of their items are those of `FlowLayout`.
  /// There is always a column, and none is narrower than `minimum`, which counts as at least 1, or
  /// wider than `maximum`, which counts as at least `minimum`. A column and its spacing count as
  /// at least 1 point together. Unbounded, one row holds all items in columns of `minimum`.
  case adaptive(minimum: Double, maximum: Double = .infinity)

  /// One column as wide as the room that the insets leave (seed B1).
  ///
  /// Unbounded, it is as wide as the widest item.
  case fullWidth
}
