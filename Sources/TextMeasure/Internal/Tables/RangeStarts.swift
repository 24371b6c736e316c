/// Where ranges of scalars begin, so that the one that could hold a scalar is found without a search:
/// a bit for each scalar, and for each word of bits how many ranges begin before it.
///
/// A look-up reads two numbers. A search in halves among a large font's thousands of ranges reads a
/// dozen, most of them from memory that is in no cache, and the processor guesses half of its turns
/// wrong.
///
/// 41 KB at most, and 10 KB for a font whose last range is in plane 0.
struct RangeStarts: Sendable {
  /// 64 scalars each, up to the last at which a range begins; one word more is for all behind.
  private let words: [UInt64]
  private let counts: [UInt16]
  /// Where scalars begin of which nothing is told.
  private let end: UInt32

  /// The scalars that are told of, planes 0 to 3.
  ///
  /// Behind them are tags and private use, for whose sake all would take more than four times the room.
  private static let most: UInt32 = 0x40000

  /// Goes through ranges by their number, each from its first to its last scalar.
  ///
  /// O(ranges + scalars / 64).
  ///
  /// - Throws: `ProofRefusal.unorderedTable` if a range does not begin behind the one before, or ends
  ///   before it begins.
  @inline(__always)
  init(
    count: Int, _ range: (Int) -> (first: UInt32, last: UInt32)
  ) throws(ProofRefusal) {
    guard 1...Int(UInt16.max) ~= count else { throw .damagedTable }
    let final = range(count - 1).first
    end = final < Self.most ? .max : Self.most
    let wordCount = Int(min(final, Self.most - 1) >> 6) + 2
    var words = [UInt64](repeating: 0, count: wordCount)
    var counts = [UInt16](repeating: 0, count: wordCount + 1)
    var starts = words.mutableSpan
    var before = counts.mutableSpan

    var next: UInt32 = 0
    for index in 0..<count {
      let (first, last) = range(index)
      guard first >= next, first <= last, last <= 0x10FFFF else { throw .unorderedTable }
      next = last &+ 1
      // What begins past all that is told goes into the last word, which is not read then.
      let word = min(Int(first >> 6), wordCount &- 1)
      starts[word] |= 1 << UInt64(first & 63)
      before[word &+ 1] = UInt16(truncatingIfNeeded: index &+ 1)
    }
    // Where no range begins, the number stays what it was.
    var begun: UInt16 = 0
    for word in before.indices {
      begun = max(begun, before[word])
      before[word] = begun
    }
    (self.words, self.counts) = (words, counts)
  }

  /// The number of the last range that begins at a scalar or before, -1 if none does; nil if it is not
  /// told.
  @inline(__always)
  func range(before scalar: UInt32) -> Int? {
    guard scalar < end else { return nil }
    let word = min(Int(scalar >> 6), words.count - 1)
    let starts = words[word] & (.max >> UInt64(63 - scalar & 63))
    return Int(counts[word]) + starts.nonzeroBitCount - 1
  }
}
