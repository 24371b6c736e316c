/// A way of arranging boxes: in lines that break where they are full, or in columns.
public enum CellLayout: Hashable, Sendable {
  /// Lines as long as their items make them.
  case flow(FlowLayout)

  /// Columns of one width.
  case grid(GridLayout)
}
