public import LayoutGeometry

/// The window through which a collection is seen, in the coordinates of its content.
///
/// The content starts at the origin and is as wide as the bounds without the content insets. At
/// rest, the bounds start at minus the insets, so that they frame the content.
public struct Viewport: Hashable, Sendable {
  /// The part of the plane in view; its origin is the scroll position.
  ///
  /// NaN counts as 0, and a width that is NaN or infinite as unbounded: as wide as the widest
  /// section (F13).
  public var bounds: Rect

  /// The distances from the sides of the bounds to the content at rest.
  public var contentInsets: Insets

  /// A window of bounds and content insets.
  public init(bounds: Rect, contentInsets: Insets = .zero) {
    self.bounds = bounds
    self.contentInsets = contentInsets
  }

  /// A window of a size, at rest.
  public init(size: Size, contentInsets: Insets = .zero) {
    // Subtracted from 0, as no insets would otherwise make a corner at -0.
    let corner = Point(x: 0 - contentInsets.left, y: 0 - contentInsets.top)
    self.init(bounds: Rect(origin: corner, size: size), contentInsets: contentInsets)
  }
}
