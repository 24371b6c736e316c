/// Puts forced breaks in the place of others: indices of items that open a line.
func splice(_ breaks: inout [Int], _ range: Range<Int>, with new: [Int], newCount: Int) {
  guard !(breaks.isEmpty && new.isEmpty) else { return }
  let first = firstIndex(in: breaks.indices) { breaks[$0] >= range.lowerBound }
  let end = firstIndex(in: first..<breaks.count) { breaks[$0] >= range.upperBound }
  for index in end..<breaks.count { breaks[index] += newCount - range.count }
  breaks.replaceSubrange(first..<end, with: new.map { $0 + range.lowerBound })
}

/// The forced breaks of some items, counted from the first of them.
func forcedBreaks(_ breaks: [Int], in range: Range<Int>) -> [Int] {
  let first = firstIndex(in: breaks.indices) { breaks[$0] >= range.lowerBound }
  let end = firstIndex(in: first..<breaks.count) { breaks[$0] >= range.upperBound }
  return breaks[first..<end].map { $0 - range.lowerBound }
}

/// Puts alignments in the place of others; an empty array says nothing about any of `count` items.
func splice(
  _ alignments: inout [FlowAlignment?], _ range: Range<Int>, of count: Int,
  with new: [FlowAlignment?], newCount: Int
) {
  guard !(alignments.isEmpty && new.isEmpty) else { return }
  if alignments.isEmpty { alignments = Array(repeating: nil, count: count) }
  let new = new.isEmpty ? Array(repeating: nil, count: newCount) : new
  alignments.replaceSubrange(range, with: new)
}

extension FlowItems {
  /// Puts items in the place of others, in place where the storage is not shared.
  package mutating func replace(_ range: Range<Int>, with new: FlowItems) {
    widths.replace(range, of: count, with: new.widths, newCount: new.count)
    heights.replace(range, of: count, with: new.heights, newCount: new.count)
    baselines.replace(range, of: count, with: new.baselines, newCount: new.count)
    weights.replace(range, of: count, with: new.weights, newCount: new.count)
    maxima.replace(range, of: count, with: new.maxima, newCount: new.count)
    splice(&breaks, range, with: new.breaks, newCount: new.count)
    splice(&alignments, range, of: count, with: new.alignments, newCount: new.count)
    count += new.count - range.count
  }

  /// Moves the room that edits leave amid widths and heights behind the first `place` of them, so that
  /// they are in one piece from there on.
  mutating func moveGap(to place: Int) {
    widths.moveGap(to: place)
    heights.moveGap(to: place)
  }

  /// Some of the items.
  package func slice(_ range: Range<Int>) -> FlowItems {
    var items = self
    items.count = range.count
    items.widths = widths.slice(range)
    items.heights = heights.slice(range)
    items.baselines = baselines.slice(range)
    items.weights = weights.slice(range)
    items.maxima = maxima.slice(range)
    items.breaks = forcedBreaks(breaks, in: range)
    items.alignments = alignments.isEmpty ? [] : Array(alignments[range])
    return items
  }
}

extension MeasuredItems {
  /// Puts items in the place of others, in place where the storage is not shared.
  mutating func replace(_ range: Range<Int>, with new: MeasuredItems) {
    let count = count
    mains.replaceSubrange(range, with: new.mains)
    crosses.replace(range, of: count, with: new.crosses, newCount: new.count)
    baselines.replace(range, of: count, with: new.baselines, newCount: new.count)
    weights.replace(range, of: count, with: new.weights, newCount: new.count)
    maxima.replace(range, of: count, with: new.maxima, newCount: new.count)
    splice(&breaks, range, with: new.breaks, newCount: new.count)
    splice(&alignments, range, of: count, with: new.alignments, newCount: new.count)
  }

  /// Some of the items.
  func slice(_ range: Range<Int>) -> MeasuredItems {
    var items = self
    items.mains = GapArray(Array(mains[range]))
    items.crosses = crosses.slice(range)
    items.baselines = baselines.slice(range)
    items.weights = weights.slice(range)
    items.maxima = maxima.slice(range)
    items.breaks = forcedBreaks(breaks, in: range)
    items.alignments = alignments.isEmpty ? [] : Array(alignments[range])
    return items
  }
}
