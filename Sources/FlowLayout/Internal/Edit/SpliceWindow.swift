/// The lines that an edit makes anew.
struct SpliceWindow {
  /// The items on the new lines, by their indices after.
  var items: Range<Int>

  /// The items on the lines that they take the place of, by their indices before.
  var oldItems: Range<Int>

  /// Those lines.
  var oldLines: Range<Int>
}

/// The lines of a window.
struct WindowLines {
  /// Those that were there.
  let old: Range<Int>

  /// How many more items there are now.
  let growth: Int

  /// The new ones.
  var runs: [Run] = []
  var bands: [Band] = []

  /// Where the new ones stand.
  var new: Range<Int> { old.lowerBound..<old.lowerBound + runs.count }
}

extension ArrangedItems {
  /// The first item of the line that holds the item before a range.
  ///
  /// What follows may now fit on that line; the lines before it ended for want of room for an item
  /// that is still there.
  func startOfWindow(_ range: Range<Int>) -> Int {
    guard range.lowerBound > 0 else { return 0 }
    let line = arrangement.lineIndex(of: range.lowerBound - 1)
    return line > 0 ? arrangement.runs[line - 1].end : 0
  }

  /// Breaks the new items from `start` on until a line ends where an old one did (F11).
  ///
  /// O(items of the window).
  func window(from start: Int, _ range: Range<Int>, newCount: Int) -> SpliceWindow {
    let runs = arrangement.runs
    let growth = newCount - range.count
    let firstLine = start > 0 ? arrangement.lineIndex(of: start - 1) + 1 : 0
    var line = firstLine
    return measured.mains.withUnsafeBufferPointer(from: start) { mains in
      var breaker = GreedyBreaker(mains, breaks: measured.breaks, rules: rules, start: start)
      while let end = breaker.next()?.range.upperBound {
        let least = max(range.upperBound, end - growth)
        while line < runs.count - 1, runs[line].end < least { line += 1 }
        guard runs[line].end + growth == end else { continue }
        return SpliceWindow(
          items: start..<end, oldItems: start..<runs[line].end, oldLines: firstLine..<line + 1)
      }
      preconditionFailure("The last line ends where the last of the old ones did.")
    }
  }

  /// Puts the items of a window in their places on its new lines, which are not yet stacked.
  ///
  /// O(items of the window + items between this edit and the one before).
  mutating func place(_ window: SpliceWindow) -> WindowLines {
    var windowRules = rules
    if window.items.upperBound < measured.count { windowRules.lastLine = .same }
    let part = measured.slice(window.items)
    let growth = window.items.count - window.oldItems.count
    var lines = WindowLines(old: window.oldLines, growth: growth)
    var placed = PlacedItems()
    _ = placeAlong(part, rules: windowRules, runs: &lines.runs, placed: &placed)
    _ = placeAcross(
      part, runs: lines.runs, rules: windowRules, bands: &lines.bands, placed: &placed)
    for index in lines.runs.indices { lines.runs[index].end += window.items.lowerBound }

    let oldCount = measured.count - growth
    arrangement.placedItems.replace(window.oldItems, of: oldCount, with: placed)
    if rules.justification != .fill { arrangement.placedItems.mains = measured.mains }
    return lines
  }
}

extension PlacedItems {
  /// Puts items in the place of others, `count` being all items.
  ///
  /// Main extents that were taken out to be shared again are left alone.
  fileprivate mutating func replace(_ range: Range<Int>, of count: Int, with new: PlacedItems) {
    let newCount = new.count
    mainStarts.replaceSubrange(range, with: new.mainStarts)
    if !mains.isEmpty { mains.replaceSubrange(range, with: new.mains) }
    crossOffsets.replace(range, of: count, with: new.crossOffsets, newCount: newCount)
    crosses.replace(range, of: count, with: new.crosses, newCount: newCount)
  }
}
