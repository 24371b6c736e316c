internal import Synchronization

/// Remembers the advances of whole lines in font units, so that one entry serves every size.
///
/// It grows by four up to 262,144 slots, of which three quarters are used, 20 MB with the tables it
/// outgrew, and then forgets all and begins anew. Reading takes no lock and allocates nothing: a reader that looks
/// into a table while it is cleared notices by the epoch. An answer is the same with and without it
/// (M14): the key is the whole text, and all else that shaping reads belongs to the cache's owner.
@safe final class WidthCache: Sendable {
  /// Longer texts are not kept.
  static let mostBytes = 1024
  private static let firstSlots = 1 << 8

  private static let mostTables = 6

  private let seed = UInt64.random(in: .min ... .max)
  /// Counts the times that a table was cleared.
  private let epoch = Atomic<UInt>(0)
  /// Every table made so far, each four times the one before; a reader may look into an old one.
  nonisolated(unsafe) private let tables: UnsafeMutablePointer<WidthTable>
  /// How many there are.
  ///
  /// The last is the one in use; it is written before it is counted.
  private let tableCount = Atomic<Int>(0)
  private let writer = Mutex(Writer())

  /// What writers share about the table in use.
  private struct Writer: Sendable {
    var usedSlots = 0
    /// The first word is never used, so that no slot's content is 0.
    var usedWords = 1
  }

  init() {
    unsafe tables = UnsafeMutablePointer<WidthTable>.allocate(capacity: Self.mostTables)
  }

  deinit {
    for index in 0..<tableCount.load(ordering: .acquiring) { unsafe tables[index].deallocate() }
    unsafe tables.deallocate()
  }

  /// The table in use, nil before the first entry.
  @inline(__always)
  private var current: WidthTable? {
    let count = tableCount.load(ordering: .acquiring)
    return count == 0 ? nil : unsafe tables[count - 1]
  }

  func key(_ utf8: UnsafeBufferPointer<UInt8>) -> CacheKey {
    unsafe CacheKey(utf8, seed: seed)
  }

  /// The width of a text and how many of its clusters have no glyph, nil if it is not kept.
  @inline(__always)
  func width(of key: CacheKey, spacing: Spacing, cascade: FontCascade) -> MeasuredWidth? {
    let before = epoch.load(ordering: .acquiring)
    guard let table = current, let entry = table.find(key) else { return nil }
    let header = table.header(at: entry)
    let end = entry + 1 + header.valueCount
    var index = entry + 1
    // The owner adds space to all its texts or to none, so it is known what the first value is.
    let counted = spacing.addsSpace ? spacing.width(of: SpacingCount(bits: table.word(index))) : 0
    if spacing.addsSpace { index += 1 }
    var width = 0.0
    while index < end {
      let advance = FontAdvance(bits: table.word(index))
      width += spacing.points(advance.units, font: advance.font, in: cascade)
      index += 1
    }
    atomicMemoryFence(ordering: .acquiring)
    guard epoch.load(ordering: .relaxed) == before else { return nil }
    return MeasuredWidth(width: width + counted, missing: header.missing)
  }

  /// Keeps what was measured, unless it does not fit in an entry or is there already.
  func insert(_ key: CacheKey, _ advance: LineAdvance, missing: Int, spacing: Spacing) {
    var values = spacing.addsSpace ? [advance.spacing.bits] : []
    for entry in advance.entries {
      guard let packed = FontAdvance(units: entry.units, font: entry.font) else { return }
      values.append(packed.bits)
    }
    guard values.count <= EntryHeader.mostValues, missing <= EntryHeader.mostMissing else { return }
    let header = EntryHeader(byteCount: key.byteCount, valueCount: values.count, missing: missing)
    let length = 1 + values.count + key.wordCount
    writer.withLock { writer in
      let table = room(for: length, &writer)
      guard table.find(key) == nil else { return }
      table.write(key, header, values, at: writer.usedWords)
      writer.usedWords += length
      writer.usedSlots += 1
    }
  }

  /// The current table with room for an entry: grown, or cleared if it cannot grow.
  private func room(for length: Int, _ writer: inout Writer) -> WidthTable {
    let count = tableCount.load(ordering: .relaxed)
    guard let last = current else { return add(WidthTable(slotCount: Self.firstSlots), at: 0) }
    let hasRoom =
      writer.usedWords + length <= last.wordCapacity && writer.usedSlots < last.slotCount / 4 * 3
    if hasRoom { return last }
    if count < Self.mostTables {
      let larger = WidthTable(slotCount: last.slotCount * 4)
      larger.copy(last, usedWords: writer.usedWords)
      return add(larger, at: count)
    }
    last.clear()
    epoch.add(1, ordering: .acquiringAndReleasing)
    writer = Writer()
    return last
  }

  private func add(_ table: WidthTable, at index: Int) -> WidthTable {
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

/// Units of one font in one word: 16 bits for the font's index, 48 for the units.
struct FontAdvance {
  let bits: UInt64

  init(bits: UInt64) {
    self.bits = bits
  }

  /// nil if a number is too large.
  init?(units: Int, font: Int) {
    guard font < 1 << 16, abs(units) < 1 << 47 else { return nil }
    bits = UInt64(font) << 48 | UInt64(bitPattern: Int64(units)) & (1 << 48 - 1)
  }

  var font: Int { Int(bits >> 48) }
  var units: Int { Int(Int64(bitPattern: bits << 16) >> 16) }
}

extension SpacingCount {
  /// The counts in the halves of a word.
  init(bits: UInt64) {
    self.init(letters: Int(bits >> 32), words: Int(bits & 0xFFFF_FFFF))
  }

  var bits: UInt64 { UInt64(letters) << 32 | UInt64(words) }
}
