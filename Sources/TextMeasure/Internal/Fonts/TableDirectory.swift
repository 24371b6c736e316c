/// The table directory of a TrueType, OpenType or collection file (OpenType, "Organization of an
/// OpenType Font"), read to find tables where they lie and to tell a file that was cut short.
///
/// FreeType passes over tables that end past the end of the file, and would measure without them.
/// WOFF and WOFF2 have directories of their own, whose lengths FreeType checks.
@safe struct TableDirectory {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes = unsafe bytes
  }

  /// `glyf`, the table of TrueType's outlines.
  static let outlinesTag: UInt32 = 0x676C_7966

  /// The tag of the first table of face `index` that ends past the end of the file, else nil.
  func truncatedTable(face index: Int) -> String? {
    guard let records = records(ofFace: index) else { return nil }
    for record in records {
      guard let table = table(at: record) else { return "directory" }
      if unsafe table.end > bytes.count { return HarfBuzzTag(value: UInt32(table.tag)).name }
    }
    return nil
  }

  /// The bytes of a table of face `index`: of the first of that tag, which FreeType takes too.
  ///
  /// nil if it is empty, is not all there, or lies in a file of another format.
  func bytes(ofTable tag: UInt32, face index: Int) -> UnsafeRawBufferPointer? {
    guard let records = records(ofFace: index) else { return nil }
    for record in records {
      guard let table = table(at: record) else { return nil }
      guard table.tag == Int(tag) else { continue }
      guard table.start < table.end, unsafe table.end <= bytes.count else { return nil }
      return unsafe UnsafeRawBufferPointer(rebasing: bytes[table.start..<table.end])
    }
    return nil
  }

  /// Where the outlines of a font file with one face lie: its first table `glyf`.
  ///
  /// - Parameter end: Up to where the bytes are known; the directory must lie before.
  /// - Returns: nil for other files, for those where another table lies in the same bytes, and where a
  ///   table ends past the end of the file.
  func outlines(readTo end: Int) -> Range<Int>? {
    guard offset(ofFace: 0) == 0, let records = records(ofFace: 0) else { return nil }
    var outlines: Range<Int>?
    var others: [Range<Int>] = []
    for record in records {
      guard record + 16 <= end, let table = table(at: record), unsafe table.end <= bytes.count
      else { return nil }
      let place = table.start..<table.end
      if outlines == nil, table.tag == Int(Self.outlinesTag) {
        outlines = place
      } else {
        others.append(place)
      }
    }
    guard let outlines, !others.contains(where: outlines.overlaps) else { return nil }
    return outlines
  }

  /// Where the records of a face's tables begin; nil for other formats.
  private func records(ofFace index: Int) -> StrideTo<Int>? {
    guard let start = offset(ofFace: index), let count = integer(at: start + 4, bytes: 2) else {
      return nil
    }
    return stride(from: start + 12, to: start + 12 + 16 * count, by: 16)
  }

  /// What a record says; nil if it is cut short.
  private func table(at record: Int) -> (tag: Int, start: Int, end: Int)? {
    guard let tag = integer(at: record, bytes: 4), let start = integer(at: record + 8, bytes: 4),
      let length = integer(at: record + 12, bytes: 4)
    else { return nil }
    return (tag, start, start + length)
  }

  /// Where the directory of a face begins; nil for other formats.
  private func offset(ofFace index: Int) -> Int? {
    guard let version = integer(at: 0, bytes: 4) else { return nil }
    switch version {
    case 0x7474_6366:  // 'ttcf'
      return (0...0xFFFF).contains(index) ? integer(at: 12 + 4 * index, bytes: 4) : nil
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565:  // TrueType, 'OTTO', 'true'
      return 0
    default:
      return nil
    }
  }

  private func integer(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, unsafe offset + count <= bytes.count else { return nil }
    return (offset..<offset + count).reduce(0) { sum, at in sum << 8 | Int(unsafe bytes[at]) }
  }
}
