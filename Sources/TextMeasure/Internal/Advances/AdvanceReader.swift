/// What adding up known advances comes to.
enum KnownUnits {
  /// The advance in font units.
  case units(Int)
  /// Something was not asked for so far, and may be found.
  case unknown
  /// It takes shaping, or a look at rules.
  case unprovable
}

/// What adding up known advances reads: plain pointers, so that it counts no references.
///
/// The `AdvanceTable` that made it owns what they point to.
struct AdvanceReader: Sendable {
  /// The place in `Script.plain` of the table's script.
  let place: Int
  let square = PairSquare()
  /// The entries of scalars that only one script has, for the tables of all scripts; not its own.
  let scripted: ScalarWords
  /// The entries of all others, and of ASCII: letters and spaces take turns, and to look for them in
  /// two places by turns is what a processor cannot foresee.
  let scalars = ScalarWords()

  func deallocate() {
    square.deallocate()
    scalars.deallocate()
  }

  /// What is known of a scalar.
  @inline(__always)
  func entry(of scalar: UInt32) -> ScalarEntry {
    if scalar >= 0x80 {
      let entry = ScalarEntry(word: scripted[scalar])
      if entry.isKnown, entry.onlyPlace == place { return entry }
    }
    return ScalarEntry(word: scalars[scalar])
  }

  /// Keeps an entry unless there is one, and returns the one that is there then.
  func publish(_ entry: ScalarEntry, of scalar: UInt32) -> ScalarEntry {
    if entry.onlyPlace != 0 {
      let scripted = ScalarEntry(word: scripted.publish(entry.word, for: scalar))
      if scalar >= 0x80 { return scripted }
    }
    return ScalarEntry(word: scalars.publish(entry.word, for: scalar))
  }

  /// The advance of a text that is one run of the table's script, as far as it only adds up.
  ///
  /// O(n), without a lock.
  @inline(__always)
  func units(of utf8: UnsafeBufferPointer<UInt8>) -> KnownUnits {
    var (sum, row, index) = (0, 0, 0)
    while index < utf8.count {
      let bytes = unsafe EightBytes(utf8, from: index)
      let characters = bytes.characterCount
      if characters > 0 {
        let word = bytes.first(characters)
        guard let units = square.units(of: word, behind: row) else {
          return square.hasUnknown(word, behind: row) ? .unknown : .unprovable
        }
        sum += units
        row = Int(word &>> UInt64(8 &* (characters &- 1)))
        index += characters
        if characters == 8 { continue }
      }
      while index < utf8.count, unsafe !(1..<0x80 ~= utf8[index]) {
        let (scalar, length) = unsafe decodeScalar(utf8, at: index)
        index += length
        let entry = entry(of: scalar)
        guard entry.isInScript, let units = units(of: entry, behind: &row) else {
          return failure(entry, behind: row)
        }
        sum += units
      }
    }
    return .units(sum)
  }

  /// The units that a proven scalar brings behind the one whose row this is, which becomes its own;
  /// nil if it takes more than adding up.
  @inline(__always)
  func units(of entry: ScalarEntry, behind row: inout Int) -> Int? {
    if row == 0 && !entry.begins || entry.isQuiet {
      row = 0
      return entry.advance
    }
    guard entry.column != 0, let units = PairSquare.units(square[row, entry.column]) else {
      return nil
    }
    row = entry.begins ? entry.column : 0
    return units
  }

  /// Why a scalar could not be added up.
  func failure(_ entry: ScalarEntry, behind row: Int) -> KnownUnits {
    guard entry.isKnown else { return .unknown }
    guard entry.isInScript else { return .unprovable }
    // A pair without a place in the square is kept elsewhere.
    let isKnown = entry.column != 0 && square[row, entry.column] != PairSquare.unknown
    return isKnown ? .unprovable : .unknown
  }

  /// The units that a scalar brings behind another, nil if it takes more than adding up.
  @inline(__always)
  func units(of second: KnownScalar, behind first: KnownScalar) -> Int? {
    let column = second.entry.column
    guard let row = first.entry.row, column != 0 else {
      return first.entry.begins && !second.entry.isQuiet ? nil : second.entry.advance
    }
    return PairSquare.units(square[row, column])
  }

  /// The entry of a pair, nil if nothing can be said; `find` is asked for what is not in the square,
  /// and told whether it goes there, as it does if no rule could match around it.
  @inline(__always)
  func pair(
    _ first: KnownScalar, _ second: KnownScalar, find: (_ isForSquare: Bool) -> PairEntry?
  ) -> PairEntry? {
    let (begins, advance) = (first.entry.begins, second.entry.advance)
    guard let row = first.entry.row, second.entry.column != 0 else {
      return begins && !second.entry.isQuiet ? find(false) : .empty
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
