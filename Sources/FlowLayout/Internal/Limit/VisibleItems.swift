/// The items that the lines may show, and the one that stands for the rest (F5, F6).
struct VisibleItems {
  /// What is arranged: the items shown, then the indicator if there is one.
  var items: MeasuredItems

  /// How many of the items given are shown.
  var shownCount: Int

  /// Keeps to the row limit of `rules`, with room for an indicator of what is hidden.
  ///
  /// `indicator` is asked about falling numbers of visible items on the last line until it fits,
  /// so the first answer is the largest number. O(1) without a limit, else O(items shown).
  init(_ items: MeasuredItems, rules: Rules, indicator: ((Int) -> FlowItem)?) {
    guard rules.mostLines < items.count, let last = lastLine(of: items, rules: rules) else {
      self.init(items, shownCount: items.count)
      return
    }
    guard let indicator, rules.mostLines > 0 else {
      self.init(items, shownCount: last.upperBound)
      return
    }
    let fits = Fit(limit: rules.limit)
    var extents: [Double] = []
    for index in last {
      let main = items.mains[index]
      extents.append(extents.last.map { $0 + (rules.itemGap + main) } ?? main)
    }
    // It is never cut off (F6), so it overflows where items would be clamped.
    var indicatorRules = rules
    indicatorRules.oversize = .overflow
    func measured(shown: Int) -> MeasuredItems {
      MeasuredItems(
        FlowItems([indicator(items.count - shown)]), rules: indicatorRules, remeasure: nil)
    }
    var shown = last.upperBound
    var candidate = measured(shown: shown)
    while shown > last.lowerBound {
      let longer = extents[shown - last.lowerBound - 1] + (rules.itemGap + candidate.mains[0])
      if shown - last.lowerBound < rules.mostItems, fits(longer) { break }
      shown -= 1
      candidate = measured(shown: shown)
    }
    self.init(items, shownCount: shown, indicator: candidate)
  }

  private init(_ items: MeasuredItems, shownCount: Int, indicator: MeasuredItems? = nil) {
    self.items = shownCount < items.count ? items.prefix(shownCount, then: indicator) : items
    self.shownCount = shownCount
  }
}

/// The items of the last greedy line within the row limit, `nil` when no item lies beyond it.
private func lastLine(of items: MeasuredItems, rules: Rules) -> Range<Int>? {
  items.mains.withUnsafeBufferPointer { mains in
    var breaker = GreedyBreaker(mains, breaks: items.breaks, rules: rules)
    var last = 0..<0
    for _ in 0..<rules.mostLines {
      guard let line = breaker.next() else { break }
      last = line.range
    }
    return last.upperBound < items.count ? last : nil
  }
}
