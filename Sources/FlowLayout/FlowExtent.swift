public import LayoutGeometry

/// What an arrangement takes, without its frames.
public struct FlowExtent: Hashable, Sendable {
  /// The container's size in points: the sides that were given, else content and insets.
  public var size: Size

  /// The number of lines.
  public var lineCount: Int

  /// A size in points and a number of lines.
  public init(size: Size, lineCount: Int) {
    self.size = size
    self.lineCount = lineCount
  }
}
