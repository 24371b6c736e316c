/// How large a packed font says that it is unpacked (WOFF 1.0, sections 3 and 4; WOFF2, sections 4.1
/// and 4.2).
///
/// FreeType believes it, so a file of some kilobytes could ask for gigabytes.
@safe struct PackedSize {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes = unsafe bytes
  }

  /// What a packed font may unpack to: 64 MiB, twice the largest fonts in use.
  static let limit = 64 << 20

  /// Whether the file unpacks to more than the limit; false for files that are not packed.
  var isTooLarge: Bool {
    switch integer(at: 0, size: 4) {
    case 0x774F_4646:  // 'wOFF'
      max(integer(at: 16, size: 4), woffTables) > Self.limit
    case 0x774F_4632:  // 'wOF2'
      max(integer(at: 16, size: 4), woff2Tables) > Self.limit
    default:
      false
    }
  }

  private var tableCount: Int { integer(at: 12, size: 2) }

  private var woffTables: Int {
    (0..<tableCount).reduce(0) { $0 + integer(at: 44 + 20 * $1 + 12, size: 4) }
  }

  /// The sum of the lengths that tables have in the one stream, and after their transformation.
  private var woff2Tables: Int {
    var place = 48
    var sum = 0
    for _ in 0..<tableCount where unsafe place < bytes.count {
      let flags = integer(at: place, size: 1)
      place += flags & 0x3F == 0x3F ? 5 : 1
      let length = base128(at: &place)
      let isGlyphs = flags & 0x3F == 10 || flags & 0x3F == 11
      // Version 3 of `glyf` and `loca`, and 0 of all others, is the table as it is.
      let isPlain = isGlyphs ? flags >> 6 == 3 : flags >> 6 == 0
      sum += max(length, isPlain ? 0 : base128(at: &place))
    }
    return sum
  }

  private func base128(at place: inout Int) -> Int {
    var value = 0
    for _ in 0..<5 {
      let byte = integer(at: place, size: 1)
      place += 1
      value = value << 7 | byte & 0x7F
      if byte & 0x80 == 0 { break }
    }
    return value
  }

  private func integer(at place: Int, size: Int) -> Int {
    guard unsafe place + size <= bytes.count else { return 0 }
    return (place..<place + size).reduce(0) { sum, at in sum << 8 | Int(unsafe bytes[at]) }
  }
}
