/// Where a view stays while its size changes.
enum KeptPosition: Sendable {
  /// At the top of all that can be scrolled to.
  case top

  /// Where an element is at the top of the view.
  case element(ScrollAnchor)
}
