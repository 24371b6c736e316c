import FlowLayout
import LayoutGeometry
import SeededRandom
import Testing

/// What holds for every document, tried on 10,000 random ones.
@Suite struct PropertyTests {
  /// A random document: a layout, items, and a container.
  struct Document {
    var layout = FlowLayout()
    var items: [FlowItem] = []
    var width: Double?
    var height: Double?

    init(_ random: inout SplitMix64) {
      layout.axis = random.pick(FlowAxis.allCases)
      layout.direction = random.pick(FlowDirection.allCases)
      layout.itemSpacing = random.pick([0, 0, 8, random.quarters(0...12)])
      layout.lineSpacing = random.pick([0, 4, random.quarters(0...12)])
      if random.once(in: 3) {
        layout.insets = Insets(
          top: random.quarters(0...9), left: random.quarters(0...9),
          bottom: random.quarters(0...9), right: random.quarters(0...9))
      }
      layout.breaking = random.once(in: 4) ? .balanced : .greedy
      if random.once(in: 8) { layout.minLines = Int.random(in: 1...9, using: &random) }
      if random.once(in: 8) { layout.maxLines = Int.random(in: 0...4, using: &random) }
      if random.once(in: 8) { layout.maxItemsPerLine = Int.random(in: 1...5, using: &random) }
      layout.justification = random.pick(FlowJustification.allCases)
      layout.lastLine = random.pick(FlowLastLine.allCases)
      layout.alignment = random.pick(FlowAlignment.allCases)
      layout.lineAlignment = random.pick(FlowLineAlignment.allCases)
      layout.oversize = random.once(in: 4) ? .clamp : .overflow
      if random.once(in: 8) {
        layout.itemSeparator = Size(width: random.quarters(0...4), height: random.quarters(0...30))
      }
      if random.once(in: 8) { layout.lineSeparator = random.quarters(0...4) }
      if !random.once(in: 6) { width = random.quarters(0...random.pick([60, 300])) }
      if !random.once(in: 6) { height = random.quarters(0...random.pick([60, 300])) }
      let isAlike = random.once(in: 4)
      for _ in 0..<Int.random(in: 0...random.pick([4, 24]), using: &random) {
        items.append(isAlike ? FlowItem(random.quarters(0...90), 20) : Self.item(&random))
      }
    }

    private static func item(_ random: inout SplitMix64) -> FlowItem {
      var item = FlowItem(
        random.once(in: 9) ? 0 : random.quarters(0...90), random.quarters(0...40))
      if random.once(in: 3) { item.baseline = random.quarters(-5...45) }
      if random.once(in: 2) { item.grow = random.pick([0.25, 0.5, 1, 3]) }
      if random.once(in: 3) { item.maximum = random.quarters(0...120) }
      item.breakBefore = random.once(in: 12)
      if random.once(in: 4) { item.alignment = random.pick(FlowAlignment.allCases) }
      return item
    }

    var flowItems: FlowItems { FlowItems(items) }

    /// The limit along the lines, infinite when unbounded.
    var limit: Double {
      let isHorizontal = layout.axis == .horizontal
      guard let side = isHorizontal ? width : height else { return .infinity }
      return side - (isHorizontal ? layout.insets.horizontal : layout.insets.vertical)
    }

    func arrange() -> Arrangement {
      layout.arrange(flowItems, width: width, height: height, indicator: indicator)
    }

    func indicator(_ hidden: Int) -> FlowItem {
      FlowItem(8 + 6 * Double(String(hidden).count), 12, baseline: 9)
    }
  }

  /// Runs a check on 10,000 documents and reports those that fail.
  private func forEachDocument(seed: UInt64, _ holds: (Document, Arrangement) -> Bool) {
    var random = SplitMix64(seed: seed)
    var failureCount = 0
    var example: Document?
    for _ in 0..<10_000 {
      let document = Document(&random)
      guard !holds(document, document.arrange()) else { continue }
      failureCount += 1
      example = document
    }
    #expect(failureCount == 0, "for example \(String(describing: example))")
  }

