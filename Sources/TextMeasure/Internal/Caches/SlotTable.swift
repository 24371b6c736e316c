internal import Synchronization

/// A hash table of entries by the upper half of their key's hash, with linear probing.
///
/// A slot holds that half and the entry's index, which is never 0. Slots are atomic: an entry is
/// written before its slot, and readers take no lock.
@safe struct SlotTable: Sendable {
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<Atomic<UInt64>>
  let count: Int

  /// An empty table of a power of two slots, to be deallocated by its owner.
  init(count: Int) {
    self.count = count
    unsafe slots = .allocate(capacity: count)
    for index in 0..<count { unsafe (slots + index).initialize(to: Atomic(0)) }
  }

  func deallocate() {
    unsafe slots.deallocate()
  }

  /// The first entry of a hash for which `matches` says yes.
  @inline(__always)
  func find(_ hash: UInt64, _ matches: (_ entry: Int) -> Bool) -> Int? {
    let tag = hash >> 32
    var slot = Int(tag) & (count - 1)
    while true {
      let content = unsafe slots[slot].load(ordering: .acquiring)
      if content == 0 { return nil }
      let entry = Int(content & 0xFFFF_FFFF)
      if content >> 32 == tag, matches(entry) { return entry }
      slot = (slot + 1) & (count - 1)
    }
  }

  /// Publishes an entry.
  ///
  /// There must be a free slot, and only one task writes at a time.
  func insert(_ hash: UInt64, entry: Int) {
    insert(hash & ~0xFFFF_FFFF | UInt64(entry))
  }

  private func insert(_ content: UInt64) {
    var slot = Int(content >> 32) & (count - 1)
    while unsafe slots[slot].load(ordering: .relaxed) != 0 { slot = (slot + 1) & (count - 1) }
    unsafe slots[slot].store(content, ordering: .releasing)
  }

  /// Takes over all that another table holds.
  func insertAll(of other: SlotTable) {
    for slot in 0..<other.count {
      let content = unsafe other.slots[slot].load(ordering: .relaxed)
      if content != 0 { insert(content) }
    }
  }

  /// Forgets everything.
  func clear() {
    for slot in 0..<count { unsafe slots[slot].store(0, ordering: .releasing) }
  }
}
