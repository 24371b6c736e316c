/// How the last line that is shown is justified (F3).
public enum FlowLastLine: Hashable, Sendable, CaseIterable {
  /// Like the lines before it.
  case same

  /// With all free space after its last item.
  case leading
}
