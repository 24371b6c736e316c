extension FlowLayout {
  /// The narrowest container in which items take at most `lines` lines and none overflows.
  ///
  /// The answer is the side along the lines, the width on the horizontal axis, insets included, to
  /// within the tolerance with which items fit. It is `nil` where forced breaks or
  /// `maxItemsPerLine` make more lines in any width. `oversize`, `minLines` and `maxLines` have no
  /// part in it. O(n) for each of up to 41 widths that are tried.
  public func narrowestSide(of items: FlowItems, lines: Int) -> Double? {
    let unbounded = Rules(self, side: nil)
    let measured = MeasuredItems(items, rules: unbounded, remeasure: nil)
    let insets = unbounded.mainInsets.start + unbounded.mainInsets.end
    func longestLine(side: Double?) -> Double? { longest(measured, lines: lines, side: side) }
    guard var best = longestLine(side: nil) else { return nil }
    var tooNarrow = measured.mains.reduce(0) { max($0, $1) }
    if longestLine(side: tooNarrow + insets) != nil { return tooNarrow + insets }
    while best - tooNarrow > Fit.tolerance {
      let side = tooNarrow + (best - tooNarrow) / 2
      guard let longest = longestLine(side: side + insets) else {
        tooNarrow = side
        continue
      }
      guard longest < best else { break }
      best = longest
    }
    return max(best + insets, insets.nextUp)
  }

  /// The containers in a range at which the items on some line change, in ascending order.
  ///
  /// A side along the lines, insets included, is among them where its lines differ from those of
  /// every side a little smaller, to within the tolerance with which items fit. Where a negative
  /// spacing meets items that are clamped, some may be missed. O(n k log(n k)) for lines of k
  /// items, and as often breaking the items as there are changes, times the logarithm of the
  /// number of sums of neighbours in the range.
  public func changes(of items: FlowItems, in sides: ClosedRange<Double>) -> [Double] {
    let unbounded = Rules(self, side: nil)
    let measured = MeasuredItems(items, rules: unbounded, remeasure: nil)
    let insets = unbounded.mainInsets.start + unbounded.mainInsets.end
    let most = Length.extent(sides.upperBound)
    var candidates = [Length.extent(sides.lowerBound)]
    // The first side with room for anything, where items of no extent may join a line. Items that
    // are clamped to less than the tolerance all fit on one, which is no change worth telling.
    let first = (oversize == .clamp ? insets + Fit.tolerance : insets).nextUp
    if candidates[0] < first, first <= most { candidates.append(first) }
    for sum in measured.sums(upTo: most - insets, rules: unbounded).sorted() {
      let side = sum + insets
      if let last = candidates.last, side > last + Fit.tolerance { candidates.append(side) }
    }
    return changes(among: candidates, items)
  }

  /// The candidates at which lines differ from those at the candidate before.
  ///
  /// Lines that are the same at two sides are the same between them, so halves without a change
  /// are skipped.
  private func changes(among candidates: [Double], _ items: FlowItems) -> [Double] {
    func ends(at side: Double) -> [Int] {
      let rules = Rules(self, side: side)
      let items = MeasuredItems(items, rules: rules, remeasure: nil)
      var ends: [Int] = []
      VisibleItems(items, rules: rules, indicator: nil).items
        .forEachLine(rules: rules) { ends.append($0.range.upperBound) }
      return ends
    }
    var found: [Double] = []
    func search(_ low: Int, _ lowEnds: [Int], _ high: Int, _ highEnds: [Int]) {
      guard lowEnds != highEnds else { return }
      if high - low == 1 {
        found.append(candidates[high])
      } else {
        let middle = low + (high - low) / 2
        let middleEnds = ends(at: candidates[middle])
        search(low, lowEnds, middle, middleEnds)
        search(middle, middleEnds, high, highEnds)
      }
    }
    let last = candidates.count - 1
    search(0, ends(at: candidates[0]), last, ends(at: candidates[last]))
    return found
  }

  /// The room that the longest of greedy lines needs, `nil` when they are more than `lines`.
  private func longest(_ items: MeasuredItems, lines: Int, side: Double?) -> Double? {
    items.mains.withUnsafeBufferPointer { mains in
      let rules = Rules(self, side: side)
      var breaker = GreedyBreaker(mains, breaks: items.breaks, rules: rules)
      var longest = 0.0
      var count = 0
      while let line = breaker.next() {
        count += 1
        guard count <= lines else { return nil }
        longest = max(longest, items.reach(of: line.range, gap: rules.itemGap))
      }
      return longest
    }
  }
}

extension MeasuredItems {
  /// How far items on a line reach: beyond its extent where a negative gap sets the last one back.
  fileprivate func reach(of line: Range<Int>, gap: Double) -> Double {
    var extent = mains[line.lowerBound]
    var reach = extent
    for main in mains[line.dropFirst()] {
      extent += gap + main
      reach = max(reach, extent)
    }
    return reach
  }

  /// The extents of two or more neighbours on one line, as far as they are at most `limit`.
  fileprivate func sums(upTo limit: Double, rules: Rules) -> [Double] {
    var sums: [Double] = []
    for start in mains.indices {
      var sum = mains[start]
      for main in mains[(start + 1)...] {
        sum += rules.itemGap + main
        guard sum <= limit else { break }
        sums.append(sum)
      }
    }
    return sums
  }
}
