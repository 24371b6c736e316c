/// Texts of plain scripts, one or several: a run ends where the script changes.
///
/// What script a scalar is in is said as `ScriptResolver` says it, as far as that is simple: one that
/// only a single script has is in that; others go on with the run if its script is among theirs, and
/// at the beginning with the first. Closing brackets behind a change are left to the resolver.
enum ScriptRuns {
  /// The place in `Script.plain` of the first script that is sure, that of common without any; nil if
  /// its text is always shaped.
  static func firstPlace(of utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < utf8.count {
      let (scalar, length) = unsafe decodeScalar(utf8, at: index)
      if let script = ScalarProperties.of(scalar).onlyScript { return script.plainIndex }
      index += length
    }
    return 0
  }
}

extension KnownAdvances {
  /// The advance of a text of one or several runs, as far as it only adds up.
  ///
  /// O(n), without a lock. Most scalars tell their script and their advance at once.
  @inline(never)
  func unitsOfRuns(_ utf8: UnsafeBufferPointer<UInt8>) -> KnownUnits {
    var (units, row, index) = (0, 0, 0)
    var (place, changes) = (-1, false)
    var current: AdvanceReader?
    while index < utf8.count {
      let (scalar, length) = unsafe decodeScalar(utf8, at: index)
      index += length
      let scripted = ScalarEntry(word: scripted[scalar])
      if scripted.isKnown ? scripted.onlyPlace != place : place < 0 {
        guard
          let next = scripted.isKnown
            ? scripted.onlyPlace : unsafe ScriptRuns.firstPlace(of: utf8)
        else { return .unprovable }
        changes = place >= 0
        (place, current, row) = (next, reader(next), 0)
      }
      guard let reader = current else { return .unprovable }
      let entry = scripted.isKnown ? scripted : reader.entry(of: scalar)
      guard entry.isInScript, !(changes && entry.closesBracket),
        let more = reader.units(of: entry, behind: &row)
      else { return reader.failure(entry, behind: row) }
      units += more
    }
    return .units(units)
  }
}

extension AdvanceSources {
  /// The advance in font units of a text of one or several runs; nil if one of them has no table yet,
  /// or takes more than adding up.
  ///
  /// What is not known yet is found. O(n).
  func unitsOfRuns(_ utf8: UnsafeBufferPointer<UInt8>) -> RunUnits? {
    guard let first = unsafe ScriptRuns.firstPlace(of: utf8), var current = table(first) else {
      return nil
    }
    var (units, index) = (0, 0)
    var (place, changes) = (first, false)
    var before = KnownScalar.none
    while index < utf8.count {
      let (scalar, length) = unsafe decodeScalar(utf8, at: index)
      index += length
      var entry = current.entry(of: scalar)
      if !entry.isInScript {
        guard let next = ScalarProperties.of(scalar).onlyScript?.plainIndex, next != place,
          let table = table(next)
        else { return nil }
        (place, current, changes, before) = (next, table, true, .none)
        entry = current.entry(of: scalar)
      }
      let after = KnownScalar(scalar: scalar, entry: entry)
      guard entry.isInScript, !(changes && entry.closesBracket),
        let more = current.units(of: after, behind: before)
      else { return nil }
      units += more
      before = after
    }
    return RunUnits(units: units, isSuspect: false)
  }
}
