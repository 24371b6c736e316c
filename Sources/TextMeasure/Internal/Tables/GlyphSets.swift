/// Names a set of glyphs of a `GlyphSets`; a set of one glyph is named by the glyph.
struct SetID: Hashable, Sendable {
  /// The index of a set, or of one glyph the complement of it.
  private let code: Int32

  init(glyph: Int) {
    code = ~Int32(glyph)
  }

  fileprivate init(index: Int) {
    code = Int32(index)
  }

  /// The glyph of a set of one.
  @inline(__always)
  var glyph: Int? { code < 0 ? Int(~code) : nil }

  /// The index of any other set.
  @inline(__always)
  var index: Int? { code < 0 ? nil : Int(code) }

  /// Its place among all: sets of one glyph, by it, and then all others.
  var order: Int { glyph ?? 0x10000 + Int(code) }
}

/// Distinct sets of glyphs; of those of one glyph, which most are, nothing is kept.
struct GlyphSets: Sendable {
  private(set) var sets: [GlyphSet] = []
  private var ids: [GlyphSet: SetID] = [:]

  mutating func id(of set: GlyphSet) -> SetID {
    if let glyph = set.onlyGlyph { return SetID(glyph: glyph) }
    if let id = ids[set] { return id }
    let id = SetID(index: sets.count)
    ids[set] = id
    sets.append(set)
    return id
  }

  subscript(id: SetID) -> GlyphSet {
    if let index = id.index { return sets[index] }
    return GlyphSet(id.glyph ?? 0)
  }

  /// O(log spans).
  @inline(__always)
  func contains(_ glyph: Int, in id: SetID) -> Bool {
    if let index = id.index { return sets[index].contains(glyph) }
    return id.glyph == glyph
  }

  /// How many glyphs are in a set.
  func count(of id: SetID) -> Int { id.index.map { sets[$0].count } ?? 1 }
}

/// Sequences of sets, one after the other in one array.
struct SetSequences: Sendable {
  private var ids: [SetID] = []
  private var ends: [Int32] = []

  var count: Int { ends.count }
  var indices: Range<Int> { ends.indices }
  /// How many sets all have together.
  var setCount: Int { ids.count }
  /// How many pairs stand side by side in them, if none is empty or open.
  var neighbours: Int { ids.count - ends.count }

  /// Where the sequence lies that `append` adds to until `end` or `discard`.
  var open: Range<Int> { Int(ends.last ?? 0)..<ids.count }

  /// Adds a set to the open sequence.
  @inline(__always)
  mutating func append(_ set: SetID) {
    ids.append(set)
  }

  /// Ends the open sequence; the next one begins.
  mutating func end() {
    ends.append(Int32(ids.count))
  }

  /// Forgets the open sequence.
  mutating func discard() {
    ids.removeSubrange(open)
  }

  /// Where a sequence lies among the sets of all.
  @inline(__always)
  func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// The set at a place of `range(of:)`.
  @inline(__always)
  func set(at place: Int) -> SetID { ids[place] }

  subscript(index: Int) -> ArraySlice<SetID> {
    ids[range(of: index)]
  }
}
