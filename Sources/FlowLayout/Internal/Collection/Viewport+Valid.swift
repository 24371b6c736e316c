import LayoutGeometry

extension Viewport {
  /// The viewport as its numbers count (F13).
  var valid: Viewport {
    Viewport(
      bounds: Rect(
        origin: Point(x: Length.position(bounds.x), y: Length.position(bounds.y)),
        size: bounds.size.validForViewport),
      contentInsets: contentInsets.valid)
  }

  /// The width of the content, `nil` when it is not given.
  package var contentWidth: Double? {
    Length.side(bounds.width).map { max(0, $0 - contentInsets.horizontal) }
  }

  /// The edges between which pinned elements are kept.
  var top: Double { bounds.y + contentInsets.top }
  var bottom: Double { bounds.maxY - contentInsets.bottom }
}

extension Size {
  /// The size as that of a viewport: an infinite width is unbounded.
  var validForViewport: Size {
    Size(width: Length.side(width) ?? .infinity, height: Length.extent(height))
  }
}
