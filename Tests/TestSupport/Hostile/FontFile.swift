/// A font file as bytes and as the records of its table directory, to be damaged on purpose.
///
/// Numbers are big-endian (OpenType, "Organization of an OpenType Font"). Nothing here trusts what
/// the file says: what lies outside of it is 0 when read and nowhere when written.
package struct FontFile: Sendable {
  package var bytes: [UInt8]

  /// One entry of the table directory.
  struct Record {
    /// Where the entry itself begins: tag, checksum, offset, length, four bytes each.
    let place: Int
    let offset: Int
    let length: Int
  }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The directory's entries; none for packed files, whose directories are others.
  var records: [Record] {
    let start = integer(at: 0, size: 4) == Self.collection ? integer(at: 12, size: 4) : 0
    guard Self.versions.contains(integer(at: start, size: 4)) else { return [] }
    return (0..<integer(at: start + 4, size: 2)).map { index in
      let place = start + 12 + 16 * index
      return Record(
        place: place, offset: integer(at: place + 8, size: 4),
        length: integer(at: place + 12, size: 4))
    }
  }

  private static let collection = 0x7474_6366  // 'ttcf'
  private static let versions: Set = [0x0001_0000, 0x4F54_544F]  // TrueType, 'OTTO'

  /// The part of a table that lies in the file.
  func range(of record: Record) -> Range<Int> {
    let start = min(record.offset, bytes.count)
    return start..<min(bytes.count, start + record.length)
  }

  func record(_ tag: String) -> Record? {
    records.first { Array(bytes[min($0.place, bytes.count)...].prefix(4)) == Array(tag.utf8) }
  }

  func integer(at place: Int, size: Int) -> Int {
    guard place >= 0, place + size <= bytes.count else { return 0 }
    return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func set(_ value: Int, at place: Int, size: Int) {
    guard place >= 0, place + size <= bytes.count else { return }
    for index in 0..<size {
      bytes[place + index] = UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - index)))
    }
  }

  /// Puts `table` at the end of the file, and the directory's entry for `tag` there.
  ///
  /// Where there is no such entry, that of the table `unneeded` is renamed.
  package mutating func replace(_ tag: String, with table: [UInt8], insteadOf unneeded: String) {
    guard let record = record(tag) ?? record(unneeded) else { return }
    let start = (bytes.count + 3) & ~3
    bytes += Array(repeating: 0, count: start - bytes.count) + table
    bytes.replaceSubrange(record.place..<record.place + 4, with: Array(tag.utf8))
    set(start, at: record.place + 8, size: 4)
    set(table.count, at: record.place + 12, size: 4)
  }
}
