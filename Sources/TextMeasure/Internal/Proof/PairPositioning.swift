/// The pair adjustments of a lookup.
struct PairLookup: Sendable {
  /// Of them the first that applies is taken.
  var subtables: [PairSubtable] = []
  /// The glyphs that their pairs begin with.
  var firsts = GlyphSet.empty
  /// The glyphs that pairs with a value can end with.
  var seconds = GlyphBits()
  /// Whether some pairs, which are not among these, move the second glyph too.
  var movesSeconds = false
}

/// The pair adjustments of the lookups of a plan.
struct PairLookups {
  /// The subtables of all lookups, one after the other.
  private(set) var subtables: [PairSubtable] = []
  /// Those of each lookup, as far as it has any.
  private(set) var lookups: [Range<Int>] = []
  private(set) var firsts = GlyphSet.empty
  private(set) var seconds = GlyphBits()
  private(set) var movesSeconds = false

  mutating func append(_ lookup: PairLookup) {
    if !lookup.subtables.isEmpty {
      lookups.append(subtables.count..<subtables.count + lookup.subtables.count)
    }
    subtables += lookup.subtables
    firsts = firsts.union(lookup.firsts)
    seconds.formUnion(lookup.seconds)
    movesSeconds = movesSeconds || lookup.movesSeconds
  }
}

/// The pair adjustments of a font for one script and language, read from GPOS.
///
/// A class, so that asking for a pair counts one reference and not those of all parts.
final class PairPositioning: Sendable {
  private let table: FontTable
  private let subtables: [PairSubtable]
  /// The subtables of each lookup.
  private let lookups: [Range<Int>]
  private let isInert: Bool
  /// Whether a pair may go without its value since its first glyph is the second of another pair.
  let skipsPairs: Bool
  /// Whether the table `kern` applies instead, whose pairs HarfBuzz is asked for.
  private let isLegacy: Bool

  /// What is known of a pair.
  enum Answer {
    case units(Int)
    /// Units and the part of the table that gave them, which is to be tried against HarfBuzz once.
    case untried(Int, part: Int)
    /// HarfBuzz has to be asked.
    case unknown
  }

  /// The glyphs that pairs with a value can begin with.
  let firsts: GlyphSet

  init(_ table: FontTable, lookups: PairLookups, isInert: Bool, isLegacy: Bool) {
    self.table = table
    subtables = lookups.subtables
    self.lookups = lookups.lookups
    skipsPairs = lookups.movesSeconds
    firsts = isLegacy ? GlyphSet.empty.complement : lookups.firsts
    self.isInert = isInert
    self.isLegacy = isLegacy
  }

  /// The value of a pair.
  ///
  /// O(lookups log n).
  func answer(_ first: Int, _ second: Int) -> Answer {
    if isLegacy { return .unknown }
    var found = PairValue(units: 0, part: 0, isVariable: false)
    for lookup in lookups {
      guard let value = value(first, second, in: lookup) else { return .unknown }
      guard value.units != 0 else { continue }
      // Of several values together HarfBuzz is asked each time.
      if found.units != 0 { return .unknown }
      found = value
    }
    return found.units == 0 ? .units(0) : .untried(found.units, part: found.part)
  }

  /// The value that a lookup gives; nil if HarfBuzz has to be asked.
  private func value(_ first: Int, _ second: Int, in lookup: Range<Int>) -> PairValue? {
    var isCertain = true
    for index in lookup {
      guard let answer = try? subtables[index].answer(first, second, in: table) else { return nil }
      switch answer {
      case .none:
        continue
      case .unclassed(let value):
        guard value.units == 0, isConstant(value) else { return nil }
        // It applies and adds nothing, or the next subtable is asked.
        isCertain = false
      case .value(let value):
        guard isConstant(value), isCertain || value.units == 0 else { return nil }
        return value
      }
    }
    return PairValue(units: 0, part: 0, isVariable: false)
  }

  private func isConstant(_ value: PairValue) -> Bool { isInert || !value.isVariable }
}
