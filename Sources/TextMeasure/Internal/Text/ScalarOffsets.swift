/// Each scalar's offset in the whole text's UTF-8, and last the end of the part in hand.
///
/// Where every scalar takes one byte, only the first is kept.
struct ScalarOffsets: Sendable {
  /// How many there are, one more than scalars.
  private(set) var count = 1
  private var first: Int32 = 0
  /// All of them, unless each is one more than the one before.
  private var each: [Int32] = []

  init() {}

  /// Those of the scalars in a range of `utf8`, of which there are `scalarCount`.
  ///
  /// O(n), O(1) for ASCII.
  init(of utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, scalarCount: Int) {
    count = scalarCount + 1
    first = Int32(truncatingIfNeeded: range.lowerBound)
    guard scalarCount < range.count else { return }
    each = unsafe [Int32](unsafeUninitializedCapacity: count) { offsets, count in
      for index in range {
        // Where a byte goes on with a scalar, the place is written to again.
        unsafe offsets[count] = Int32(truncatingIfNeeded: index)
        count += unsafe utf8[index] & 0xC0 == 0x80 ? 0 : 1
      }
      unsafe offsets[count] = Int32(truncatingIfNeeded: range.upperBound)
      count += 1
    }
  }

  @inline(__always)
  subscript(index: Int) -> Int32 {
    precondition(index < count, "there is no such offset")
    return each.isEmpty ? first + Int32(truncatingIfNeeded: index) : each[index]
  }

  var last: Int32 { self[count - 1] }

  /// Appends scalars at these offsets, the last of which is the new end.
  mutating func append(_ offsets: some Sequence<Int32>) {
    each = (0..<count - 1).map { self[$0] } + offsets
    count = each.count
  }
}
