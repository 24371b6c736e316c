/// The encodings of a `cmap` and their subtables, all of them sound.
///
/// HarfBuzz checks each subtable, and those it finds damaged it takes away, in a copy of the table that
/// it changes in place. What passes here it takes as it is (`hb_sanitize_context_t`).
struct EncodingRecords {
  private let table: FontTable
  /// Where the subtables are, by platform and encoding, which `key` makes one number of.
  private var offsets: [(key: Int, offset: Int)] = []
  /// The bytes that may still be gone through.
  ///
  /// HarfBuzz gives up after 64 times as many as the table has, and goes through what is counted here
  /// up to three times.
  private var allowance: Int

  /// - Throws: `ProofRefusal` if something is damaged, or the records are not in order.
  init(_ table: FontTable) throws(ProofRefusal) {
    self.table = table
    allowance = 8 * table.count
    guard try table.number(at: 0) == 0 else { throw .unknownFormat }
    let count = try table.number(at: 2)
    try require(8 * count, at: 4)
    for record in stride(from: 4, to: 4 + 8 * count, by: 8) {
      let key = Self.key(try table.number(at: record), try table.number(at: record + 2))
      guard offsets.last.map({ $0.key < key }) ?? true else { throw .unorderedTable }
      let offset = try table.longNumber(at: record + 4)
      guard offset != 0 else { throw .damagedTable }
      try requireSubtable(at: offset)
      offsets.append((key, offset))
    }
  }

  private static func key(_ platform: Int, _ encoding: Int) -> Int { platform << 16 | encoding }

  /// The subtable that HarfBuzz reads scalars from.
  ///
  /// - Throws: `ProofRefusal.unknownFormat` if it is one for symbols, or there is none.
  var unicodeSubtable: Int {
    get throws(ProofRefusal) {
      guard offset(3, 0) == nil else { throw .unknownFormat }
      // All of Unicode first, then those of plane 0; platform 3 is Windows, 0 is Unicode.
      let best = [(3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0)]
      for (platform, encoding) in best {
        if let offset = offset(platform, encoding) { return offset }
      }
      throw .unknownFormat
    }
  }

  private func offset(_ platform: Int, _ encoding: Int) -> Int? {
    offsets.first { $0.key == Self.key(platform, encoding) }?.offset
  }

  // MARK: Soundness

  /// Requires of a subtable what HarfBuzz requires of its format; those that it does not know it does
  /// not look into.
  private mutating func requireSubtable(at offset: Int) throws(ProofRefusal) {
    switch try table.number(at: offset) {
    case 0:
      try require(6 + 256, at: offset)
    case 4:
      let length = try table.number(at: offset + 2)
      try require(length, at: offset)
      guard 16 + 4 * (try table.number(at: offset + 6)) <= length else { throw .damagedTable }
    case 6:
      try require(10 + 2 * table.number(at: offset + 8), at: offset)
    case 10:
      try require(20 + 2 * table.longNumber(at: offset + 16), at: offset)
    case 12, 13:
      try require(16 + 12 * table.longNumber(at: offset + 12), at: offset)
    case 14:
      try requireSelectors(at: offset)
    default:
      return
    }
  }

  /// Requires a subtable of format 14, "Unicode variation sequences": lists for each variation
  /// selector, of ranges and of single characters with glyphs.
  private mutating func requireSelectors(at offset: Int) throws(ProofRefusal) {
    let count = try table.longNumber(at: offset + 6)
    try require(10 + 11 * count, at: offset)
    for selector in stride(from: offset + 10, to: offset + 10 + 11 * count, by: 11) {
      for (place, size) in [(selector + 3, 4), (selector + 7, 5)] {
        let list = try table.longNumber(at: place)
        guard list != 0 else { continue }
        try require(4 + size * table.longNumber(at: offset + list), at: offset + list)
      }
    }
  }

  private mutating func require(_ count: Int, at offset: Int) throws(ProofRefusal) {
    try table.requireBytes(count, at: offset)
    allowance -= count
    guard allowance > 0 else { throw .damagedTable }
  }
}
