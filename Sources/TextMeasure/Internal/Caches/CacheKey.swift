/// The UTF-8 of a text read as 64-bit words, the last one filled up with zeros, and its hash.
@safe struct CacheKey {
  private let bytes: UnsafeBufferPointer<UInt8>
  let hash: UInt64

  var byteCount: Int { unsafe bytes.count }
  var wordCount: Int { (byteCount + 7) >> 3 }

  /// A key of bytes that outlive it.
  ///
  /// The seed differs between processes, so that nobody can choose texts whose hashes collide.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) {
    unsafe self.bytes = unsafe bytes
    var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    for index in 0..<(bytes.count + 7) >> 3 {
      let product = unsafe (hash ^ CacheKey.word(index, of: bytes))
        .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
    }
    self.hash = hash
  }

  @inline(__always)
  func word(_ index: Int) -> UInt64 {
    unsafe CacheKey.word(index, of: bytes)
  }

  @inline(__always)
  private static func word(_ index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let start = index << 3
    let count = bytes.count
    let raw = UnsafeRawBufferPointer(bytes)
    if start + 8 <= count {
      return unsafe raw.loadUnaligned(fromByteOffset: start, as: UInt64.self)
    }
    let rest = count - start
    if count >= 8 {
      let last = unsafe raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      return UInt64(littleEndian: last) >> UInt64(8 * (8 - rest))
    }
    var word: UInt64 = 0
    for offset in 0..<rest { word |= unsafe UInt64(raw[start + offset]) << UInt64(8 * offset) }
    return word
  }
}
