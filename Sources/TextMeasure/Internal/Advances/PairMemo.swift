internal import Synchronization

/// What is known of pairs of glyphs: an open-addressing table of words, a pair and its entry in each.
///
/// Plain pointers, so that it counts no references; its owner frees it. Reading takes no lock. It doubles up to 65,536 words, 512 KB, and as much again in tables that
/// readers may still look into; further pairs are not kept. Writing takes one.
@safe struct PairMemo: Sendable {
  private typealias Words = UnsafeMutablePointer<Atomic<UInt64>>

  nonisolated(unsafe) private let tables: UnsafeMutablePointer<Words>
  nonisolated(unsafe) private let counts: UnsafeMutablePointer<Counts>

  private struct Counts: ~Copyable {
    let tables = Atomic<Int>(1)
    let pairs = Mutex(0)
  }

  private static let firstBits = 12
  private static let mostTables = 5

  init() {
    unsafe tables = .allocate(capacity: Self.mostTables)
    unsafe tables.initialize(to: PairMemo.table(bits: Self.firstBits))
    unsafe counts = .allocate(capacity: 1)
    unsafe counts.initialize(to: Counts())
  }

  func deallocate() {
    for index in 0..<tableCount { unsafe tables[index].deallocate() }
    unsafe tables.deallocate()
    unsafe counts.deinitialize(count: 1)
    unsafe counts.deallocate()
  }

  @inline(__always)
  private var tableCount: Int { unsafe counts.pointee.tables.load(ordering: .acquiring) }

  private static func table(bits: Int) -> Words {
    let words = Words.allocate(capacity: 1 << bits)
    for index in 0..<1 << bits { unsafe (words + index).initialize(to: Atomic(0)) }
    return unsafe words
  }

  /// The entry of a pair, nil if it is not kept.
  @inline(__always)
  func entry(_ pair: GlyphPair) -> PairEntry? {
    let last = tableCount - 1
    let words = unsafe tables[last]
    let mask = 1 << (Self.firstBits + last) - 1
    var index = pair.hash & mask
    while true {
      let word = unsafe words[index].load(ordering: .relaxed)
      if word >> 32 == UInt64(pair.bits) {
        return PairEntry(bits: Int32(truncatingIfNeeded: word))
      }
      if word == 0 { return nil }
      index = (index + 1) & mask
    }
  }

  /// Keeps a pair; false if there is no room.
  func insert(_ pair: GlyphPair, _ entry: PairEntry) -> Bool {
    unsafe counts.pointee.pairs.withLock { count in
      if self.entry(pair) != nil { return true }
      var last = tableCount - 1
      if count >= (3 << (Self.firstBits + last)) / 4 {
        guard last + 1 < Self.mostTables else { return false }
        grow(from: last)
        last += 1
      }
      unsafe PairMemo.put(
        UInt64(pair.bits) << 32 | UInt64(UInt32(bitPattern: entry.bits)), into: tables[last],
        bits: Self.firstBits + last)
      count += 1
      return true
    }
  }

  private func grow(from last: Int) {
    let bits = Self.firstBits + last
    let larger = unsafe PairMemo.table(bits: bits + 1)
    for index in 0..<1 << bits {
      let word = unsafe tables[last][index].load(ordering: .relaxed)
      if word != 0 { unsafe PairMemo.put(word, into: larger, bits: bits + 1) }
    }
    unsafe (tables + last + 1).initialize(to: larger)
    unsafe counts.pointee.tables.store(last + 2, ordering: .releasing)
  }

  private static func put(_ word: UInt64, into words: Words, bits: Int) {
    let mask = 1 << bits - 1
    var index = GlyphPair(bits: UInt32(word >> 32)).hash & mask
    while unsafe words[index].load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
    unsafe words[index].store(word, ordering: .relaxed)
  }
}

/// Two glyphs side by side.
struct GlyphPair: Hashable {
  let bits: UInt32

  init(bits: UInt32) {
    self.bits = bits
  }

  @inline(__always)
  init(_ first: Int, _ second: Int) {
    bits = UInt32(truncatingIfNeeded: first) << 16 | UInt32(truncatingIfNeeded: second)
  }

  var first: Int { Int(bits >> 16) }
  var second: Int { Int(bits & 0xFFFF) }

  @inline(__always)
  var hash: Int { Int((UInt64(bits) &* 0x9E37_79B9_7F4A_7C15) >> 40) }
}

/// Two scalars side by side, and their glyphs.
struct ScalarPair {
  let scalars: (UInt32, UInt32)
  let glyphs: GlyphPair
  /// The advances of both by themselves.
  let units: Int

  init(_ first: KnownScalar, _ second: KnownScalar) {
    scalars = (first.scalar, second.scalar)
    glyphs = GlyphPair(first.entry.glyph, second.entry.glyph)
    units = first.entry.advance + second.entry.advance
  }
}

/// What a pair adds, and whether rules could match around it.
struct PairEntry: Equatable {
  let bits: Int32

  init(bits: Int32) {
    self.bits = bits
  }

  /// Units that an entry or a word can hold.
  static let range = -(1 << 28)...(1 << 28)

  init(units: Int, isSuspect: Bool = false) {
    bits = Int32(truncatingIfNeeded: units) << 1 | (isSuspect ? 1 : 0)
  }

  static let empty = PairEntry(bits: 0)

  var units: Int { Int(bits >> 1) }
  var isSuspect: Bool { bits & 1 != 0 }
}
