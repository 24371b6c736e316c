/// How the last line is justified (F3).
public enum FlowLastLine: Hashable, Sendable, CaseIterable {
  /// Like the lines before it.
  case same

  /// With all free space after its last item.
  case leading
}
