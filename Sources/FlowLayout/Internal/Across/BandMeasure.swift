/// The measures of items across their lines (F3).
struct BandMeasure {
  private let items: MeasuredItems
  private let rules: Rules

  /// Whether all items stand across their lines in the same way.
  let areAlike: Bool

  init(_ items: MeasuredItems, rules: Rules) {
    self.items = items
    self.rules = rules
    if let depth = items.crosses.shared, items.baselines.shared != nil {
      areAlike = items.alignments.isEmpty && depth >= rules.separators.item?.cross ?? 0
    } else {
      areAlike = false
    }
  }

  /// A line as deep as its items ask for, at no place yet.
  func band(of range: Range<Int>) -> Band {
    let separator = range.count > 1 ? rules.separators.item : nil
    var deepest = separator?.cross ?? 0
    var ascent = -Double.infinity
    var descent = -Double.infinity
    for index in range {
      deepest = max(deepest, items.crosses[index])
      guard alignment(of: index) == .baseline else { continue }
      ascent = max(ascent, self.ascent(of: index))
      descent = max(descent, items.crosses[index] - self.ascent(of: index))
    }
    guard ascent > -.infinity else { return Band(start: 0, depth: deepest, ascent: .infinity) }
    return Band(start: 0, depth: max(deepest, ascent + descent), ascent: ascent)
  }

  /// The distance of an item from the start of its line, and its extent.
  func place(_ index: Int, in band: Band) -> (offset: Double, extent: Double) {
    let extent = items.crosses[index]
    return switch alignment(of: index) {
    case .top: (0, extent)
    case .center: ((band.depth - extent) / 2, extent)
    case .bottom: (band.depth - extent, extent)
    case .baseline: (band.ascent - ascent(of: index), extent)
    case .stretch: (0, band.depth)
    }
  }

  private func alignment(of index: Int) -> FlowAlignment {
    items.alignments.isEmpty ? rules.alignment : rules.alignment(items.alignments[index])
  }

  private func ascent(of index: Int) -> Double {
    items.baselines[index] < .infinity ? items.baselines[index] : items.crosses[index]
  }
}
