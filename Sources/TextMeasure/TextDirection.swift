/// The direction of a paragraph, or how to find it (M8).
public enum TextDirection: Hashable, Sendable {
  /// That of the first strong character; left to right if there is none (UAX 9, P2 and P3).
  case auto

  /// Left to right, as Latin.
  case leftToRight

  /// Right to left, as Hebrew and Arabic.
  case rightToLeft
}
