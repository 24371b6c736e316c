/// Texts of plain scripts, one or several: a run ends where the script changes.
///
/// What script a scalar is in is said as `ScriptResolver` says it, as far as that is simple: one that
/// only a single script has is in that; others go on with the run if its script is among theirs, and
/// at the beginning with the first. Closing brackets behind a change are left to the resolver.
enum ScriptRuns {
  /// The advance of a text in font units, nil unless each of its runs is in a table that there is and
  /// only adds up; `table` has that of a script by its place in `Script.plain`.
  ///
  /// O(n).
  @inline(__always)
  static func units<Table: RunAdvances>(
    of utf8: UnsafeBufferPointer<UInt8>, table: (_ place: Int) -> Table?
  ) -> Int? {
    guard let first = unsafe firstScript(of: utf8), var current = table(first) else { return nil }
    var place = first
    var changes = false
    var units = 0
    var before = KnownScalar.none
    var index = 0
    while index < utf8.count {
      let (scalar, length) = unsafe decodeScalar(utf8, at: index)
      index += length
      var entry = current.entry(of: scalar)
      if !entry.isInScript {
        guard let script = ScalarProperties.of(scalar).onlyScript,
          let next = script.plainIndex, next != place,
          let table = table(next)
        else { return nil }
        (place, current, changes) = (next, table, true)
        before = KnownScalar.none
        entry = current.entry(of: scalar)
      }
      let after = KnownScalar(scalar: scalar, entry: entry)
      guard entry.isInScript, !(changes && entry.closesBracket),
        let found = current.units(of: after, behind: before)
      else { return nil }
      units += found
      before = after
    }
    return units
  }

  /// The place of the first script that is sure, that of common without any; nil if its text is
  /// always shaped.
  private static func firstScript(of utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < utf8.count {
      let (scalar, length) = unsafe decodeScalar(utf8, at: index)
      if let script = ScalarProperties.of(scalar).onlyScript {
        return script.plainIndex
      }
      index += length
    }
    return 0
  }
}

/// Where the advances of a run's scalars are found.
protocol RunAdvances {
  func entry(of scalar: UInt32) -> ScalarEntry
  /// The units that a scalar brings behind another, nil if it takes more than adding up.
  func units(of second: KnownScalar, behind first: KnownScalar) -> Int?
}

extension AdvanceReader: RunAdvances {
  @inline(__always)
  func units(of second: KnownScalar, behind first: KnownScalar) -> Int? {
    let column = second.entry.column
    guard let row = first.entry.row, column != 0 else {
      return first.entry.begins ? nil : second.entry.advance
    }
    return PairSquare.units(square[row, column])
  }
}

extension KnownAdvances {
  /// The advance in font units of a text of several runs, nil unless all it takes is to add up what
  /// is known.
  ///
  /// O(n), without a lock.
  @inline(never)
  func unitsOfRuns(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    unsafe ScriptRuns.units(of: utf8) { reader($0) }
  }
}

extension AdvanceSources {
  /// The advance in font units of a text of several runs; nil if one of them has no table yet, or
  /// takes more than adding up.
  ///
  /// What is not known yet is found. O(n).
  func unitsOfRuns(_ utf8: UnsafeBufferPointer<UInt8>) -> RunUnits? {
    unsafe ScriptRuns.units(of: utf8) { table($0) }.map { RunUnits(units: $0, isSuspect: false) }
  }
}