  @Test func framesAreFiniteAndNothingIsLost() {
    forEachDocument(seed: 11) { document, arrangement in
      let ranges = arrangement.lines.flatMap { Array($0.range) }
      return ranges == Array(0..<arrangement.frames.count)
        && arrangement.frames.count + arrangement.hiddenCount == document.items.count
        && (document.layout.maxLines != nil || arrangement.hiddenCount == 0)
        && arrangement.frames.allSatisfy { $0.isFinite && $0.width >= 0 && $0.height >= 0 }
        && arrangement.lines.allSatisfy { $0.frame.isFinite && $0.baseline?.isFinite ?? true }
        && Rect(origin: .zero, size: arrangement.size).isFinite
    }
  }

  @Test func framesLieInTheirLinesAndInTheSizeWhenNothingOverflows() {
    forEachDocument(seed: 12) { document, arrangement in
      var bounds = Rect(origin: .zero, size: arrangement.size)
      let insets = document.layout.insets
      bounds = Rect(
        x: insets.left, y: insets.top, width: bounds.width - insets.horizontal,
        height: bounds.height - insets.vertical)
      var free = document
      (free.width, free.height) = (
        document.layout.axis == .horizontal ? document.width : nil,
        document.layout.axis == .horizontal ? nil : document.height
      )
      let content = free.arrange().size
      let overflows =
        content.width > arrangement.size.width || content.height > arrangement.size.height
        || arrangement.lines.contains {
          let length = document.layout.axis == .horizontal ? $0.frame.width : $0.frame.height
          return length > document.limit
        } || document.limit < 0
      return arrangement.lines.allSatisfy { line in
        (overflows || bounds.holds(line.frame))
          && line.range.allSatisfy { line.frame.holds(arrangement.frames[$0]) }
      }
    }
  }

  @Test func framesAreDisjointAndInOrder() {
    forEachDocument(seed: 13) { document, arrangement in
      let isHorizontal = document.layout.axis == .horizontal
      let isMirrored = document.layout.direction == .rightToLeft
      func along(_ frame: Rect) -> (start: Double, end: Double) {
        guard isHorizontal else { return (frame.y, frame.maxY) }
        return isMirrored ? (-frame.maxX, -frame.x) : (frame.x, frame.maxX)
      }
      func across(_ frame: Rect) -> (start: Double, end: Double) {
        guard !isHorizontal else { return (frame.y, frame.maxY) }
        return isMirrored ? (-frame.maxX, -frame.x) : (frame.x, frame.maxX)
      }
      let lines = Array(arrangement.lines)
      return zip(lines, lines.dropFirst()).allSatisfy {
        across($0.frame).end <= across($1.frame).start + 0.001
      }
        && lines.allSatisfy { line in
          line.range.dropLast().allSatisfy {
            along(arrangement.frames[$0]).end
              <= along(arrangement.frames[$0 + 1]).start + 0.001
          }
        }
    }
  }

  @Test func verticalEqualsTheTranspose() {
    forEachDocument(seed: 14) { document, _ in
      var document = document
      document.layout.direction = .leftToRight
      // Columns have no baselines.
      if document.layout.alignment == .baseline { document.layout.alignment = .center }
      for index in document.items.indices where document.items[index].alignment == .baseline {
        document.items[index].alignment = .stretch
      }
      let frames = document.layout.arrange(
        document.flowItems, width: document.width, height: document.height
      ).frames.map(\.transposed)
      var other = document
      other.layout.axis = document.layout.axis == .horizontal ? .vertical : .horizontal
      other.layout.insets = Insets(
        top: document.layout.insets.left, left: document.layout.insets.top,
        bottom: document.layout.insets.right, right: document.layout.insets.bottom)
      other.layout.itemSeparator = document.layout.itemSeparator.map {
        Size(width: $0.height, height: $0.width)
      }
      for index in other.items.indices {
        let size = document.items[index].size
        other.items[index].size = Size(width: size.height, height: size.width)
      }
      let transposed = other.layout.arrange(
        other.flowItems, width: document.height, height: document.width)
      return Array(transposed.frames) == frames
    }
  }

