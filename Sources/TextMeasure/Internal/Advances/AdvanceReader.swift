/// What adding up known advances reads: plain pointers, so that it counts no references.
///
/// The `AdvanceTable` that made it owns what they point to.
struct AdvanceReader: Sendable {
  let square = PairSquare()
  let scalars = ScalarWords()

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
    unsafe square.units(ofASCII: utf8) ?? unitsOfScalars(utf8)
  }

  private func unitsOfScalars(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    var units = 0
    var (row, index) = (0, 0)
    while index < utf8.count {
      let (scalar, length) = unsafe decodeScalar(utf8, at: index)
      index += length
      let word: Int32
      if scalar < 0x80 {
        word = square[row, Int(scalar)]
        row = Int(scalar)
      } else {
        let entry = ScalarEntry(word: scalars[scalar])
        guard entry.isInScript else { return nil }
        if row == 0, !entry.begins {
          units += entry.advance
          continue
        }
        guard entry.column != 0 else { return nil }
        word = square[row, entry.column]
        row = entry.begins ? entry.column : 0
      }
      guard word & 1 != 0 else { return nil }
      units += PairSquare.units(word)
    }
    return units
  }
}
