internal import Synchronization

/// What looking up a width reads: plain pointers, so that a look-up counts no references.
///
/// The `WidthCache` that made it owns what they point to.
@safe struct WidthReader: Sendable {
  static let mostTables = 11

  let arena = EntryArena()
  private let seed = UInt64.random(in: .min ... .max)
  /// Every table so far, each twice the one before: a reader may still look into an old one.
  nonisolated(unsafe) let tables: UnsafeMutablePointer<SlotTable>
  /// How many there are.
  ///
  /// The last is the one in use; it is written before it is counted.
  nonisolated(unsafe) let tableCount: UnsafeMutablePointer<Atomic<Int>>
  /// Counts the times that all was forgotten.
  nonisolated(unsafe) let epoch: UnsafeMutablePointer<Atomic<Int>>

  init() {
    unsafe tables = .allocate(capacity: Self.mostTables)
    unsafe tableCount = .allocate(capacity: 1)
    unsafe tableCount.initialize(to: Atomic(0))
    unsafe epoch = .allocate(capacity: 1)
    unsafe epoch.initialize(to: Atomic(0))
  }

  func deallocate() {
    for index in 0..<(unsafe tableCount.pointee.load(ordering: .acquiring)) {
      unsafe tables[index].deallocate()
    }
    unsafe tables.deallocate()
    unsafe tableCount.deallocate()
    unsafe epoch.deallocate()
    arena.deallocate()
  }

  /// The table in use, nil before the first entry.
  @inline(__always)
  var table: SlotTable? {
    let count = unsafe tableCount.pointee.load(ordering: .acquiring)
    return count == 0 ? nil : unsafe tables[count - 1]
  }

  @inline(__always)
  func key(_ utf8: UnsafeBufferPointer<UInt8>) -> CacheKey {
    unsafe CacheKey(utf8, seed: seed)
  }

  /// The width of a text and how many of its clusters have no glyph, nil if it is not kept.
  ///
  /// The context is asked for the units of fallback fonts only.
  @inline(__always)
  func width(
    of key: CacheKey, spacing: Spacing, in context: ShapingContext
  ) -> MeasuredWidth? {
    let before = unsafe epoch.pointee.load(ordering: .acquiring)
    guard let entry = find(key) else { return nil }
    let words = arena.words(from: entry)
    let header = EntryHeader(bits: words[0])
    var index = 1
    var counted = 0.0
    // The owner adds space to all its texts or to none, so it is known what the first value is.
    if spacing.addsSpace {
      counted = spacing.width(of: SpacingCount(bits: words[index]))
      index += 1
    }
    var width = 0.0
    while index <= header.valueCount {
      let advance = FontAdvance(bits: words[index])
      let unitsPerEm =
        advance.font == 0
        ? spacing.primaryUnitsPerEm : context.cascade.unitsPerEm(ofFontAt: advance.font)
      width += spacing.points(advance.units, unitsPerEm: unitsPerEm)
      index += 1
    }
    atomicMemoryFence(ordering: .acquiring)
    guard unsafe epoch.pointee.load(ordering: .relaxed) == before else { return nil }
    return MeasuredWidth(width: max(0, width + counted), missing: header.missing)
  }

  @inline(__always)
  func find(_ key: CacheKey) -> Int? {
    table?.find(key.hash) { entry in
      let words = arena.words(from: entry)
      let header = EntryHeader(bits: words[0])
      guard header.byteCount == key.byteCount else { return false }
      let text = 1 + header.valueCount
      for index in 0..<key.wordCount where words[text + index] != key.word(index) { return false }
      return true
    }
  }
}

/// The width of a text in points, and how many of its grapheme clusters have no glyph.
struct MeasuredWidth {
  var width = 0.0
  var missing = 0
}
