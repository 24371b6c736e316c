/// What a `RuleIndex` says of glyphs, gathered when one is first asked for.
///
/// Rows of bits say which sets it is in, and which come next where a rule could match. Sets of one
/// glyph have no bits.
struct GlyphRows {
  private let index: RuleIndex
  /// Words of a row, of which each glyph has two.
  private let rowLength: Int
  private var words: [UInt64] = []
  /// The glyphs that come next where a rule could match, as sets of one, in order.
  private var seconds: [Int32] = []
  /// The entries that begin with a glyph.
  private var entries: [Range<Int>] = []
  private var rows: [Row] = []
  /// The row of each glyph, -1 for one that was not asked for.
  private var places: [Int32] = []

  private struct Row {
    let glyph: Int
    /// Where its bits begin.
    let start: Int
    /// Where its part of `seconds` is.
    let seconds: Range<Int>
    /// Where its entries are in `entries`, among the anchors and among the links.
    let anchors: Range<Int>
    let links: Range<Int>
  }

  /// As many words as are kept: 512 KB.
  private static let mostWords = 1 << 16

  /// The row of a glyph, valid until `forgetIfLarge`.
  struct Place: Sendable {
    fileprivate let row: Int
  }

  init(_ index: RuleIndex) {
    self.index = index
    rowLength = (index.sets.sets.count + 63) / 64
  }

  /// Forgets all rows once they are many, as texts of ever other glyphs make them.
  mutating func forgetIfLarge() {
    if words.count > Self.mostWords { self = GlyphRows(index) }
  }

  /// O(sets of the font and entries of the glyph) the first time.
  @inline(__always)
  mutating func place(of glyph: Int) -> Place {
    glyph < places.count && places[glyph] >= 0
      ? Place(row: Int(places[glyph])) : newPlace(of: glyph)
  }

  @inline(never)
  private mutating func newPlace(of glyph: Int) -> Place {
    if glyph >= places.count {
      places += repeatElement(-1, count: glyph + 1 - places.count)
    }
    places[glyph] = Int32(rows.count)
    let start = words.count
    words += repeatElement(0, count: 2 * rowLength)
    for (number, set) in index.sets.sets.enumerated() where set.contains(glyph) {
      insert(number, at: start)
    }
    let anchors = addEntries(index.anchors.entries(first: glyph, index.sets))
    let links = addEntries(index.links.entries(first: glyph, index.sets))
    let seconds = addSeconds(of: anchors, at: start + rowLength)
    rows.append(
      Row(glyph: glyph, start: start, seconds: seconds, anchors: anchors, links: links))
    return Place(row: rows.count - 1)
  }

  private mutating func addEntries(_ found: [Range<Int>]) -> Range<Int> {
    entries += found
    return entries.count - found.count..<entries.count
  }

  private mutating func addSeconds(of anchors: Range<Int>, at start: Int) -> Range<Int> {
    var glyphs: [Int32] = []
    for entry in entries[anchors].joined() {
      let second = index.anchors[entry].second
      if let number = second.index { insert(number, at: start) }
      if let glyph = second.glyph { glyphs.append(Int32(glyph)) }
    }
    seconds += glyphs.sorted()
    return seconds.count - glyphs.count..<seconds.count
  }

  private mutating func insert(_ set: Int, at start: Int) {
    words[start + set >> 6] |= 1 << UInt64(set & 63)
  }

  /// Whether a glyph is in a set.
  @inline(__always)
  func contains(_ glyph: Place, _ set: SetID) -> Bool {
    let row = rows[glyph.row]
    guard let set = set.index else { return set.glyph == row.glyph }
    return words[row.start + set >> 6] >> UInt64(set & 63) & 1 != 0
  }

  /// Whether a rule could match around two glyphs side by side.
  func isSuspect(_ first: Place, _ second: Place) -> Bool {
    let (first, second) = (rows[first.row], rows[second.row])
    let start = first.start + rowLength
    return (0..<rowLength).contains { words[start + $0] & words[second.start + $0] != 0 }
      || isSecond(second.glyph, in: first.seconds)
  }

  /// O(log n).
  private func isSecond(_ glyph: Int, in range: Range<Int>) -> Bool {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if seconds[middle] < glyph { low = middle + 1 } else { high = middle }
    }
    return low < range.upperBound && seconds[low] == glyph
  }

  /// Adds where rules have two glyphs by which they are looked for.
  func appendAnchors(_ first: Place, _ second: Place, to found: inout [AdjacentSets.Entry]) {
    append(rows[first.row].anchors, of: index.anchors, before: second, to: &found)
  }

  /// Adds where sequences have two glyphs side by side.
  func appendLinks(_ first: Place, _ second: Place, to found: inout [AdjacentSets.Entry]) {
    append(rows[first.row].links, of: index.links, before: second, to: &found)
  }

  private func append(
    _ range: Range<Int>, of pairs: AdjacentSets, before second: Place,
    to found: inout [AdjacentSets.Entry]
  ) {
    // Entries with equal second sets lie side by side.
    var (last, isLast): (SetID?, Bool) = (nil, false)
    for place in entries[range].joined() {
      let entry = pairs[place]
      if entry.second != last { (last, isLast) = (entry.second, contains(second, entry.second)) }
      if isLast { found.append(entry) }
    }
  }
}
