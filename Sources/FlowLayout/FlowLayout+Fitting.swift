extension FlowLayout {
  /// The narrowest container in which items take at most `lines` lines and none overflows.
  ///
  /// The answer is the side along the lines, the width on the horizontal axis, insets included, to
  /// within the tolerance with which items fit. It is `nil` where forced breaks or
  /// `maxItemsPerLine` make more lines in any width. `minLines` and `maxLines` have no part in it.
  /// O(n) for each of up to 41 widths that are tried.
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
  /// every side a little smaller, to within the tolerance with which items fit. O(n k log(n k))
  /// for lines of k items, and as often breaking the items as there are changes, times the
  /// logarithm of the number of sums of neighbours in the range.
  public func changes(of items: FlowItems, in sides: ClosedRange<Double>) -> [Double] {
    let unbounded = Rules(self, side: nil)
    let measured = MeasuredItems(items, rules: unbounded, remeasure: nil)
    let insets = unbounded.mainInsets.start + unbounded.mainInsets.end
    let least = max(Length.extent(sides.lowerBound), insets.nextUp)
    let most = Length.extent(sides.upperBound)
    var candidates = [least]
    for sum in measured.sums(upTo: most - insets, rules: unbounded).sorted() {
      let side = sum + insets
      if let last = candidates.last, side > last + Fit.tolerance { candidates.append(side) }
    }
    return changes(among: candidates, measured)
  }

  /// The candidates at which lines differ from those at the candidate before.
  ///
  /// Lines that are the same at two sides are the same between them, so halves without a change
  /// are skipped.
  private func changes(among candidates: [Double], _ items: MeasuredItems) -> [Double] {
    func ends(at side: Double) -> [Int] {
      let rules = Rules(self, side: side)
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

  /// The longest of greedy lines, `nil` when they are more than `lines`.
  private func longest(_ items: MeasuredItems, lines: Int, side: Double?) -> Double? {
    items.mains.withUnsafeBufferPointer { mains in
      var breaker = GreedyBreaker(mains, breaks: items.breaks, rules: Rules(self, side: side))
      var longest = 0.0
      var count = 0
      while let line = breaker.next() {
        count += 1
        guard count <= lines else { return nil }
        longest = max(longest, line.extent)
      }
      return longest
    }
  }
}

extension MeasuredItems {
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
