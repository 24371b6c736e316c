/// Where an item stands across its line (F3, CSS `align-items`).
///
/// On the vertical axis top and bottom mean the start and the end across: left and right, in right
/// to left right and left.
public enum FlowAlignment: Hashable, Sendable, CaseIterable {
  /// At the start of the line's depth.
  case top

  /// In the middle of the line's depth.
  case center

  /// At the end of the line's depth.
  case bottom

  /// With its first baseline on that of the line; like `top` on the vertical axis.
  case baseline

  /// As deep as the line.
  case stretch
}
