/// A run as entries of an `AdvanceTable`, in storage that is used again.
struct AdvanceRun {
  struct Item {
    let glyph: Int
    let advance: Int
    /// The pair that ends at the glyph; one that nothing is known to begin has an empty entry.
    let pair: PairEntry
  }

  private(set) var items: [Item] = []
  /// The advance of all as if no rule matched.
  private(set) var units = 0
  /// Whether a rule could match around a pair.
  private(set) var isSuspect = false
  /// The stretches that rules change, as far as any could reach.
  var stretches: [Range<Int>] = []
  /// Those stretches shaped, each with one glyph more on either side, which no rule reaches.
  var shapedStretches: [(range: Range<Int>, shape: StretchShape)] = []

  var count: Int { items.count }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    stretches.removeAll(keepingCapacity: true)
    shapedStretches.removeAll(keepingCapacity: true)
    units = 0
    isSuspect = false
  }

  /// Whether a glyph is in a stretch, so that it may have become another.
  func mayHaveChanged(_ index: Int) -> Bool {
    stretches.contains { $0.contains(index) }
  }

  mutating func append(_ entry: ScalarEntry, pair: PairEntry) {
    items.append(Item(glyph: entry.glyph, advance: entry.advance, pair: pair))
    units += entry.advance + pair.units
    isSuspect = isSuspect || pair.isSuspect
  }

  /// The advance of a part as if no rule matched.
  func units(_ range: Range<Int>) -> Int {
    var units = 0
    for index in range {
      units += items[index].advance
      if index > range.lowerBound { units += items[index].pair.units }
    }
    return units
  }
}

/// A stretch of a run as HarfBuzz shapes it by itself, scalar by scalar.
struct StretchShape: Sendable {
  let units: Int
  /// The advance of the cluster that begins at each scalar.
  let advances: [Int32]
  /// Before which scalars it cannot be cut.
  let isUnsafe: [Bool]
}
