import FlowLayout
import LayoutGeometry
import SeededRandom
import Testing

/// Snapping to pixels (F12).
@Suite struct PixelTests {
  @Test func whatIsMeasuredAgainFitsInWholePixels() {
    var lengths: [Double] = []
    let items = FlowItems([FlowItem(100.25, 10), FlowItem(100, 10), FlowItem(300, 10)])
    let arrangement = FlowLayout(pixelScale: 1).arrange(
      items, width: 100.5,
      remeasure: { _, length in
        lengths.append(length)
        return FlowItem(length, 30)
      })
    #expect(lengths == [100, 100])
    #expect(arrangement.frames.map(\.size.width) == [100, 100, 100])
    #expect(arrangement.frames.map(\.size.height) == [30, 10, 30])
  }

  @Test func sizesAreRoundedUpAndEdgesToTheNearestPixel() {
    // 10.2 and 20.6 become 10.5 and 21 at two pixels a point; the row is 38.1 points long.
    let items = FlowItems([FlowItem(10.2, 9.9), FlowItem(20.6, 10)])
    let layout = FlowLayout(itemSpacing: 6.6, justification: .center, pixelScale: 2)
    let arrangement = layout.arrange(items, width: 60)
    // Exact edges: 10.95, 21.45, 28.05 and 49.05.
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 11, y: 0, width: 10.5, height: 10), Rect(x: 28, y: 0, width: 21, height: 10),
      ])
    #expect(layout.arrange(items).size == Size(width: 38.5, height: 10))
  }

  @Test func boxesThatTouchStillDo() {
    let items = FlowItems(widths: [Double](repeating: 33.3, count: 9), height: 7.7)
    var layout = FlowLayout(justification: .spaceAround, pixelScale: 1)
    let spread = layout.arrange(items, width: 103)
    #expect(spread.frames.map(\.width).allSatisfy { $0 == 34 })
    layout.justification = .leading
    let arrangement = layout.arrange(items, width: 102.5)
    #expect(arrangement.counts == [3, 3, 3])
    #expect(arrangement.lefts == [0, 34, 68, 0, 34, 68, 0, 34, 68])
    #expect(arrangement.tops == [0, 0, 0, 8, 8, 8, 16, 16, 16])
  }

  @Test func baselinesAreSnapped() {
    let items = FlowItems([FlowItem(10, 10, baseline: 7.3), FlowItem(10, 20, baseline: 14.8)])
    let arrangement = FlowLayout(alignment: .baseline, pixelScale: 1).arrange(items)
    #expect(arrangement.lines[0].baseline == 15)
    #expect(arrangement.tops == [8, 0])
  }

  @Test func noScaleMeansNoSnapping() {
    let items = FlowItems([FlowItem(10.2, 9.9), FlowItem(20.6, 10)])
    let exact = FlowLayout(itemSpacing: 0.3).arrange(items, width: 100)
    for scale in [0, -2, Double.nan] {
      #expect(FlowLayout(itemSpacing: 0.3, pixelScale: scale).arrange(items, width: 100) == exact)
    }
    #expect(exact.frames[1].x == 10.5)
  }

  @Test func snappedBoxesNeitherOverlapNorShrink() {
    var random = SplitMix64(seed: 12)
    var failures = 0
    for _ in 0..<10_000 {
      let scale = random.pick([1, 2, 3, 1.5])
      let items = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        FlowItem(
          size: Size(
            width: .random(in: 0...40, using: &random), height: .random(in: 0...20, using: &random)
          ), grow: 1)
      }
      let layout = FlowLayout(
        direction: random.pick(FlowDirection.allCases),
        itemSpacing: random.pick([0, 0.3, .random(in: 0...9, using: &random)]),
        justification: random.pick(FlowJustification.allCases),
        alignment: random.pick(FlowAlignment.allCases), pixelScale: scale)
      let width = Double.random(in: 1...120, using: &random)
      let arrangement = layout.arrange(FlowItems(items), width: width)
      let isSound = arrangement.frames.enumerated().allSatisfy { index, frame in
        frame.width >= items[index].size.width - 1e-5
          && frame.height >= items[index].size.height - 1e-5
          && [frame.x, frame.maxX, frame.y, frame.maxY].allSatisfy { isWhole($0 * scale) }
          && frame == arrangement.frame(at: index)
          && arrangement.items(in: frame).contains(index)
      }
      let areDisjoint = arrangement.lines.allSatisfy { line in
        line.range.dropLast().allSatisfy {
          let (left, right) = (arrangement.frames[$0], arrangement.frames[$0 + 1])
          return left.maxX <= right.x + 1e-9 || right.maxX <= left.x + 1e-9
        }
      }
      let isConsistent =
        layout.extent(of: FlowItems(items), width: width).size == arrangement.size
        && arrangement.frames.allSatisfy { $0.maxY <= arrangement.size.height + 1e-9 }
      failures += isSound && areDisjoint && isConsistent ? 0 : 1
    }
    #expect(failures == 0)
  }

  private func isWhole(_ number: Double) -> Bool { abs(number - number.rounded()) < 1e-6 }
}
