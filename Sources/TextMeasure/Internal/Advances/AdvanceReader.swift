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
    var sum = PairSquare.Sum()
    var (row, index) = (0, 0)
    while index < utf8.count {
      let byte = unsafe utf8[index]
      if byte < 0x80 {
        sum.add(square[row, Int(byte)])
        row = Int(byte)
        index += 1
        continue
      }
      let (scalar, length) = unsafe decodeScalar(utf8, at: index)
      index += length
      let entry = entry(of: scalar)
      guard entry.isInScript else { return nil }
      if row == 0, !entry.begins {
        sum.add(units: entry.advance)
        continue
      }
      guard entry.column != 0 else { return nil }
      sum.add(square[row, entry.column])
      row = entry.begins ? entry.column : 0
    }
    return sum.units
  }

  /// The entry of a pair, nil if nothing can be said; `find` is asked for what is not in the square,
  /// which then has it.
  @inline(__always)
  func pair(
    _ first: KnownScalar, _ second: KnownScalar, find: () -> PairEntry?
  ) -> PairEntry? {
    let (begins, advance) = (first.entry.begins, second.entry.advance)
    guard let row = first.entry.row, second.entry.column != 0 else {
      return begins ? find() : .empty
    }
    let word = square[row, second.entry.column]
    if word & 1 != 0 { return PairEntry(units: PairSquare.units(word) - advance) }
    let found = begins ? find() : .empty
    if word == PairSquare.unknown {
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
