extension GridLayout {
  /// Arranges items in the cells of a grid.
  ///
  /// O(n). A container without any room gives one item a row, in a column as wide as the least
  /// that `columns` allows (F13).
  ///
  /// - Parameters:
  ///   - items: The boxes, in order. One that breaks before itself opens a new row.
  ///   - width: The container's width in points, insets included; `nil`, NaN and infinity are
  ///     unbounded.
  ///   - height: The container's height likewise. It is shared by the rows of the vertical axis.
  ///   - remeasure: The height of an item, given by its index, in a column of a width in points;
  ///     asked once for each item of a `measured` grid. `nil` takes the item's own height. On the
  ///     vertical axis it is the width at a height.
  /// - Returns: The rows and frames, from the container's top left corner.
  public func arrange(
    _ items: FlowItems, width: Double? = nil, height: Double? = nil,
    remeasure: ((Int, Double) -> Double)? = nil
  ) -> Arrangement {
    var arrangement = Arrangement()
    arrange(items, width: width, height: height, remeasure: remeasure, into: &arrangement)
    return arrangement
  }

  /// Arranges items in the storage of an older arrangement.
  ///
  /// The result equals a new one. O(n).
  public func arrange(
    _ items: FlowItems, width: Double? = nil, height: Double? = nil,
    remeasure: ((Int, Double) -> Double)? = nil, into arrangement: inout Arrangement
  ) {
    let rules = rules(for: items, width: width, height: height)
    let cells = cells(items, rules: rules, remeasure: remeasure)
    arrangement.arrange(MeasuredItems(cells, rules: rules.flow, remeasure: nil), rules: rules.flow)
  }

  /// What arranging items would take, without frames.
  ///
  /// It equals the size and the number of lines of `arrange`. O(n).
  public func extent(
    of items: FlowItems, width: Double? = nil, height: Double? = nil,
    remeasure: ((Int, Double) -> Double)? = nil
  ) -> FlowExtent {
    let rules = rules(for: items, width: width, height: height)
    let cells = cells(items, rules: rules, remeasure: remeasure)
    return MeasuredItems(cells, rules: rules.flow, remeasure: nil).extent(rules: rules.flow)
  }
}
