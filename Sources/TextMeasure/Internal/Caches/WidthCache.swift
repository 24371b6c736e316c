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

  /// What looks widths up, for as long as this object lives.
  let reader = WidthReader()
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
      let valueCount = advance.count + (addsSpace ? 1 : 0)
      guard
        let header = EntryHeader(
          byteCount: key.byteCount, valueCount: valueCount, missing: missing)
      else { return false }
      words.append(header.bits)
      if addsSpace { words.append(advance.spacing.bits) }
      var fits = true
      advance.forEach { entry in
        let packed = FontAdvance(units: entry.units, font: entry.font)
        fits = fits && packed != nil
        words.append(packed?.bits ?? 0)
      }
      for index in 0..<key.wordCount { words.append(key.word(index)) }
      return fits
    }
  }

  deinit {
    reader.deallocate()
  }
}

extension WidthCache {
  /// Keeps what was measured, unless it does not fit in an entry or is there already.
  func insert(_ key: CacheKey, _ advance: LineAdvance, missing: Int, spacing: Spacing) {
    writer.withLock { writer in
      guard reader.find(key) == nil,
        writer.compose(key, advance, missing: missing, addsSpace: spacing.addsSpace)
      else { return }
      let length = writer.words.count
      let (start, table) = room(for: length, &writer)
      reader.arena.write(writer.words, at: start)
      table.insert(key.hash, entry: start)
      writer.end = start + length
      writer.entries += 1
    }
  }

  /// Where an entry goes, and the table for it: grown, or cleared if all is full.
  private func room(for length: Int, _ writer: inout Writer) -> (start: Int, table: SlotTable) {
    let count = unsafe reader.tableCount.pointee.load(ordering: .relaxed)
    guard let table = reader.table else {
      return (writer.end, add(SlotTable(count: Self.firstSlots), at: 0))
    }
    let isCrowded = writer.entries >= table.count / 8 * 7
    let start = EntryArena.start(ofEntryAfter: writer.end, length: length)
    if let start, !isCrowded { return (start, table) }
    if let start, count < WidthReader.mostTables {
      let larger = SlotTable(count: table.count * 2)
      larger.insertAll(of: table)
      return (start, add(larger, at: count))
    }
    table.clear()
    unsafe reader.epoch.pointee.add(1, ordering: .acquiringAndReleasing)
    // Pairs with the readers' fence: who reads a word written from now on sees the new epoch.
    atomicMemoryFence(ordering: .releasing)
    writer.entries = 0
    writer.end = 1
    return (writer.end, table)
  }

  private func add(_ table: SlotTable, at index: Int) -> SlotTable {
    unsafe (reader.tables + index).initialize(to: table)
    unsafe reader.tableCount.pointee.store(index + 1, ordering: .releasing)
    return table
  }
}
