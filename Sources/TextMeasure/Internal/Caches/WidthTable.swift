internal import Synchronization

/// A hash table of texts and their advances in two blocks of 64-bit words.
///
/// A slot holds the upper half of a text's hash and where its entry lies. An entry is a header, its
/// values and the text. Every word is atomic: a writer, one at a time, writes an entry and then
/// publishes it in a slot, and readers take no lock. Nothing is removed but all at once.
@safe struct WidthTable: Sendable {
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<Atomic<UInt64>>
  nonisolated(unsafe) private let words: UnsafeMutablePointer<Atomic<UInt64>>
  let slotCount: Int

  /// Six words for each slot, three quarters of which may be used: eight for an entry.
  var wordCapacity: Int { slotCount * 6 }

  /// An empty table of a power of two slots, to be deallocated by its owner.
  init(slotCount: Int) {
    self.slotCount = slotCount
    unsafe slots = unsafe WidthTable.zeros(slotCount)
    unsafe words = unsafe WidthTable.zeros(slotCount * 6)
  }

  func deallocate() {
    unsafe slots.deallocate()
    unsafe words.deallocate()
  }

  private static func zeros(_ count: Int) -> UnsafeMutablePointer<Atomic<UInt64>> {
    let words = UnsafeMutablePointer<Atomic<UInt64>>.allocate(capacity: count)
    for index in 0..<count { unsafe (words + index).initialize(to: Atomic(0)) }
    return unsafe words
  }

  /// Where the entry of a text begins, nil if there is none.
  ///
  /// While the table is being cleared the answer may be wrong, but nothing outside is read.
  @inline(__always)
  func find(_ key: CacheKey) -> Int? {
    let tag = key.hash >> 32
    var slot = Int(tag) & (slotCount - 1)
    while true {
      let content = unsafe slots[slot].load(ordering: .acquiring)
      if content == 0 { return nil }
      let entry = Int(content & 0xFFFF_FFFF)
      if content >> 32 == tag, matches(key, at: entry) { return entry }
      slot = (slot + 1) & (slotCount - 1)
    }
  }

  @inline(__always)
  private func matches(_ key: CacheKey, at entry: Int) -> Bool {
    let header = self.header(at: entry)
    guard header.byteCount == key.byteCount else { return false }
    let text = entry + 1 + header.valueCount
    for index in 0..<key.wordCount where word(text + index) != key.word(index) { return false }
    return true
  }

  @inline(__always)
  func header(at entry: Int) -> EntryHeader { EntryHeader(bits: word(entry)) }

  /// A word of an entry, 0 past the end of the table.
  @inline(__always)
  func word(_ index: Int) -> UInt64 {
    index < wordCapacity ? unsafe words[index].load(ordering: .relaxed) : 0
  }

  /// Writes an entry, for which there must be room, at the end of those before it and publishes it.
  func write(_ key: CacheKey, _ header: EntryHeader, _ values: [UInt64], at entry: Int) {
    unsafe words[entry].store(header.bits, ordering: .relaxed)
    var next = entry + 1
    for value in values {
      unsafe words[next].store(value, ordering: .relaxed)
      next += 1
    }
    for index in 0..<key.wordCount {
      unsafe words[next + index].store(key.word(index), ordering: .relaxed)
    }
    publish(key.hash & ~0xFFFF_FFFF | UInt64(entry))
  }

  private func publish(_ content: UInt64) {
    var slot = Int(content >> 32) & (slotCount - 1)
    while unsafe slots[slot].load(ordering: .relaxed) != 0 { slot = (slot + 1) & (slotCount - 1) }
    unsafe slots[slot].store(content, ordering: .releasing)
  }

  /// Fills an empty table with the entries of a smaller one, whose words end at `usedWords`.
  func copy(_ other: WidthTable, usedWords: Int) {
    for index in 0..<usedWords { unsafe words[index].store(other.word(index), ordering: .relaxed) }
    for slot in 0..<other.slotCount {
      let content = unsafe other.slots[slot].load(ordering: .relaxed)
      if content != 0 { publish(content) }
    }
  }

  /// Forgets all entries.
  func clear() {
    for slot in 0..<slotCount { unsafe slots[slot].store(0, ordering: .releasing) }
  }
}

/// The first word of an entry.
struct EntryHeader {
  let bits: UInt64

  init(bits: UInt64) {
    self.bits = bits
  }

  /// The most that fits in the fields.
  static let mostValues = 0xFF
  static let mostMissing = 0xFFFF

  init(byteCount: Int, valueCount: Int, missing: Int) {
    bits = UInt64(byteCount) << 32 | UInt64(missing) << 8 | UInt64(valueCount)
  }

  var byteCount: Int { Int(bits >> 32) }
  var missing: Int { Int(bits >> 8 & 0xFFFF) }
  var valueCount: Int { Int(bits & 0xFF) }
}
