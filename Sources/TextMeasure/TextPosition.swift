/// A place between two grapheme clusters, where a caret can stand.
///
/// Where directions meet, one place in the text has two places on the line; the affinity tells
/// which. UTF-8 offsets count in the whole text.
public struct TextPosition: Hashable, Sendable {
  /// The offset in the text's UTF-8.
  public var offset: Int

  /// Which of the two neighbours the caret stands at.
  public var affinity: Affinity

  /// The place at `offset`, at the cluster after it unless said otherwise.
  public init(offset: Int, affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }

  /// Which of two neighbours a caret stands at.
  public enum Affinity: Hashable, Sendable {
    /// The cluster before the place.
    case upstream
    /// The cluster after the place.
    case downstream
  }
}
