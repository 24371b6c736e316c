import FlowLayout
import LayoutGeometry
import SeededRandom
import Testing

/// Edits equal arranging from scratch, and their reports turn the old frames into the new (F11).
@Suite struct EditTests {
  static let rows = CellLayout.flow(FlowLayout(itemSpacing: 10, lineSpacing: 10))

  /// Four items of 40, 50, 60 and 70 by 20 in 120, spacing 10: 40 + 10 + 50 = 100 fits, then 60
  /// alone as 60 + 10 + 70 = 140 does not, then 70.
  static func sample(_ layout: CellLayout = rows) -> ArrangedItems {
    ArrangedItems(FlowItems(widths: [40, 50, 60, 70], height: 20), layout: layout, width: 120)
  }

  @Test func seedB4_deletionsSayWhatMoved() {
    var items = Self.sample()
    // Without the 50 the 60 joins the 40: 40 + 10 + 60 = 110. It comes from x 0, y 30 to x 50, y 0,
    // and the 70 goes up a row of 20 and a spacing of 10.
    let changes = items.remove(1..<2)
    #expect(items.arrangement.lefts == [0, 50, 0])
    #expect(items.arrangement.tops == [0, 0, 30])
    #expect(changes.removed == [1..<2])
    #expect(changes.inserted == [])
    #expect(
      changes.moves == [
        FlowMove(from: 2..<3, to: 1, offset: Point(x: 50, y: -30)),
        FlowMove(from: 3..<4, to: 2, offset: Point(x: 0, y: -30)),
      ])
    #expect(
      items.arrangement.picture(scale: PictureScale(pointsPerColumn: 10, pointsPerRow: 10)) == """
        ┌0─┐ ┌1───┐
        └──┘ └────┘

        ┌2────┐
        └─────┘
        """)
  }

  @Test func seedB4_movesSayWhatMoved() {
    var items = Self.sample()
    // 70, 40, 50, 60: 70 + 10 + 40 = 120 fits, 50 + 10 + 60 = 120 fits.
    let changes = items.move(3..<4, to: 0)
    #expect(items.arrangement.lefts == [0, 80, 0, 60])
    #expect(changes.removed == [] && changes.inserted == [] && changes.resized == [])
    #expect(
      changes.moves == [
        FlowMove(from: 3..<4, to: 0, offset: Point(x: 0, y: -60)),
        FlowMove(from: 0..<1, to: 1, offset: Point(x: 80, y: 0)),
        FlowMove(from: 1..<2, to: 2, offset: Point(x: -50, y: 30)),
        FlowMove(from: 2..<3, to: 3, offset: Point(x: 60, y: 0)),
      ])
    #expect(changes.oldIndex(of: 0) == 3 && changes.newIndex(of: 0) == 1)
  }

  @Test func whatFollowsMovesAsOneRange() {
    // 1,000 items in rows of 12 (12 * 30 = 360 <= 375): the insertion fills a row by itself.
    let widths = [Double](repeating: 30, count: 996)
    var items = ArrangedItems(
      FlowItems(widths: widths, height: 20), layout: .flow(FlowLayout()), width: 375)
    let changes = items.insert(FlowItems(widths: [370], height: 20), at: 12)
    #expect(changes.inserted == [12..<13])
    #expect(changes.moves == [FlowMove(from: 12..<996, to: 13, offset: Point(x: 0, y: 20))])
  }

  @Test func placesOutsideCountAsTheNearest() {
    var items = Self.sample()
    #expect(items.insert(FlowItems(widths: [1], height: 20), at: 99).inserted == [4..<5])
    #expect(items.remove(4..<900).removed == [4..<5])
    #expect(items.remove(50..<60) == items.remove(2..<2))
    #expect(items.move(0..<1, to: -7).moves.isEmpty)
    #expect(items == Self.sample())
    #expect(items.remove(0..<4).removed == [0..<4])
    #expect(items.arrangement.lines.isEmpty)
  }

  /// 10,000 sequences of one to three edits, on random documents of every kind of layout.
  @Test func editsEqualFromScratch() {
    var random = SplitMix64(seed: 61)
    var failureCount = 0
    var example = ""
    for _ in 0..<10_000 {
      var list = EditedList(&random)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        if let failure = list.edit(&random) {
          failureCount += 1
          example = failure
        }
      }
    }
    #expect(failureCount == 0, "for example \(example)")
  }
}

