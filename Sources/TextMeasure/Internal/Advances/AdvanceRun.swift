/// A run as entries of an `AdvanceTable`, in storage that is used again.
struct AdvanceRun {
  struct Item {
    let scalar: UInt32
    private let units: Int32
    /// The pair that ends at the glyph; one that nothing is known to begin has an empty entry.
    let pair: PairEntry
    private let id: UInt16

    @inline(__always)
    init(_ known: KnownScalar, pair: PairEntry) {
      scalar = known.scalar
      id = UInt16(truncatingIfNeeded: known.entry.glyph)
      units = Int32(truncatingIfNeeded: known.entry.advance)
      self.pair = pair
    }

    /// A glyph that brings `units` with it, its advance and what a pair adds that no rule has to do
    /// with.
    @inline(__always)
    init(_ known: KnownScalar, units: Int) {
      self.init(known, pair: PairEntry(units: units - known.entry.advance))
    }

    var glyph: Int { Int(id) }
    var advance: Int { Int(units) }
  }

  private(set) var items: [Item] = []
  /// The advance of all; as if no rule matched, but for stretches that were put in.
  private(set) var units = 0
  /// Whether a rule could match around a pair.
  private(set) var isSuspect = false
  /// The stretches that rules change, as far as any could reach: ascending, none in another.
  var stretches: [Range<Int>] = []
  /// Those stretches shaped, which `units` holds.
  private(set) var shapedStretches: [ShapedStretch] = []

  var count: Int { items.count }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    units = 0
    guard isSuspect else { return }
    isSuspect = false
    stretches.removeAll(keepingCapacity: true)
    shapedStretches.removeAll(keepingCapacity: true)
  }

  /// Adds as many glyphs as `body` appends, `most` at most; what it returns is returned.
  @inline(__always)
  mutating func append(most: Int, _ body: (inout OutputSpan<Item>) -> Bool) -> Bool {
    let start = items.count
    var isWhole = false
    items.append(addingCapacity: most) { isWhole = body(&$0) }
    for item in items[start...] {
      units += item.advance + item.pair.units
      isSuspect = isSuspect || item.pair.isSuspect
    }
    return isWhole
  }

  /// The scalars of a part.
  func scalars(_ range: Range<Int>) -> [UInt32] {
    items[range].map(\.scalar)
  }

  /// Whether a glyph is in a stretch, so that it may have become another.
  ///
  /// O(log stretches).
  func mayHaveChanged(_ index: Int) -> Bool {
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].upperBound > index { high = middle } else { low = middle + 1 }
    }
    return low < stretches.count && stretches[low].contains(index)
  }

  /// The glyphs at `index` and behind it.
  func pair(at index: Int) -> GlyphPair {
    GlyphPair(items[index].glyph, items[index + 1].glyph)
  }

  /// Puts a shaped stretch in the place of its glyphs.
  mutating func put(_ stretch: ShapedStretch) {
    let range = stretch.range
    units += stretch.before + stretch.shape.units + stretch.after
    for index in range { units -= items[index].advance + items[index].pair.units }
    if range.upperBound < count { units -= items[range.upperBound].pair.units }
    shapedStretches.append(stretch)
  }
}

/// A stretch of a run as HarfBuzz shapes it by itself, and what the pairs at its ends add.
struct ShapedStretch {
  let range: Range<Int>
  let shape: StretchShape
  var before = 0
  var after = 0
}

/// A stretch of a run as HarfBuzz shapes it by itself, scalar by scalar.
final class StretchShape: Sendable {
  let units: Int
  /// The advance of the cluster that begins at each scalar.
  let advances: [Int32]
  /// Before which scalars it cannot be cut.
  let isUnsafe: [Bool]
  let firstGlyph: Int
  let lastGlyph: Int
  /// The scalar at which the cluster of the last glyph begins.
  let lastCluster: Int

  init(_ shaped: ShapedGlyphs, count: Int) {
    var advances = [Int32](repeating: 0, count: count)
    // Inside a cluster is unsafe; where clusters begin, their glyphs tell.
    var isUnsafe = [Bool](repeating: true, count: count)
    for index in 0..<shaped.count {
      let glyph = shaped[index]
      advances[Int(glyph.cluster)] += glyph.advance
      isUnsafe[Int(glyph.cluster)] = glyph.isUnsafeToBreak
    }
    units = shaped.advance.units
    self.advances = advances
    self.isUnsafe = isUnsafe
    let last = shaped.count - 1
    firstGlyph = last < 0 ? 0 : Int(shaped[0].id)
    lastGlyph = last < 0 ? 0 : Int(shaped[last].id)
    lastCluster = last < 0 ? 0 : shaped.cluster(at: last)
  }
}
