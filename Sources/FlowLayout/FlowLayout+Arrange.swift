extension FlowLayout {
  /// Arranges items in a container.
  ///
  /// O(n).
  ///
  /// - Parameters:
  ///   - items: The boxes, in order. None is dropped and order is kept.
  ///   - width: The container's width in points, insets included; `nil`, NaN and infinity are
  ///     unbounded, and a width without room for anything gives one item a row (F13).
  ///   - height: The container's height likewise. It limits the columns of the vertical axis.
  /// - Returns: The lines and frames, from the container's top left corner.
  public func arrange(
    _ items: FlowItems, width: Double? = nil, height: Double? = nil
  ) -> Arrangement {
    var arrangement = Arrangement()
    arrange(items, width: width, height: height, into: &arrangement)
    return arrangement
  }

  /// Arranges items in the storage of an older arrangement.
  ///
  /// O(n).
  ///
  /// The result equals a new one. Nothing is allocated for the items when `arrangement` held as
  /// many and shares its storage with no copy, which makes a new width cheaper than the first.
  public func arrange(
    _ items: FlowItems, width: Double? = nil, height: Double? = nil,
    into arrangement: inout Arrangement
  ) {
    let rules = Rules(self, width: width, height: height)
    let measured = MeasuredItems(items, rules: rules)
    let broken = breakLines(of: measured, rules: rules)
    resolve(broken, of: measured, rules: rules, into: &arrangement.resolvedLines)
    place(measured, on: arrangement.resolvedLines, rules: rules, into: &arrangement.placedItems)
    arrangement.finish(rules: rules)
  }
}
