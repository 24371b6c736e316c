/// The advances of a paragraph's scalars as running sums, so that a stretch is a subtraction.
struct ParagraphAdvances: Sendable {
  /// The fonts of the paragraph in order of first use.
  let fonts: [ParagraphFont]
  private let units: UnitSums
  /// Letter and word spaces before each position; empty if the style adds none.
  private let spacing: [SpacingCount]
  /// The points before each position, unless they are units of one font and nothing else.
  private let points: [Double]
  /// What a cut before each scalar changes.
  private let cuts: [Cut]
  /// The positions of tabs.
  let tabs: [Int]

  init(
    _ shaping: ParagraphShaping, text: ScalarText, runs: [TextRun], clusters: ClusterStarts,
    cascade: FontCascade, spacing: Spacing
  ) {
    fonts = ParagraphFont.fonts(of: runs, cascade: cascade, size: spacing.size)
    cuts = shaping.cuts
    tabs = text.facts.hasTabs ? runs.filter(\.isTab).map(\.range.lowerBound) : []
    units = UnitSums(shaping.advances, runs: runs, fonts: fonts)
    self.spacing =
      spacing.addsSpace
      ? ParagraphAdvances.spacingSums(text: text, runs: runs, clusters: clusters) : []
    guard fonts.count != 1 || !tabs.isEmpty || spacing.addsSpace else {
      points = []
      return
    }
    var points = ParagraphAdvances.points(
      units: units, count: text.count + 1, fonts: fonts, spacingSums: self.spacing,
      spacing: spacing)
    for (index, tab) in tabs.enumerated() {
      let next = index + 1 < tabs.count ? tabs[index + 1] : text.count
      for position in tab + 1...max(tab + 1, next) {
        points[position] += Double(index + 1) * spacing.leastTab
      }
    }
    self.points = points
  }

  private static func spacingSums(
    text: ScalarText, runs: [TextRun], clusters: ClusterStarts
  ) -> [SpacingCount] {
    var own = Array(repeating: SpacingCount(), count: text.count)
    for run in runs where !run.isTab {
      SpacingCount.forEachCluster(of: run, in: text, clusters: clusters) { own[$0] = $1 }
    }
    var sum = SpacingCount()
    var sums = [sum]
    sums.reserveCapacity(text.count + 1)
    for count in own {
      sum.add(count)
      sums.append(sum)
    }
    return sums
  }

  private static func points(
    units: UnitSums, count: Int, fonts: [ParagraphFont], spacingSums: [SpacingCount],
    spacing: Spacing
  ) -> [Double] {
    (0..<count).map { position in
      var points = spacingSums.isEmpty ? 0 : spacing.width(of: spacingSums[position])
      for (slot, font) in fonts.enumerated() {
        points += Double(units[slot, position]) * font.scale
      }
      return points
    }
  }

  /// Whether a stretch is as wide as the difference of two sums of units: one font, and nothing else.
  var isOneSum: Bool { fonts.count == 1 && tabs.isEmpty && spacing.isEmpty }

  /// The points before a position, tabs as short as can be: near enough to find where lines end.
  func points(before position: Int) -> Double {
    points.isEmpty ? Double(units[0, position]) * fonts[0].scale : points[position]
  }

  /// What a cut at a position changes: nothing at either end.
  @inline(__always)
  func cut(at position: Int) -> Cut {
    position == 0 || position >= cuts.count ? .safe() : cuts[position]
  }

  /// Whether the text can be cut at a position with the same glyphs on both sides as in one piece.
  func isSafe(_ position: Int) -> Bool {
    cut(at: position).isSafe
  }

  /// The units that a line gains by its end at a position: what the pair there would have added.
  func endUnits(at position: Int) -> Int {
    -cut(at: position).pairUnits
  }

  /// The place among `fonts` of a font of the cascade.
  func slot(ofFont index: Int) -> Int? { fonts.firstIndex { $0.index == index } }

  /// The tabs in a range.
  ///
  /// O(log tabs).
  func tabs(in range: Range<Int>) -> ArraySlice<Int> {
    if tabs.isEmpty { return [] }
    return tabs[firstTab(from: range.lowerBound)..<firstTab(from: range.upperBound)]
  }

  /// The index of the first tab at a position or after it.
  private func firstTab(from position: Int) -> Int {
    var (low, high) = (0, tabs.count)
    while low < high {
      let middle = (low + high) / 2
      if tabs[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The units of a font between two positions.
  func units(ofFontAt slot: Int, _ start: Int, _ end: Int) -> Int {
    units[slot, end] - units[slot, start]
  }

  /// The letter and word spaces between two positions.
  func spacing(_ start: Int, _ end: Int) -> SpacingCount {
    guard !spacing.isEmpty else { return SpacingCount() }
    return SpacingCount(
      letters: spacing[end].letters - spacing[start].letters,
      words: spacing[end].words - spacing[start].words)
  }
}
