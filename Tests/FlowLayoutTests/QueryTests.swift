import FlowLayout
import LayoutGeometry
import SeededRandom
import Testing

/// Items in a rectangle, at a point, and lines of items agree with a scan (F2).
@Suite struct QueryTests {
  @Test(arguments: FlowAxis.allCases, FlowDirection.allCases)
  func queriesAgreeWithAScan(axis: FlowAxis, direction: FlowDirection) {
    var random = SplitMix64(seed: 2)
    for _ in 0..<300 {
      let items = FlowItems(
        (0..<random.pick([0, 1, 5, 40])).map { _ in
          FlowItem(random.quarters(0...40), random.quarters(0...20))
        })
      let layout = FlowLayout(
        axis: axis, direction: direction, itemSpacing: random.quarters(-5...5),
        lineSpacing: random.quarters(-5...5), insets: Insets(left: random.quarters(0...3)))
      let side = random.once(in: 9) ? nil : random.quarters(0...200)
      let arrangement = layout.arrange(items, width: side, height: side)
      let frames = Array(arrangement.frames)
      #expect(frames == frames.indices.map { arrangement.frame(at: $0) })
      for (index, frame) in frames.enumerated() {
        let line = arrangement.lines.firstIndex { $0.range.contains(index) }
        #expect(arrangement.line(of: index) == line)
        #expect(arrangement.items(in: frame).contains(index))
      }
      for _ in 0..<5 {
        let rect = Rect(
          x: random.quarters(-20...200), y: random.quarters(-20...200),
          width: random.quarters(0...90), height: random.quarters(0...90))
        #expect(arrangement.items(in: rect) == frames.indices.filter { overlap(frames[$0], rect) })
        #expect(arrangement.item(at: rect.origin) == frames.lastIndex { $0.holds(rect.origin) })
      }
    }
  }

  @Test func indicesWithoutAFrameHaveNoLine() {
    let arrangement = FlowLayout().arrange(FlowItems(widths: [1, 2], height: 1), width: 2)
    #expect(arrangement.line(of: -1) == nil)
    #expect(arrangement.line(of: 1) == 1)
    #expect(arrangement.line(of: 2) == nil)
    #expect(arrangement.frame(at: -1) == nil)
    #expect(arrangement.frame(at: 1) == Rect(x: 0, y: 1, width: 2, height: 1))
    #expect(arrangement.frame(at: 2) == nil)
  }

  @Test func linesThatStepBackAreFound() {
    let items = FlowItems([FlowItem(10, 30), FlowItem(10, 2), FlowItem(10, 2)])
    let arrangement = FlowLayout(lineSpacing: -20).arrange(items, width: 10)
    #expect(arrangement.tops == [0, 10, -8])
    #expect(arrangement.items(in: Rect(x: 0, y: 20, width: 5, height: 5)) == [0])
    #expect(arrangement.item(at: Point(x: 5, y: -7)) == 2)
  }

  @Test func endlessAndReversedRectanglesAreUnderstood() {
    let items = FlowItems(widths: [10, 10, 10], height: 10)
    for direction in FlowDirection.allCases {
      let arrangement = FlowLayout(direction: direction).arrange(items, width: 20)
      let endless = Rect(x: -.infinity, y: -5, width: .infinity, height: 6)
      #expect(arrangement.items(in: endless).isEmpty)
      let wide = Rect(x: -1e300, y: 5, width: .infinity, height: 1)
      #expect(arrangement.items(in: wide) == [0, 1])
      #expect(arrangement.items(in: Rect(x: 20, y: 20, width: -20, height: -9)).count == 1)
      #expect(arrangement.items(in: Rect(x: .nan, y: 0, width: 10, height: 10)).isEmpty)
      #expect(arrangement.item(at: Point(x: .nan, y: 0)) == nil)
    }
  }

  private func overlap(_ frame: Rect, _ rect: Rect) -> Bool {
    func overlap(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Bool {
      low == high || from == to ? low <= to && from <= high : low < to && from < high
    }
    return overlap(frame.x, frame.maxX, rect.x, rect.maxX)
      && overlap(frame.y, frame.maxY, rect.y, rect.maxY)
  }
}

extension Rect {
  fileprivate func holds(_ point: Point) -> Bool {
    (x..<max(x, maxX)).contains(point.x) && (y..<max(y, maxY)).contains(point.y)
  }
}
