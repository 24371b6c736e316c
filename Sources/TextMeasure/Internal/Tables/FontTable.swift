/// The bytes of a font table, big-endian; every read is checked.
struct FontTable: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// The unsigned 16-bit number at an offset.
  func number(at offset: Int) throws(ProofRefusal) -> Int {
    guard offset >= 0, offset + 2 <= bytes.count else { throw .damagedTable }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// The signed 16-bit number at an offset.
  func signedNumber(at offset: Int) throws(ProofRefusal) -> Int {
    try Int(Int16(truncatingIfNeeded: number(at: offset)))
  }

  /// The 32-bit number at an offset.
  func longNumber(at offset: Int) throws(ProofRefusal) -> Int {
    try number(at: offset) << 16 | number(at: offset + 2)
  }

  /// As many 16-bit numbers one after the other.
  func numbers(_ count: Int, at offset: Int) throws(ProofRefusal) -> [Int] {
    try requireBytes(2 * count, at: offset)
    return (0..<count).map { index in
      Int(bytes[offset + 2 * index]) << 8 | Int(bytes[offset + 2 * index + 1])
    }
  }

  /// The table that the 16-bit offset at `place` leads to, counted from `base`; nil for a null one.
  func subtable(at place: Int, from base: Int) throws(ProofRefusal) -> Int? {
    let offset = try number(at: place)
    return offset == 0 ? nil : base + offset
  }

  /// - Throws: `ProofRefusal.damagedTable` if the table ends before that many bytes.
  func requireBytes(_ count: Int, at offset: Int) throws(ProofRefusal) {
    guard offset >= 0, offset + count <= bytes.count else { throw .damagedTable }
  }
}
