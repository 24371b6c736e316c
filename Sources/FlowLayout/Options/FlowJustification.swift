/// What becomes of the free space along a line (F3, CSS `justify-content`).
///
/// A line without free space starts at the main-start edge, whatever the kind (CSS `safe`).
public enum FlowJustification: Hashable, Sendable, CaseIterable {
  /// After the last item.
  case leading

  /// Half before the first and half after the last item.
  case center

  /// Before the first item.
  case trailing

  /// In equal parts between the items; a single item leads.
  case spaceBetween

  /// In equal parts around the items, half a part at both ends; a single item is centred.
  case spaceAround

  /// In equal parts before, between and after the items; a single item is centred.
  case spaceEvenly

  /// To the items by `FlowItem.grow`, none beyond its maximum (CSS `flex-grow`).
  ///
  /// Weights that sum to less than 1 take only that share. What is left is after the last item.
  case fill
}
