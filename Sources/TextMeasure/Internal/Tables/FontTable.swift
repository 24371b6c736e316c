/// The bytes of a font table, big-endian; every read is checked.
///
/// They are the font's own, not a copy.
@safe struct FontTable: Sendable {
  /// Keeps the bytes alive.
  private let owner: TableBytes
  nonisolated(unsafe) private let bytes: UnsafeRawBufferPointer

  init(_ owner: TableBytes) {
    self.owner = owner
    unsafe bytes = unsafe owner.unsafeBytes
  }

  var isEmpty: Bool { unsafe bytes.isEmpty }
  /// In bytes.
  var count: Int { unsafe bytes.count }

  /// The unsigned 16-bit number at an offset.
  @inline(__always)
  func number(at offset: Int) throws(ProofRefusal) -> Int {
    guard offset >= 0, unsafe offset <= bytes.count - 2 else { throw .damagedTable }
    let number = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
    return Int(UInt16(bigEndian: number))
  }

  /// The signed 16-bit number at an offset.
  func signedNumber(at offset: Int) throws(ProofRefusal) -> Int {
    try Int(Int16(truncatingIfNeeded: number(at: offset)))
  }

  /// The 32-bit number at an offset.
  func longNumber(at offset: Int) throws(ProofRefusal) -> Int {
    try number(at: offset) << 16 | number(at: offset + 2)
  }

  /// The list of 16-bit numbers behind the one at `offset`, which counts them.
  @inline(__always)
  func list(at offset: Int) throws(ProofRefusal) -> NumberList {
    try numbers(number(at: offset), at: offset + 2)
  }

  /// As many 16-bit numbers one after the other.
  @inline(__always)
  func numbers(_ count: Int, at offset: Int) throws(ProofRefusal) -> NumberList {
    try requireBytes(2 * count, at: offset)
    return NumberList(start: offset, count: count)
  }

  /// A number of a list of this table.
  @inline(__always)
  subscript(place: NumberList.Place) -> Int {
    let end = unsafe bytes.count
    precondition(place.offset >= 0 && place.offset <= end - 2)
    let number = unsafe bytes.loadUnaligned(fromByteOffset: place.offset, as: UInt16.self)
    return Int(UInt16(bigEndian: number))
  }

  /// The wider number that begins with a number of a list of this table.
  @inline(__always)
  func load<Number: FixedWidthInteger>(_ type: Number.Type, at place: NumberList.Place) -> Number {
    let end = unsafe bytes.count
    precondition(place.offset >= 0 && place.offset <= end - MemoryLayout<Number>.size)
    return Number(
      bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: place.offset, as: Number.self))
  }

  /// The table that the 16-bit offset at `place` leads to, counted from `base`; nil for a null one.
  @inline(__always)
  func subtable(at place: Int, from base: Int) throws(ProofRefusal) -> Int? {
    let offset = try number(at: place)
    return offset == 0 ? nil : base + offset
  }

  /// - Throws: `ProofRefusal.damagedTable` if the table ends before that many bytes.
  @inline(__always)
  func requireBytes(_ count: Int, at offset: Int) throws(ProofRefusal) {
    guard offset >= 0, count >= 0, unsafe offset <= bytes.count - count else {
      throw .damagedTable
    }
  }
}

/// The places of 16-bit numbers of a table, all of which are there.
struct NumberList: RandomAccessCollection {
  /// Where a number is; its table has it.
  struct Place {
    fileprivate let offset: Int
  }

  /// Where they begin in the table.
  let start: Int
  let count: Int

  /// Where the table goes on behind them.
  var end: Int { start + 2 * count }
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(index: Int) -> Place { Place(offset: start &+ 2 &* index) }
}
