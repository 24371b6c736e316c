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

  /// What is known of a scalar.
  @inline(__always)
  func entry(of scalar: UInt32) -> ScalarEntry { ScalarEntry(word: scalars[scalar]) }

  /// The advance in font units of a text that is one run of the table's script; nil unless all it
  /// takes is at hand, and no rule could match.
  ///
  /// O(n), without a lock.
  @inline(__always)
  func units(of utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    var (sum, row, index) = (0, 0, 0)
    while index < utf8.count {
      let bytes = unsafe EightBytes(utf8, from: index)
      let characters = bytes.characterCount
      if characters > 0 {
        let word = bytes.first(characters)
        guard let units = square.units(of: word, behind: row) else { return nil }
        sum += units
        row = Int(word &>> UInt64(8 &* (characters &- 1)))
        index += characters
        if characters == 8 { continue }
      }
      while index < utf8.count, unsafe !(1..<0x80 ~= utf8[index]) {
        let (scalar, length) = unsafe decodeScalar(utf8, at: index)
        index += length
        let entry = entry(of: scalar)
        guard entry.isInScript else { return nil }
        if row == 0, !entry.begins {
          sum += entry.advance
          continue
        }
        guard entry.column != 0, let units = PairSquare.units(square[row, entry.column]) else {
          return nil
        }
        sum += units
        row = entry.begins ? entry.column : 0
      }
    }
    return sum
  }

  /// The entry of a pair, nil if nothing can be said; `find` is asked for what is not in the square,
  /// and told whether it goes there, as it does if no rule could match around it.
  @inline(__always)
  func pair(
    _ first: KnownScalar, _ second: KnownScalar, find: (_ isForSquare: Bool) -> PairEntry?
  ) -> PairEntry? {
    let (begins, advance) = (first.entry.begins, second.entry.advance)
    guard let row = first.entry.row, second.entry.column != 0 else {
      return begins ? find(false) : .empty
    }
    let word = square[row, second.entry.column]
    if let units = PairSquare.units(word) { return PairEntry(units: units - advance) }
    let isNew = word == PairSquare.unknown
    let found = begins ? find(isNew) : .empty
    if isNew {
      square[row, second.entry.column] =
        if let found, !found.isSuspect {
          PairSquare.word(units: advance + found.units)
        } else {
          PairSquare.unprovable
        }
    }
    return found
  }
}
