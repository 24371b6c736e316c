/// The values of pairs, with what was found of first glyphs: texts have many more pairs than those.
///
/// One task uses it at a time.
struct PairRows {
  private let pairs: PairPositioning
  /// The glyph of each of 256 places, and where its parts are; a glyph takes the place of another.
  private var rows: [(glyph: Int, parts: Range<Int>)]
  private var parts: [PairPositioning.Part] = []

  private static let mostParts = 1 << 12

  /// What is known of a pair.
  enum Answer {
    case units(Int)
    /// Units and the part of the table that gave them, which is to be tried against HarfBuzz once.
    case untried(Int, part: Int)
    /// HarfBuzz has to be asked.
    case unknown
  }

  init(_ pairs: PairPositioning) {
    self.pairs = pairs
    rows = Array(repeating: (-1, 0..<0), count: 256)
  }

  /// The value of a pair: of each lookup that of the first subtable that applies.
  ///
  /// O(subtables log n), for a glyph that other pairs began with just before those that have it.
  mutating func answer(_ first: Int, _ second: Int) -> Answer {
    if pairs.isLegacy { return .unknown }
    var found = PairValue(units: 0, part: 0, isVariable: false)
    var (answered, uncertain) = (-1, -1)
    for index in partPlaces(of: first) where parts[index].lookup != answered {
      let lookup = parts[index].lookup
      switch pairs.answer(parts[index], second) {
      case nil:
        return .unknown
      case .some(.none):
        continue
      case .unclassed(let value):
        guard value.units == 0 else { return .unknown }
        // It applies and adds nothing, or the next subtable is asked.
        uncertain = lookup
      case .value(let value):
        answered = lookup
        guard value.units != 0 else { continue }
        // Of several values together HarfBuzz is asked each time.
        guard lookup != uncertain, found.units == 0 else { return .unknown }
        found = value
      }
    }
    return found.units == 0 ? .units(0) : .untried(found.units, part: found.part)
  }

  /// Where the parts of a glyph are, found unless it has its place.
  private mutating func partPlaces(of first: Int) -> Range<Int> {
    let place = first & 0xFF
    if rows[place].glyph != first { addRow(of: first, at: place) }
    return rows[place].parts
  }

  private mutating func addRow(of first: Int, at place: Int) {
    if parts.count >= Self.mostParts { self = PairRows(pairs) }
    let start = parts.count
    pairs.addParts(of: first, to: &parts)
    rows[place] = (first, start..<parts.count)
  }
}
