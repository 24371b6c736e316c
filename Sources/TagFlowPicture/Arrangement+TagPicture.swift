public import FlowLayout
public import TagFlow

extension Arrangement {
  /// A plain-text picture of tags at the places that this arrangement gives them.
  ///
  /// Each chip shows its text, cut if it is too long. O(n).
  ///
  /// - Parameters:
  ///   - tags: The tags that were arranged.
  ///   - scale: What a character stands for.
  /// - Returns: The rows of the picture.
  public func picture(of tags: MeasuredTags, scale: PictureScale = PictureScale()) -> String {
    picture(labels: tags.tags.map(\.text), scale: scale)
  }
}
