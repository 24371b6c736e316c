extension FlowLayout {
  /// Arranges items in a container.
  ///
  /// O(n) for greedy lines.
  ///
  /// - Parameters:
  ///   - items: The boxes, in order. None is dropped and order is kept.
  ///   - width: The container's width in points, insets included; `nil`, NaN and infinity are
  ///     unbounded, and a width without room for anything gives one item a row (F13).
  ///   - height: The container's height likewise. It limits the columns of the vertical axis.
  ///   - indicator: What stands after the last item shown when `maxLines` hides some, for the
  ///     number hidden (F6). As many items are shown as leave room for it. It is asked at most
  ///     once more than the last line has items; `nil` shows no indicator.
  ///   - remeasure: Measures an item, given by its index, again at the length of a line that it
  ///     does not fit (F7), in whole pixels of `pixelScale`; `nil` leaves it to `oversize`.
  /// - Returns: The lines and frames, from the container's top left corner.
  public func arrange(
    _ items: FlowItems, width: Double? = nil, height: Double? = nil,
    indicator: ((Int) -> FlowItem)? = nil, remeasure: ((Int, Double) -> FlowItem)? = nil
  ) -> Arrangement {
    var arrangement = Arrangement()
    arrange(
      items, width: width, height: height, indicator: indicator, remeasure: remeasure,
      into: &arrangement)
    return arrangement
  }

  /// Arranges items in the storage of an older arrangement.
  ///
  /// The result equals a new one. Nothing is allocated when `arrangement` held as many items and
  /// lines and shares its storage with no copy, which makes a new width cheaper than the first. O(n)
  /// for greedy lines.
  public func arrange(
    _ items: FlowItems, width: Double? = nil, height: Double? = nil,
    indicator: ((Int) -> FlowItem)? = nil, remeasure: ((Int, Double) -> FlowItem)? = nil,
    into arrangement: inout Arrangement
  ) {
    let rules = Rules(self, width: width, height: height)
    let measured = MeasuredItems(items, rules: rules, remeasure: remeasure)
    arrangement.arrange(measured, rules: rules, indicator: indicator)
  }

  /// What arranging items would take, without frames.
  ///
  /// It equals the size and the number of lines of `arrange`. O(n) for greedy lines; nothing is
  /// allocated for items of one depth.
  public func extent(
    of items: FlowItems, width: Double? = nil, height: Double? = nil,
    indicator: ((Int) -> FlowItem)? = nil, remeasure: ((Int, Double) -> FlowItem)? = nil
  ) -> FlowExtent {
    let rules = Rules(self, width: width, height: height)
    let measured = MeasuredItems(items, rules: rules, remeasure: remeasure)
    return VisibleItems(measured, rules: rules, indicator: indicator).items.extent(rules: rules)
  }
}

extension Arrangement {
  /// Arranges measured items: limits what is shown, then breaks and places it along and across.
  mutating func arrange(
    _ measured: MeasuredItems, rules: Rules, indicator: ((Int) -> FlowItem)? = nil
  ) {
    let visible = VisibleItems(measured, rules: rules, indicator: indicator)
    var longest = 0.0
    runs.refill { runs in
      longest = placeAlong(visible.items, rules: rules, runs: &runs, placed: &placedItems)
    }
    let end = placeAcross(
      visible.items, runs: runs.array, rules: rules, bands: &bands, placed: &placedItems)
    finish(visible, of: measured, longest: longest, end: end, rules: rules)
  }
}
