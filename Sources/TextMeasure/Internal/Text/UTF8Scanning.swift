/// Where the printable ASCII (U+0020 to U+007E) that begins at `start` ends, `limit` at most.
///
/// O(n), eight bytes at a time.
@inline(__always)
func printableASCIIEnd(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int {
  let ones = EightBytes.ones
  var index = start
  while index + 8 <= limit {
    let word = unsafe UnsafeRawBufferPointer(utf8).loadUnaligned(
      fromByteOffset: index, as: UInt64.self)
    // Bytes below 0x80 carry into no other: from 0x20 on 0x60 more sets the high bit, and 1 more does
    // so for 0x7F alone.
    let isNone = word | (word &+ ones) | ~(word &+ (0x60 &* ones))
    guard isNone & (0x80 &* ones) == 0 else { break }
    index += 8
  }
  while index < limit, unsafe 0x20...0x7E ~= utf8[index] { index += 1 }
  return index
}

/// How many scalars there are in a range of valid UTF-8.
///
/// O(n), eight bytes at a time.
func scalarCount(_ utf8: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
  var count = range.count
  var index = range.lowerBound
  while index + 8 <= range.upperBound {
    let word = unsafe UnsafeRawBufferPointer(utf8).loadUnaligned(
      fromByteOffset: index, as: UInt64.self)
    // The bytes that go on with a scalar begin with the bits 10.
    let continuations = word >> 7 & ~(word >> 6) & EightBytes.ones
    count -= Int((continuations &* EightBytes.ones) >> 56)
    index += 8
  }
  while index < range.upperBound {
    count -= unsafe utf8[index] & 0xC0 == 0x80 ? 1 : 0
    index += 1
  }
  return count
}

/// The scalar whose UTF-8 begins at `index`, and how many bytes it takes.
@inline(__always)
func decodeScalar(
  _ utf8: UnsafeBufferPointer<UInt8>, at index: Int
) -> (scalar: UInt32, length: Int) {
  let lead = unsafe UInt32(utf8[index])
  func tail(_ offset: Int) -> UInt32 { unsafe UInt32(utf8[index &+ offset] & 0x3F) }
  if lead < 0x80 { return (lead, 1) }
  if lead < 0xE0 { return ((lead & 0x1F) << 6 | tail(1), 2) }
  if lead < 0xF0 { return ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
  return ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
}

/// The scalars of UTF-8 that outlives them.
@safe struct UTF8Scalars: Sequence, IteratorProtocol {
  private let utf8: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    unsafe self.utf8 = unsafe utf8
  }

  @inline(__always)
  mutating func next() -> UInt32? {
    guard unsafe index < utf8.count else { return nil }
    let (scalar, length) = unsafe decodeScalar(utf8, at: index)
    index += length
    return scalar
  }
}
