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
/// A class, so that all who ask for pairs share it.
final class PairPositioning: Sendable {
  private let table: FontTable
  private let subtables: [PairSubtable]
  /// The subtables of each lookup.
  private let lookups: [Range<Int>]
  private let isInert: Bool
  /// Whether a pair may go without its value since its first glyph is the second of another pair.
  let skipsPairs: Bool
  /// Whether the table `kern` applies instead, whose pairs HarfBuzz is asked for.
  let isLegacy: Bool
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

  /// What the subtables say of pairs that begin with a glyph.
  struct Part {
    let lookup: Int
    fileprivate let subtable: Int
    /// Nil if it could not be read.
    fileprivate let row: PairSubtable.Row?
  }

  /// Adds the parts of a glyph in the order in which they apply.
  ///
  /// O(subtables log n).
  func addParts(of first: Int, to parts: inout [Part]) {
    for (lookup, range) in lookups.enumerated() {
      for index in range {
        do throws(ProofRefusal) {
          guard let row = try subtables[index].row(of: first, in: table) else { continue }
          parts.append(Part(lookup: lookup, subtable: index, row: row))
        } catch {
          parts.append(Part(lookup: lookup, subtable: index, row: nil))
        }
      }
    }
  }

  /// What a part says of a pair, nil if that cannot be read, or is not the same at all axes.
  func answer(_ part: Part, _ second: Int) -> PairSubtable.Answer? {
    guard let row = part.row,
      let answer = try? subtables[part.subtable].answer(row, second, in: table)
    else { return nil }
    switch answer {
    case .none: return answer
    case .unclassed(let value), .value(let value):
      return isInert || !value.isVariable ? answer : nil
    }
  }
}
