/// Pairs of sets that stand side by side in sequences, quick to find by a glyph of the first.
struct AdjacentSets: Sendable {
  /// Two sets, the sequence that they are in, and the place of the first there.
  struct Entry: Sendable {
    let first: SetID
    let second: SetID
    /// The sequence and in the low byte the place, of which there are no more than 64.
    private let position: UInt32

    var sequence: Int { Int(position >> 8) }
    var place: Int { Int(position & 0xFF) }

    /// The sets at a place of a sequence and behind it.
    init(_ sequences: SetSequences, _ sequence: Int, place: Int) {
      let start = sequences.range(of: sequence).lowerBound + place
      first = sequences.set(at: start)
      second = sequences.set(at: start + 1)
      position = UInt32(sequence << 8 | place)
    }
  }

  /// In the order of their first sets: those of one glyph, by it, and then all others; those with
  /// equal ones by their second sets.
  private var entries: [Entry]
  /// Each first set and where its entries begin, in their order.
  private var groups: [(first: SetID, start: Int32)] = []
  /// How many groups are of one glyph.
  private var glyphCount = 0
  /// The glyphs of first sets that have several.
  private var glyphsOfMany: GlyphBits?

  /// O(entries).
  init(_ unordered: [Entry], _ sets: GlyphSets) {
    entries = unordered
    entries.sort(byKey: \.second.order)
    entries.sort(byKey: \.first.order)
    for (index, entry) in entries.enumerated() where entry.first != groups.last?.first {
      groups.append((entry.first, Int32(index)))
      if entry.first.glyph != nil { glyphCount += 1 }
    }
    if glyphCount == groups.count { return }
    var glyphs = GlyphBits()
    for group in groups[glyphCount...] { glyphs.insert(sets[group.first]) }
    glyphsOfMany = glyphs
  }

  subscript(index: Int) -> Entry { entries[index] }

  /// The entries of each first set that a glyph is in.
  ///
  /// O(log n) for most glyphs, O(sets) for those of any.
  func entries(first glyph: Int, _ sets: GlyphSets) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (low, high) = (0, glyphCount)
    while low < high {
      let middle = (low + high) / 2
      if (groups[middle].first.glyph ?? 0) < glyph { low = middle + 1 } else { high = middle }
    }
    if low < glyphCount, groups[low].first.glyph == glyph { found.append(range(ofGroup: low)) }
    guard glyphsOfMany?.contains(glyph) == true else { return found }
    for group in glyphCount..<groups.count where sets.contains(glyph, in: groups[group].first) {
      found.append(range(ofGroup: group))
    }
    return found
  }

  private func range(ofGroup group: Int) -> Range<Int> {
    let end = group + 1 < groups.count ? Int(groups[group + 1].start) : entries.count
    return Int(groups[group].start)..<end
  }
}
