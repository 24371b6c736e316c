/// How tall the cells of a grid are (F9); on the vertical axis how wide.
public enum GridItemHeight: Hashable, Sendable {
  /// As tall as the column is wide (seed D1).
  case square

  /// A height in points (seed B1); NaN and negative heights count as 0.
  case fixed(Double)

  /// The item's own height; a row is as tall as its tallest cell.
  case measured
}
