/// The side at which reading starts.
public enum FlowDirection: Hashable, Sendable, CaseIterable {
  /// Rows start at the left, and columns follow one another to the right.
  case leftToRight

  /// The mirror image of `leftToRight` (F8).
  case rightToLeft
}