  @Test func rightToLeftEqualsTheMirrorImage() {
    forEachDocument(seed: 15) { document, arrangement in
      var other = document
      other.layout.direction =
        document.layout.direction == .leftToRight ? .rightToLeft : .leftToRight
      let insets = document.layout.insets
      (other.layout.insets.left, other.layout.insets.right) = (insets.right, insets.left)
      let mirrored = other.arrange()
      return mirrored.size == arrangement.size
        && zip(mirrored.frames, arrangement.frames).allSatisfy {
          abs($0.x - (arrangement.size.width - $1.maxX)) < 1e-9 && $0.y == $1.y
            && $0.size == $1.size
        }
    }
  }

  @Test func widerNeverTakesMoreLines() {
    forEachDocument(seed: 16) { document, _ in
      var layout = document.layout
      layout.breaking = .greedy
      layout.axis = .horizontal
      let items = document.flowItems
      let counts = [0.0, 1, 10, 33.3, 60, 60.25, 100, 250, 1e4].map {
        layout.extent(of: items, width: $0).lineCount
      }
      return counts == counts.sorted(by: >)
    }
  }

  @Test func queriesAgreeWithAScan() {
    var random = SplitMix64(seed: 170)
    forEachDocument(seed: 17) { document, arrangement in
      let frames = Array(arrangement.frames)
      let rect = Rect(
        x: random.quarters(-20...150), y: random.quarters(-20...150),
        width: random.quarters(0...90), height: random.quarters(0...90))
      let found = frames.indices.filter { frames[$0].overlaps(rect) }
      let point = frames.isEmpty ? rect.origin : frames[frames.count / 2].origin
      return arrangement.items(in: rect) == found
        && arrangement.item(at: point) == frames.lastIndex { $0.holds(point) }
        && frames.indices.allSatisfy {
          let line = arrangement.line(of: $0)
          return arrangement.frame(at: $0) == frames[$0]
            && line.map { arrangement.lines[$0].range }?.contains($0) == true
        }
    }
  }

  @Test func extentEqualsTheArrangement() {
    forEachDocument(seed: 18) { document, arrangement in
      document.layout.extent(
        of: document.flowItems, width: document.width, height: document.height,
        indicator: document.indicator)
        == FlowExtent(size: arrangement.size, lineCount: arrangement.lines.count)
    }
  }

  /// The paths for items that are alike across and for fresh storage are only faster.
  @Test func everyPathGivesTheSame() {
    var reused = Arrangement()
    forEachDocument(seed: 19) { document, arrangement in
      document.layout.arrange(
        document.flowItems, width: document.width, height: document.height,
        indicator: document.indicator, into: &reused)
      guard reused == arrangement else { return false }
      // Items that each say where they stand take the general path.
      let general = FlowItems(
        document.items.map {
          var item = $0
          item.alignment = item.alignment ?? document.layout.alignment
          return item
        })
      let slow = document.layout.arrange(
        general, width: document.width, height: document.height, indicator: document.indicator)
      return Array(slow.frames) == Array(arrangement.frames)
        && Array(slow.lines) == Array(arrangement.lines) && slow.size == arrangement.size
    }
  }

  @Test func widthsAloneGiveTheSameAsItems() {
    forEachDocument(seed: 20) { document, _ in
      let widths = document.items.map(\.size.width)
      let items = FlowItems(widths.map { FlowItem($0, 20) })
      let arrangement = document.layout.arrange(
        items, width: document.width, height: document.height)
      return document.layout.arrange(
        FlowItems(widths: widths, height: 20), width: document.width, height: document.height)
        == arrangement
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  fileprivate var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }

  /// Whether a rectangle lies in this one, but for the tolerance of fitting.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.x >= x - 0.002 && other.maxX <= maxX + 0.002 && other.y >= y - 0.002
      && other.maxY <= maxY + 0.002
  }

  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  fileprivate func overlaps(_ rect: Rect) -> Bool {
    func overlap(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Bool {
      low == high || from == to ? low <= to && from <= high : low < to && from < high
    }
    return overlap(x, maxX, rect.x, rect.maxX) && overlap(y, maxY, rect.y, rect.maxY)
  }
}
