internal import Synchronization

/// Remembers the advances of whole lines in font units, so that one entry serves every size.
///
/// It grows to 229,376 entries or 16 MB of them, with 4 MB for the table, and then forgets all and
/// begins anew. Reading takes no lock and allocates nothing: a reader that looks in while all is
/// being forgotten notices by the epoch. An answer is the same with and without it (M14): the key is
/// the whole text, and all else that shaping reads belongs to the cache's owner.
@safe final class WidthCache: Sendable {
  /// Longer texts are not kept.
  static let mostBytes = 1024
  private static let firstSlots = 1 << 8
  private static let mostTables = 11

  private let seed = UInt64.random(in: .min ... .max)
  /// Counts the times that all was forgotten.
  private let epoch = Atomic<UInt>(0)
  private let arena = EntryArena()
  /// Every table so far, each twice the one before: a reader may still look into an old one.
  nonisolated(unsafe) private let tables: UnsafeMutablePointer<SlotTable>
  /// How many there are.
  ///
  /// The last is the one in use; it is written before it is counted.
  private let tableCount = Atomic<Int>(0)
  private let writer = Mutex(Writer())

  /// What writers share.
  private struct Writer: Sendable {
    var entries = 0
    /// Where the last entry ends.
    ///
    /// No entry begins at 0.
    var end = 1
    /// The words of the entry in hand.
    var words: [UInt64] = []

    /// Puts an entry's words together; false if a number does not fit in its field.
    mutating func compose(
      _ key: CacheKey, _ advance: LineAdvance, missing: Int, addsSpace: Bool
    ) -> Bool {
      words.removeAll(keepingCapacity: true)
      let valueCount = advance.entries.count + (addsSpace ? 1 : 0)
      guard
        let header = EntryHeader(
          byteCount: key.byteCount, valueCount: valueCount, missing: missing)
      else { return false }
      words.append(header.bits)
      if addsSpace { words.append(advance.spacing.bits) }
      for entry in advance.entries {
        guard let packed = FontAdvance(units: entry.units, font: entry.font) else { return false }
        words.append(packed.bits)
      }
      for index in 0..<key.wordCount { words.append(key.word(index)) }
      return true
    }
  }

  init() {
    unsafe tables = .allocate(capacity: Self.mostTables)
  }

  deinit {
    for index in 0..<tableCount.load(ordering: .acquiring) { unsafe tables[index].deallocate() }
    unsafe tables.deallocate()
    arena.deallocate()
  }

  /// The table in use, nil before the first entry.
  @inline(__always)
  private var table: SlotTable? {
    let count = tableCount.load(ordering: .acquiring)
    return count == 0 ? nil : unsafe tables[count - 1]
  }

  @inline(__always)
  func key(_ utf8: UnsafeBufferPointer<UInt8>) -> CacheKey {
    unsafe CacheKey(utf8, seed: seed)
  }

  /// The width of a text and how many of its clusters have no glyph, nil if it is not kept.
  @inline(__always)
  func width(
    of key: CacheKey, spacing: Spacing, unitsPerEm: (_ font: Int) -> Double
  ) -> MeasuredWidth? {
    let before = epoch.load(ordering: .acquiring)
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
      width += spacing.points(advance.units, unitsPerEm: unitsPerEm(advance.font))
      index += 1
    }
    atomicMemoryFence(ordering: .acquiring)
    guard epoch.load(ordering: .relaxed) == before else { return nil }
    return MeasuredWidth(width: width + counted, missing: header.missing)
  }

  @inline(__always)
  private func find(_ key: CacheKey) -> Int? {
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

extension WidthCache {
  /// Keeps what was measured, unless it does not fit in an entry or is there already.
  func insert(_ key: CacheKey, _ advance: LineAdvance, missing: Int, spacing: Spacing) {
    writer.withLock { writer in
      guard find(key) == nil,
        writer.compose(key, advance, missing: missing, addsSpace: spacing.addsSpace)
      else { return }
      let length = writer.words.count
      let (start, table) = room(for: length, &writer)
      arena.write(writer.words, at: start)
      table.insert(key.hash, entry: start)
      writer.end = start + length
      writer.entries += 1
    }
  }

  /// Where an entry goes, and the table for it: grown, or cleared if all is full.
  private func room(for length: Int, _ writer: inout Writer) -> (start: Int, table: SlotTable) {
    let count = tableCount.load(ordering: .relaxed)
    guard let table else { return (writer.end, add(SlotTable(count: Self.firstSlots), at: 0)) }
    let isCrowded = writer.entries >= table.count / 8 * 7
    let start = EntryArena.start(ofEntryAfter: writer.end, length: length)
    if let start, !isCrowded { return (start, table) }
    if let start, count < Self.mostTables {
      let larger = SlotTable(count: table.count * 2)
      larger.insertAll(of: table)
      return (start, add(larger, at: count))
    }
    table.clear()
    epoch.add(1, ordering: .acquiringAndReleasing)
    // Pairs with the readers' fence: who reads a word written from now on sees the new epoch.
    atomicMemoryFence(ordering: .releasing)
    writer.entries = 0
    writer.end = 1
    return (writer.end, table)
  }

  private func add(_ table: SlotTable, at index: Int) -> SlotTable {
    unsafe (tables + index).initialize(to: table)
    tableCount.store(index + 1, ordering: .releasing)
    return table
  }
}

/// The width of a text in points, and how many of its grapheme clusters have no glyph.
struct MeasuredWidth {
  var width = 0.0
  var missing = 0
}
