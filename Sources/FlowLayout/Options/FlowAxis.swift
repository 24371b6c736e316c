/// The direction in which the items of a line follow one another.
public enum FlowAxis: Hashable, Sendable, CaseIterable {
  /// Items form rows; the width limits a row and rows follow one another downwards.
  case horizontal

  /// Items form columns; the height limits a column and columns follow one another sideways.
  case vertical
}
