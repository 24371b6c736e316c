/// What adding up known advances reads: plain pointers, so that it counts no references.
///
/// The `AdvanceTable` that made it owns what they point to.
struct AdvanceReader: Sendable {
  let square = PairSquare()
  let scalars = ScalarPages()

  func deallocate() {
    square.deallocate()
    scalars.deallocate()
  }

  /// The advance in font units of a text that is one run of the table's script; nil unless all it
  /// takes is at hand, and no rule could match.
  ///
  /// O(n), without a lock.
  @inline(__always)
  func units(of utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    var units = 0
    var isWhole: Int32 = 1
    var (row, index) = (0, 0)
    while index < utf8.count {
      let column = unsafe Int(utf8[index]) &- 0x1F
      if UInt(bitPattern: column &- 1) < 95 {
        let word = square[row, column]
        units &+= PairSquare.units(word)
        isWhole &= word
        row = column
        index &+= 1
      } else {
        guard column > 0x60, let other = unsafe step(utf8, &index, row: &row) else { return nil }
        units &+= other
      }
    }
    return isWhole & 1 == 0 ? nil : units
  }

  /// The units that the scalar at `index`, which is not ASCII, brings after that of `row`.
  @inline(__always)
  private func step(
    _ utf8: UnsafeBufferPointer<UInt8>, _ index: inout Int, row: inout Int
  ) -> Int? {
    let (scalar, length) = unsafe decodeScalar(utf8, at: index)
    let entry = ScalarEntry(word: scalars[scalar])
    guard entry.isInScript else { return nil }
    index &+= length
    if row == 0, !entry.begins { return entry.advance }
    guard entry.column != 0 else { return nil }
    let word = square[row, entry.column]
    row = entry.begins ? entry.column : 0
    return word & 1 == 0 ? nil : PairSquare.units(word)
  }
}
