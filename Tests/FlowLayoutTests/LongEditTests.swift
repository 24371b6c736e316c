import AllocationCounter
import FlowLayout
import LayoutGeometry
import SeededRandom
import Testing

/// Edits of documents of thousands of lines, whose places are no round numbers, equal arranging from
/// scratch to the last bit.
@Suite struct LongEditTests {
  /// How deep items are: all alike, so much that places are rounded to millionths of a point, or each
  /// in its own way.
  enum Depth: CaseIterable {
    case common, huge, own
  }

  private static func items(
    _ count: Int, _ depth: Depth, _ random: inout SplitMix64
  ) -> [FlowItem] {
    (0..<count).map { _ in
      let height =
        switch depth {
        case .common: 17.1
        case .huge: 300_000.1
        case .own: Double.random(in: 0.1...30, using: &random)
        }
      return FlowItem(Double.random(in: 1...100, using: &random), height)
    }
  }

  /// Lines come and go one by one and by the thousand, at both ends and in between.
  @Test(arguments: Depth.allCases, [nil, 1e6])
  func editsEqualFromScratch(_ depth: Depth, _ height: Double?) {
    var random = SplitMix64(seed: 7)
    let layout = CellLayout.flow(FlowLayout(itemSpacing: 3.3, lineSpacing: 0.7))
    var items = Self.items(4000, depth, &random)
    var arranged = ArrangedItems(FlowItems(items), layout: layout, width: 120, height: height)
    for edit in 0..<40 {
      let count = random.pick([1, 1, 2, 40, 511, 512, 513, 1500])
      let first = random.pick([0, items.count / 2, items.count, Int(random.next() % 4000)])
      let range = min(first, items.count)..<min(items.count, first + count)
      let new = Self.items(random.pick([0, 1, count]), depth, &random)
      let old = (frames: Array(arranged.arrangement.frames), count: items.count)
      let changes = arranged.replace(range, with: FlowItems(new))
      items.replaceSubrange(range, with: new)
      let scratch = ArrangedItems(FlowItems(items), layout: layout, width: 120, height: height)
      #expect(arranged == scratch, "edit \(edit)")
      #expect(bits(arranged) == bits(scratch), "edit \(edit)")
      #expect(areTold(changes, from: old.frames, to: Array(arranged.arrangement.frames)))
    }
  }

  /// A copy made before an edit stays as it is, and so do items that were taken from an arrangement.
  @Test(arguments: Depth.allCases) func copiesStay(_ depth: Depth) {
    var random = SplitMix64(seed: 8)
    let layout = CellLayout.flow(FlowLayout(itemSpacing: 3, lineSpacing: 3))
    var items = Self.items(500, depth, &random)
    var arranged = ArrangedItems(FlowItems(items), layout: layout, width: 120)
    for edit in 0..<60 {
      let (copy, old) = (arranged, items)
      let first = Int(random.next() % UInt64(items.count))
      let range = first..<min(items.count, first + 2)
      let new = Self.items(random.pick([1, 3]), depth, &random)
      arranged.replace(range, with: FlowItems(new))
      items.replaceSubrange(range, with: new)
      #expect(copy == ArrangedItems(FlowItems(old), layout: layout, width: 120), "edit \(edit)")
      let taken = ArrangedItems(arranged.items, layout: layout, width: 120)
      #expect(taken == ArrangedItems(FlowItems(items), layout: layout, width: 120), "edit \(edit)")
      #expect(taken == arranged)
    }
  }

  /// After edits a new width is arranged in the storage that there is, as without them.
  @Test(arguments: Depth.allCases) func newWidthsAfterEdits(_ depth: Depth) {
    var random = SplitMix64(seed: 9)
    let layout = CellLayout.flow(FlowLayout(itemSpacing: 3, lineSpacing: 3))
    var items = Self.items(3000, depth, &random)
    var arranged = ArrangedItems(FlowItems(items), layout: layout, width: 100)
    for width in [120.0, 300, 90, 2000, 120] {
      let place = Int(random.next() % UInt64(items.count))
      let new = Self.items(1, depth, &random)
      arranged.insert(FlowItems(new), at: place)
      items.insert(contentsOf: new, at: place)
      arranged.resize(width: width)
      #expect(arranged == ArrangedItems(FlowItems(items), layout: layout, width: width))
      let before = allocations_of_this_thread()
      arranged.resize(width: width)
      #expect(allocations_of_this_thread() - before == 0)
    }
  }

  /// At one place an edit goes through none of the items and lines that follow.
  @Test func anEditWhereTheLastOneWasMovesNothing() {
    func leastTime(_ count: Int) -> Duration {
      let items = FlowItems(widths: [Double](repeating: 30, count: count), height: 20)
      let layout = CellLayout.flow(FlowLayout(itemSpacing: 3, lineSpacing: 3))
      var arranged = ArrangedItems(items, layout: layout, width: 120)
      let one = FlowItems(widths: [120], height: 20)
      return (0..<100).map { _ in
        ContinuousClock().measure {
          arranged.insert(one, at: count / 2)
          arranged.remove(count / 2..<count / 2 + 1)
        }
      }.min() ?? .zero
    }
    #expect(leastTime(300_000) < leastTime(300) * 20)
  }

  private func bits(_ items: ArrangedItems) -> [UInt64] {
    items.arrangement.frames.flatMap { [$0.x.bitPattern, $0.y.bitPattern] }
  }

  /// Whether every item that was there before has moved as far as the report says.
  private func areTold(_ changes: FlowChanges, from old: [Rect], to new: [Rect]) -> Bool {
    var offsets = [Point](repeating: .zero, count: old.count)
    for move in changes.moves {
      for index in move.from { offsets[index] = move.offset }
    }
    return new.indices.allSatisfy { index in
      guard let oldIndex = changes.oldIndex(of: index) else { return true }
      return abs(old[oldIndex].x + offsets[oldIndex].x - new[index].x) < 1e-5
        && abs(old[oldIndex].y + offsets[oldIndex].y - new[index].y) < 1e-5
    }
  }
}
