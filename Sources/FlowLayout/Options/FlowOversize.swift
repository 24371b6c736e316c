/// What becomes of an item that is longer than a line may be (F7).
///
/// Such an item has a line of its own. A third way, measuring it again, is a parameter of
/// `FlowLayout.arrange`.
public enum FlowOversize: Hashable, Sendable, CaseIterable {
  /// It keeps its size and reaches out of the container.
  case overflow

  /// It is cut to the length of the line.
  case clamp
}
