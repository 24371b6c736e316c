public import FlowLayout
public import TagFlow

extension Arrangement {
  /// A plain-text picture of tags at the places that this arrangement gives them.
  ///
  /// Each chip shows its text, cut if it is too long. O(n).
  ///
  /// - Parameters:
  ///   - tags: The tags that were arranged.
  ///   - isFramed: Whether to draw the edges of the container.
  /// - Returns: The rows of the picture, without blanks at their ends.
  public func picture(of tags: MeasuredTags, isFramed: Bool = false) -> String {
    let labels = tags.tags.map(\.tag.text)
    return picture(labels: labels, scale: pictureScale(for: labels), isFramed: isFramed)
  }
}
