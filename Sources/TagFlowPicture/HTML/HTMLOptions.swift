/// How an HTML page is made.
public struct HTMLOptions: Hashable, Sendable {
  /// The colours; nil are those that the reader's system prefers.
  public var theme: PictureTheme?

  /// The title of the page.
  public var title = "Tags"

  /// The reader's colours.
  public init() {}
}
