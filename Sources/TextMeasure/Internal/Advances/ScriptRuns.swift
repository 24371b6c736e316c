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

  /// The place in `Script.plain` of the script that a scalar takes in a run of the one at `place`, nil
  /// if its text is always shaped.
  static func place(of scalar: UInt32, inRun place: Int) -> Int? {
    guard let script = ScalarProperties.of(scalar).onlyScript else { return place }
    return script.plainIndex
  }
}

extension KnownAdvances {
  /// The advance of a text of one or several runs, as far as it only adds up.
  ///
  /// What is not known yet is found. O(n), without a lock for what is known. Most scalars tell their
  /// script and their advance at once.
  @inline(never)
  func unitsOfRuns(_ utf8: UnsafeBufferPointer<UInt8>) -> KnownUnits {
    var (units, row, index) = (0, 0, 0)
    var runs = RunPlaces()
    var before = KnownScalar.none
    while index < utf8.count {
      let (scalar, length) = unsafe decodeScalar(utf8, at: index)
      index &+= length
      var entry = ScalarEntry(word: scripted[scalar])
      if entry.isFree {
        units &+= entry.advance
        row = 0
        runs.enter(entry.onlyPlace)
        continue
      }
      if !runs.haveBegun || entry.isKnown && entry.onlyPlace != runs.place {
        guard
          let next = entry.isKnown ? entry.onlyPlace : unsafe ScriptRuns.firstPlace(of: utf8)
        else { return .unprovable }
        runs.enter(next)
        row = 0
      }
      guard var reader = reader(runs.place) else { return .unprovable }
      if !entry.isKnown { entry = reader.entry(of: scalar) }
      if !entry.isKnown {
        guard let next = ScriptRuns.place(of: scalar, inRun: runs.place) else {
          return .unprovable
        }
        if next != runs.place {
          guard let nextReader = self.reader(next) else { return .unprovable }
          reader = nextReader
          runs.enter(next)
          row = 0
        }
        entry = newEntry(of: scalar, place: next)
      }
      guard entry.isInScript, !(runs.haveChanged && entry.closesBracket) else {
        return .unprovable
      }
      let after = KnownScalar(scalar: scalar, entry: entry)
      if let more = reader.units(of: entry, behind: &row) {
        units += more
      } else {
        guard entry.column != 0 else { return .unknown }
        guard reader.square[row, entry.column] == PairSquare.unknown,
          let more = newUnits(of: after, behind: row == 0 ? .none : before, place: runs.place)
        else { return .unprovable }
        units += more
        row = entry.begins ? entry.column : 0
      }
      before = after
    }
    return .units(units)
  }

  /// The entry of a scalar in a script's table, found; a refused one if there is no table.
  @inline(never)
  private func newEntry(of scalar: UInt32, place: Int) -> ScalarEntry {
    unsafe slot(place).table?._withUnsafeGuaranteedRef { $0.entry(of: scalar) } ?? .refused
  }

  /// The units that a scalar brings behind another in a script's table, found; nil if it takes more
  /// than adding up.
  @inline(never)
  private func newUnits(
    of second: KnownScalar, behind first: KnownScalar, place: Int
  ) -> Int? {
    unsafe slot(place).table?._withUnsafeGuaranteedRef { $0.units(of: second, behind: first) }
  }

  /// The advance in font units of a text of one or several runs, the first in the script at `place`
  /// of `Script.plain`; nil if one of them has no table yet, or takes more than adding up.
  ///
  /// What is not known yet is found. O(n).
  func foundUnitsOfRuns(
    _ utf8: UnsafeBufferPointer<UInt8>, first place: Int
  ) -> RunUnits? {
    var (place, units, index) = (place, 0, 0)
    while true {
      let start = index
      let more = unsafe slot(place).table?._withUnsafeGuaranteedRef {
        unsafe $0.units(ofRunIn: utf8, from: &index, isFirst: start == 0)
      }
      guard let more else { return nil }
      units += more
      if index == utf8.count { return RunUnits(units: units, isSuspect: false) }
      let (scalar, _) = unsafe decodeScalar(utf8, at: index)
      guard let next = ScriptRuns.place(of: scalar, inRun: place), next != place else {
        return nil
      }
      place = next
    }
  }
}

/// The scripts of a text's runs, by their places in `Script.plain`.
private struct RunPlaces {
  /// That of the run in hand.
  private(set) var place = -1
  /// A bit for each that there was.
  private var all: UInt32 = 0

  var haveBegun: Bool { place >= 0 }

  /// Whether there was a run of another script before.
  var haveChanged: Bool { all & (all &- 1) != 0 }

  @inline(__always)
  mutating func enter(_ place: Int) {
    self.place = place
    all |= 1 &<< UInt32(truncatingIfNeeded: place)
  }
}