/// Items that are edited, and a plain array that is edited likewise.
struct EditedList {
  var items: [FlowItem]
  var arranged: ArrangedItems

  init(_ random: inout SplitMix64) {
    var document = PropertyTests.Document(&random)
    items = document.items
    if random.once(in: 2) { items = document.items.map { FlowItem($0.size.width, 20) } }
    let isPlain = random.once(in: 2)
    if isPlain {
      document.layout.breaking = .greedy
      (document.layout.maxLines, document.width) = (nil, 200)
      if random.once(in: 4) { items += items + items }
    }
    if random.once(in: 12) { document.layout.pixelScale = random.pick([1, 1.5, 2]) }
    var layout = CellLayout.flow(document.layout)
    if random.once(in: 4) { layout = .grid(.random(like: document.layout, &random)) }
    arranged = ArrangedItems(
      FlowItems(items), layout: layout, width: document.width, height: document.height)
  }

  /// Edits both at random; returns what is wrong, if anything.
  mutating func edit(_ random: inout SplitMix64) -> String? {
    let old = (items: items, frames: Array(arranged.arrangement.frames))
    let first = Int.random(in: 0...items.count, using: &random)
    let range =
      first..<min(items.count, first + Int.random(in: 0...random.pick([1, 6]), using: &random))
    let new = Array(PropertyTests.Document(&random).items.prefix(random.pick([1, 1, 8])))
    let changes: FlowChanges
    let name: String
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      (name, changes) = (
        "insert \(new.count) at \(first)", arranged.insert(FlowItems(new), at: first)
      )
      items.insert(contentsOf: new, at: first)
    case 1:
      (name, changes) = ("remove \(range)", arranged.remove(range))
      items.removeSubrange(range)
    case 2:
      (name, changes) = ("replace \(range)", arranged.replace(range, with: FlowItems(new)))
      items.replaceSubrange(range, with: new)
    default:
      let to = Int.random(in: 0...items.count - range.count, using: &random)
      (name, changes) = ("move \(range) to \(to)", arranged.move(range, to: to))
      let moved = Array(items[range])
      items.removeSubrange(range)
      items.insert(contentsOf: moved, at: to)
    }
    let scratch = ArrangedItems(
      FlowItems(items), layout: arranged.layout, width: arranged.width, height: arranged.height)
    if arranged != scratch { return "\(name) of \(old.items) in \(arranged.layout) differs" }
    if let wrong = report(changes, old) {
      return "\(name) of \(old.items) in \(arranged.layout): \(wrong)"
    }
    return nil
  }

  /// What is wrong with a report, if anything.
  private func report(
    _ changes: FlowChanges, _ old: (items: [FlowItem], frames: [Rect])
  ) -> String? {
    let frames = Array(arranged.arrangement.frames)
    var isKept = [Bool](repeating: false, count: old.frames.count)
    let moves = changes.moves
    for (index, frame) in frames.enumerated() {
      let isInserted = changes.inserted.contains { $0.contains(index) }
      guard let oldIndex = changes.oldIndex(of: index) else {
        if !isInserted { return "\(index) has no past" }
        continue
      }
      if isInserted || isKept[oldIndex] { return "\(index) has two pasts" }
      isKept[oldIndex] = true
      if old.items[oldIndex] != items[index] { return "\(index) is not what was \(oldIndex)" }
      if changes.newIndex(of: oldIndex) != index { return "\(index) and \(oldIndex) disagree" }
      let move = moves.first { $0.from.contains(oldIndex) }
      if let move, move.to + oldIndex - move.from.lowerBound != index { return "wrong move" }
      let offset = move?.offset ?? .zero
      let oldFrame = old.frames[oldIndex]
      if abs(oldFrame.x + offset.x - frame.x) > 1e-5 || abs(oldFrame.y + offset.y - frame.y) > 1e-5
      {
        return "\(index) is not where it moved"
      }
      let isResized = changes.resized.contains { $0.contains(index) }
      let growth = max(abs(oldFrame.width - frame.width), abs(oldFrame.height - frame.height))
      if isResized != (growth > 1e-5) { return "\(index) wrongly resized" }
    }
    let removed = isKept.indices.filter { !isKept[$0] }
    return removed == changes.removed.flatMap { Array($0) } ? nil : "wrong removals"
  }
}
