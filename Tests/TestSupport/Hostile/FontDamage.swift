package import SeededRandom

/// One way to spoil a font file.
package enum FontDamage: String, CaseIterable, Sendable {
  case shorterTable, zeroedTable, filledTable, swappedTables, swappedTags, foreignTable
  case flippedBits, extremeNumbers, extremeHeader, circularOffsets
  case absurdOffset, absurdLength, overlappingTables, absurdTableCount
  case truncatedFile, doubledFile, randomBytes

  /// Spoils a file; `donor` is another font, of which it may get a table.
  package func apply(
    to file: inout FontFile, donor: FontFile, _ random: inout SplitMix64
  ) {
    guard let record = FontDamage.pick(file, &random) else {
      // A packed file: its header and its stream are all there is.
      return FontDamage.spoilPacked(&file, &random)
    }
    let table = file.range(of: record)
    switch self {
    case .shorterTable:
      file.set(random.pick([0, 1, 3, 4, table.count / 2]), at: record.place + 12, size: 4)
    case .zeroedTable: FontDamage.fill(table, with: 0, in: &file)
    case .filledTable: FontDamage.fill(table, with: 0xFF, in: &file)
    case .swappedTables: FontDamage.swap(8, 8, of: record, in: &file, &random)
    case .swappedTags: FontDamage.swap(0, 4, of: record, in: &file, &random)
    case .foreignTable: FontDamage.transplant(from: donor, to: record, in: &file, &random)
    case .flippedBits: FontDamage.flip(1 << random.below(6), in: table, of: &file, &random)
    case .extremeNumbers: FontDamage.exaggerate(8, in: table, of: &file, &random)
    case .extremeHeader: FontDamage.exaggerate(2, in: table.prefix(64), of: &file, &random)
    case .circularOffsets: FontDamage.bend(table, of: &file, &random)
    case .absurdOffset:
      file.set(
        random.pick([0, 1, file.bytes.count - 1, 0x7FFF_FFFF, 0xFFFF_FFFF]),
        at: record.place + 8, size: 4)
    case .absurdLength:
      file.set(
        random.pick([0x7FFF_FFFF, 0xFFFF_FFFF, file.bytes.count - table.lowerBound]),
        at: record.place + 12, size: 4)
    case .overlappingTables:
      file.set(random.below(file.bytes.count), at: record.place + 8, size: 4)
    case .absurdTableCount:
      file.set(random.pick([0, 1, 0x7FFF, 0xFFFF]), at: 4, size: 2)
    case .truncatedFile: file.bytes.removeLast(random.below(file.bytes.count))
    case .doubledFile: file.bytes += file.bytes
    case .randomBytes:
      for place in table { file.bytes[place] = UInt8(truncatingIfNeeded: random.next()) }
    }
  }

  private static func pick(_ file: FontFile, _ random: inout SplitMix64) -> FontFile.Record? {
    let records = file.records.filter { !file.range(of: $0).isEmpty }
    return records.isEmpty ? nil : random.pick(records)
  }

  private static func fill(_ range: Range<Int>, with byte: UInt8, in file: inout FontFile) {
    for place in range { file.bytes[place] = byte }
  }

  /// Exchanges a part of two entries of the directory.
  private static func swap(
    _ start: Int, _ size: Int, of record: FontFile.Record, in file: inout FontFile,
    _ random: inout SplitMix64
  ) {
    guard let other = pick(file, &random) else { return }
    for index in start..<start + size {
      file.bytes.swapAt(record.place + index, other.place + index)
    }
  }

  private static func transplant(
    from donor: FontFile, to record: FontFile.Record, in file: inout FontFile,
    _ random: inout SplitMix64
  ) {
    guard let other = pick(donor, &random) else { return }
    let table = donor.bytes[donor.range(of: other)]
    let tag = donor.bytes[other.place..<other.place + 4]
    file.set(file.bytes.count, at: record.place + 8, size: 4)
    file.set(table.count, at: record.place + 12, size: 4)
    file.bytes.replaceSubrange(record.place..<record.place + 4, with: tag)
    file.bytes += table
  }

  private static func flip(
    _ count: Int, in range: Range<Int>, of file: inout FontFile, _ random: inout SplitMix64
  ) {
    for _ in 0..<count where !range.isEmpty {
      file.bytes[range.lowerBound + random.below(range.count)] ^= 1 << UInt8(random.below(8))
    }
  }

  /// Puts numbers at the ends of their ranges where counts, offsets and glyphs stand.
  private static func exaggerate(
    _ count: Int, in range: Range<Int>, of file: inout FontFile, _ random: inout SplitMix64
  ) {
    for _ in 0..<count {
      let place = range.lowerBound + random.below(range.count) & ~1
      let size = random.pick([2, 2, 4])
      file.set(
        random.pick([0, 1, 0x7FFF_FFFF, -0x7FFF_8000, -1, 0x7F, 0xFF]), at: place, size: size)
    }
  }

  /// Makes offsets point at their own table, at what holds them, or at each other.
  private static func bend(
    _ range: Range<Int>, of file: inout FontFile, _ random: inout SplitMix64
  ) {
    for _ in 0..<4 {
      let place = range.lowerBound + random.below(min(range.count, 512)) & ~1
      let value = file.integer(at: place, size: 2)
      let back = random.pick([0, 2, 4, place - range.lowerBound, max(0, value - 8)])
      file.set(back, at: place, size: 2)
    }
  }

  private static func spoilPacked(_ file: inout FontFile, _ random: inout SplitMix64) {
    let all = 0..<file.bytes.count
    switch random.below(4) {
    case 0: exaggerate(2, in: all.prefix(48), of: &file, &random)
    case 1: exaggerate(1, in: all, of: &file, &random)
    case 2: flip(1 << random.below(4), in: all, of: &file, &random)
    default: file.bytes.removeLast(random.below(file.bytes.count))
    }
  }
}
