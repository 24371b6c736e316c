import LayoutGeometry

extension ArrangedItems {
  /// Puts items in the place of others and keeps the arrangement in step.
  mutating func splice(_ range: Range<Int>, with new: FlowItems) -> FlowChanges {
    guard isSpliceable, range.count < items.count else { return arrangeAnew(range, with: new) }
    let start = startOfWindow(range)
    let old = OldLines(
      bands: rules.onlyShiftsLines ? [] : arrangement.bands,
      coordinates: arrangement.coordinates)
    let wereAlike = areLinesAlike
    var changes = FlowChanges(oldCount: items.count)
    replaceItems(range, with: new, gapAt: start)
    let window = window(from: start, range, newCount: new.count)
    let oldFrames = oldFrames(window, range, newCount: new.count)
    let lines = place(window)
    let shifts = stackLines(lines, areAlike: wereAlike && areLinesAlike)

    appendHead(window, old, to: &changes)
    arrangement.forEachFrame(of: window.items) { index, frame in
      let old = oldIndex(of: index, range, newCount: new.count)
      changes.append(index, old: old, oldFrame: old.map { oldFrames[$0 - start] }, frame: frame)
    }
    appendTail(window, after: lines.new, shifts, old, to: &changes)
    return changes
  }

  /// The frames that the old items of a window still have in the arrangement, though their measures
  /// are no longer there; those that went count as nothing.
  private func oldFrames(
    _ window: SpliceWindow, _ range: Range<Int>, newCount: Int
  ) -> [Rect] {
    let placed = arrangement.placedItems
    var frames: [Rect] = []
    frames.reserveCapacity(window.oldItems.count)
    for line in window.oldLines {
      let band = arrangement.bands[line]
      for old in arrangement.items(onLine: line) {
        guard !range.contains(old) else {
          frames.append(.zero)
          continue
        }
        let new = old < range.lowerBound ? old : old + newCount - range.count
        frames.append(
          arrangement.coordinates.rect(
            main: placed.mainStarts[old], cross: band.start + placed.crossOffsets[old],
            mainExtent: placed.mains.isEmpty ? measured.mains[new] : placed.mains[old],
            crossExtent: placed.crosses[old]))
      }
    }
    return frames
  }

  /// Whether lines depend on no items but their own and those before them.
  private var isSpliceable: Bool {
    rules.breaking == .greedy && rules.mostLines == .max && rules.mainSide != nil
      && !(rules.lineAlignment == .stretch && rules.crossSide != nil)
  }

  /// Arranges all items again, the frames compared one by one.
  private mutating func arrangeAnew(_ range: Range<Int>, with new: FlowItems) -> FlowChanges {
    let old = arrangement
    items.replace(range, with: new)
    items.moveGap(to: items.count)
    (measured, rules) = layout.measure(items, width: width, height: height)
    arrangement = Arrangement()
    arrangement.arrange(measured, rules: rules)
    var changes = FlowChanges(oldCount: old.frames.count)
    for (index, frame) in arrangement.frames.enumerated() {
      let oldIndex = oldIndex(of: index, range, newCount: new.count)
      let oldFrame = oldIndex.flatMap { old.frame(at: $0) }
      changes.append(index, old: oldFrame == nil ? nil : oldIndex, oldFrame: oldFrame, frame: frame)
    }
    return changes
  }

  /// The index before of an item after `newCount` items took the place of others.
  private func oldIndex(of index: Int, _ range: Range<Int>, newCount: Int) -> Int? {
    if index < range.lowerBound { return index }
    return index < range.lowerBound + newCount ? nil : index - newCount + range.count
  }

  /// Puts items in the place of others in `items` and `measured`, in place where possible, and leaves
  /// the measured extents from `start` on in one piece.
  private mutating func replaceItems(
    _ range: Range<Int>, with new: FlowItems, gapAt start: Int
  ) {
    if areItemsMeasures {
      letGoOfItems()
      items.replace(range, with: new)
      items.moveGap(to: start)
      measured = layout.measure(items, width: width, height: height).measured
    } else {
      if rules.justification != .fill { arrangement.placedItems.mains = [] }
      measured.replace(range, with: layout.measure(new, width: width, height: height).measured)
      measured.mains.moveGap(to: start)
      items.replace(range, with: new)
    }
  }

  /// Whether `measured` is no more than another view of the numbers of `items`.
  private var areItemsMeasures: Bool {
    guard case .flow = layout, rules.grid == nil, rules.oversize == .overflow,
      items.maxima.shared == .infinity
    else { return false }
    return (rules.axis == .horizontal ? items.widths : items.heights).shared == nil
  }
}
