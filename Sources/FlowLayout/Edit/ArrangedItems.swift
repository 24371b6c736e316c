/// Items together with their arrangement, kept in step while items come, go and move (F11).
///
/// After every edit the arrangement equals one made from scratch, and the edit says which items
/// moved and by how much. Greedy lines and grids in a bounded container break anew only from the
/// line of the item before the edit until they meet the old lines again; in a grid that is at once
/// for whole rows, else at the end. Where items are equally deep and the side across is not given,
/// nothing is done for what follows; else it costs an addition for each line. Of what lies between
/// an edit and the one before it, numbers are moved in memory, 16 bytes an item and 24 a line.
/// Balanced lines, lines in an unbounded container, and layouts with `maxLines` or stretched lines
/// are arranged anew as a whole, because an edit anywhere can change them everywhere.
public struct ArrangedItems: Sendable {
  /// The rules of the arrangement.
  public let layout: CellLayout

  /// The items in order.
  public internal(set) var items: FlowItems

  /// The items' places.
  public internal(set) var arrangement = Arrangement()

  /// The container's width, insets included; `nil` is unbounded.
  public private(set) var width: Double?

  /// The container's height likewise.
  public private(set) var height: Double?

  /// The items as the arrangement measures them, and its rules.
  var measured: MeasuredItems
  var rules: Rules

  /// Arranges items in a container, as `FlowLayout.arrange` and `GridLayout.arrange` do.
  ///
  /// O(n) for greedy lines and grids.
  public init(
    _ items: FlowItems, layout: CellLayout, width: Double? = nil, height: Double? = nil
  ) {
    self.layout = layout
    self.items = items
    self.width = width
    self.height = height
    (measured, rules) = layout.measure(items, width: width, height: height)
    arrangement.arrange(measured, rules: rules)
  }

  /// Arranges the items in another container, nothing being measured again (seeds A4, D2).
  ///
  /// O(n) for greedy lines and grids.
  public mutating func resize(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
    letGoOfItems()
    items.moveGap(to: items.count)
    (measured, rules) = layout.measure(items, width: width, height: height)
    arrangement.arrange(measured, rules: rules)
  }

  /// Lets go of the storage of `items` wherever else it is held, so that it can be changed in place.
  mutating func letGoOfItems() {
    measured = MeasuredItems(FlowItems([]), rules: rules, remeasure: nil)
    if rules.justification != .fill { arrangement.placedItems.mains = [] }
  }
}

extension ArrangedItems: Equatable {
  /// Whether two have equal items in equal places by equal rules.
  public static func == (left: ArrangedItems, right: ArrangedItems) -> Bool {
    left.layout == right.layout && left.items == right.items
      && left.arrangement == right.arrangement
  }
}
