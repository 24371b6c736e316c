internal import Synchronization

/// The entries of a cache, one after the other in words that never move.
///
/// The words lie in chunks, each twice as large as the one before, which are allocated when they
/// are first needed. Every word is atomic, so that a reader may look at an entry while another is
/// written over it after a clearing; what it reads then is wrong but lies inside.
@safe struct EntryArena: Sendable {
  private static let firstSize = 1 << 11
  private static let mostChunks = 10

  nonisolated(unsafe) private let chunks:
    UnsafeMutablePointer<UnsafeMutablePointer<Atomic<UInt64>>?>

  init() {
    unsafe chunks = .allocate(capacity: Self.mostChunks)
    unsafe chunks.initialize(repeating: nil, count: Self.mostChunks)
  }

  func deallocate() {
    for chunk in 0..<Self.mostChunks { unsafe chunks[chunk]?.deallocate() }
    unsafe chunks.deallocate()
  }

  /// The chunk of a word, the word's place in it, and the chunk's size.
  @inline(__always)
  private static func place(of index: Int) -> (chunk: Int, offset: Int, size: Int) {
    let biased = index + firstSize
    let top = Int.bitWidth - 1 - biased.leadingZeroBitCount
    return (top - firstSize.trailingZeroBitCount, biased - 1 << top, 1 << top)
  }

  /// Where an entry of `length` words after `end` begins, whole in one chunk; nil if all is full.
  static func start(ofEntryAfter end: Int, length: Int) -> Int? {
    let place = place(of: end)
    let start = place.offset + length <= place.size ? end : end + place.size - place.offset
    return Self.place(of: start).chunk < mostChunks ? start : nil
  }

  /// The words from an index to the end of their chunk.
  ///
  /// One must have been written there before.
  @inline(__always)
  func words(from index: Int) -> EntryWords {
    let place = Self.place(of: index)
    guard let chunk = unsafe chunks[place.chunk] else {
      return unsafe EntryWords(first: nil, count: 0)
    }
    return unsafe EntryWords(first: chunk + place.offset, count: place.size - place.offset)
  }

  /// Writes words from an index on.
  ///
  /// Only one task writes at a time.
  func write(_ words: some Sequence<UInt64>, at index: Int) {
    let place = Self.place(of: index)
    let chunk = unsafe chunks[place.chunk] ?? allocate(place.chunk, size: place.size)
    var offset = place.offset
    for word in words {
      unsafe chunk[offset].store(word, ordering: .relaxed)
      offset += 1
    }
  }

  private func allocate(_ index: Int, size: Int) -> UnsafeMutablePointer<Atomic<UInt64>> {
    let chunk = UnsafeMutablePointer<Atomic<UInt64>>.allocate(capacity: size)
    for word in 0..<size { unsafe (chunk + word).initialize(to: Atomic(0)) }
    unsafe chunks[index] = chunk
    return unsafe chunk
  }
}

/// Words of an arena that can be read; 0 past the end.
@safe struct EntryWords {
  private let first: UnsafeMutablePointer<Atomic<UInt64>>?
  private let count: Int

  @inline(__always)
  init(first: UnsafeMutablePointer<Atomic<UInt64>>?, count: Int) {
    unsafe self.first = unsafe first
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> UInt64 {
    guard index < count, let first = unsafe first else { return 0 }
    return unsafe first[index].load(ordering: .relaxed)
  }
}
