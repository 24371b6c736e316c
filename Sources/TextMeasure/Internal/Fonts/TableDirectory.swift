/// The table directory of a TrueType, OpenType or collection file (OpenType, "Organization of an
/// OpenType Font"), read only to tell a file that was cut short.
///
/// FreeType passes over tables that end past the end of the file, and would measure without them.
@safe struct TableDirectory {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes = unsafe bytes
  }

  /// The tag of the first table of face `index` that ends past the end of the file, else nil.
  ///
  /// WOFF and WOFF2 have directories of their own, whose lengths FreeType checks.
  func truncatedTable(face index: Int) -> String? {
    guard let start = offset(ofFace: index), let count = integer(at: start + 4, bytes: 2) else {
      return nil
    }
    for table in 0..<count {
      let record = start + 12 + 16 * table
      guard let tag = integer(at: record, bytes: 4), let offset = integer(at: record + 8, bytes: 4),
        let length = integer(at: record + 12, bytes: 4)
      else { return "directory" }
      if unsafe offset + length > bytes.count { return HarfBuzzTag(value: UInt32(tag)).name }
    }
    return nil
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
