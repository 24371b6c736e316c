import FlowLayout
import LayoutGeometry
import SeededRandom
import Testing

/// Edits of documents of thousands of lines, whose places are no round numbers, equal arranging from
/// scratch to the last bit.
@Suite struct LongEditTests {
  /// How deep items are: all alike, or each in its own way.
  enum Depth: CaseIterable {
    case common, own
  }

  private static func items(
    _ count: Int, _ depth: Depth, _ random: inout SplitMix64
  ) -> [FlowItem] {
    (0..<count).map { _ in
      FlowItem(
        Double.random(in: 1...100, using: &random),
        depth == .common ? 17.1 : Double.random(in: 0.1...30, using: &random))
    }
  }

  /// Lines come and go one by one and by the thousand, at both ends and in between.
  @Test(arguments: Depth.allCases, [nil, 1e6])
  func editsEqualFromScratch(_ depth: Depth, _ height: Double?) {
    var random = SplitMix64(seed: 7)
    let layout = CellLayout.flow(FlowLayout(itemSpacing: 3.3, lineSpacing: 0.7))
    var items = Self.items(6000, depth, &random)
    var arranged = ArrangedItems(FlowItems(items), layout: layout, width: 120, height: height)
    for edit in 0..<80 {
      let count = random.pick([1, 1, 2, 40, 511, 512, 513, 1500])
      let first = random.pick([0, items.count / 2, items.count, Int(random.next() % 6000)])
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
