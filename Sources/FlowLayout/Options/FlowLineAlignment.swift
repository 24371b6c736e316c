/// What becomes of the free space across the lines when that side is given (F3, CSS `align-content`).
///
/// Lines that leave no free space begin at the start, whatever the kind (CSS `safe`).
public enum FlowLineAlignment: Hashable, Sendable, CaseIterable {
  /// After the last line.
  case start

  /// Half before the first and half after the last line.
  case center

  /// Before the first line.
  case end

  /// In equal parts between the lines; a single line starts.
  case spaceBetween

  /// In equal parts around the lines, half a part at both ends.
  case spaceAround

  /// In equal parts before, between and after the lines.
  case spaceEvenly

  /// In equal parts to the depths of the lines.
  case stretch
}
