/// The glyphs that a font's character map gives to scalars (OpenType, "cmap — Character to Glyph Index
/// Mapping Table"), wherever that is sure to be what HarfBuzz 6.0.0 answers.
///
/// Only sound tables are taken, which HarfBuzz takes too; a map with an encoding for symbols, or whose
/// Unicode subtable has another format than 4 or 12, is left to HarfBuzz.
final class CharacterMap: Sendable {
  private let table: FontTable
  private let starts: RangeStarts
  private let ranges: Ranges

  private enum Ranges {
    case segments(CharacterSegments)
    case groups(CharacterGroups)
  }

  /// Checks a `cmap`, all of it.
  ///
  /// O(ranges).
  ///
  /// - Throws: `ProofRefusal` if HarfBuzz could answer something else.
  init(_ table: FontTable) throws(ProofRefusal) {
    self.table = table
    let subtable = try EncodingRecords(table).unicodeSubtable
    switch try table.number(at: subtable) {
    case 4:
      let segments = try CharacterSegments(table, at: subtable)
      starts = try RangeStarts(count: segments.count) { segments.range($0, in: table) }
      ranges = .segments(segments)
    case 12:
      let groups = try CharacterGroups(table, at: subtable)
      starts = try RangeStarts(count: groups.count) { groups.range($0, in: table) }
      ranges = .groups(groups)
    default:
      throw .unknownFormat
    }
  }

  /// The glyph of a scalar, 0 if it has none; nil if HarfBuzz has to be asked.
  ///
  /// O(1).
  func glyph(for scalar: UInt32) -> Int? {
    guard let index = starts.range(before: scalar) else { return nil }
    guard index >= 0 else { return 0 }
    return switch ranges {
    case .segments(let segments): segments.glyph(for: scalar, in: index, of: table)
    case .groups(let groups): groups.glyph(for: scalar, in: index, of: table)
    }
  }
}
