/// Rules as the font has them, and by which two of their sets each is looked for.
///
/// A rule matches only where all its sets stand side by side, so one pair of sets is enough to look
/// for it: that which the fewest proven glyphs are in.
struct AnchoredRules: Sendable {
  /// All that was found, lookup by lookup.
  private let lookups: [SequenceRules]
  let sets: GlyphSets
  /// The proven glyphs that begin anchors, and those that end them.
  let firsts: GlyphBits
  let seconds: GlyphBits
  /// For each sequence the place of its anchor's first set.
  private let anchors: [UInt8]
  /// Stands for what has no anchor.
  private static let none: UInt8 = 0xFF

  init(_ lookups: [SequenceRules], _ sets: GlyphSets, proven: GlyphBits) {
    self.lookups = lookups
    self.sets = sets
    var counts = SetCounts(sets, proven: proven)
    var anchors: [UInt8] = []
    anchors.reserveCapacity(lookups.reduce(0) { $0 + $1.indices.count })
    var (firsts, seconds) = (SetUnion(sets), SetUnion(sets))
    for lookup in lookups {
      let sequences = lookup.sequences
      for index in lookup.indices {
        let places = sequences.range(of: index)
        guard lookup.isRule(index), let first = counts.anchor(places, of: sequences) else {
          anchors.append(Self.none)
          continue
        }
        anchors.append(UInt8(first - places.lowerBound))
        firsts.insert(sequences.set(at: first))
        seconds.insert(sequences.set(at: first + 1))
      }
    }
    self.anchors = anchors
    self.firsts = firsts.glyphs(in: proven)
    self.seconds = seconds.glyphs(in: proven)
  }

  /// Every sequence, and the place in it of its anchor's first set; nil if it is no rule, or a set of
  /// it has no proven glyph.
  func forEachSequence(
    _ body: (_ sequences: SetSequences, _ index: Int, _ anchor: Int?) -> Void
  ) {
    var number = 0
    for lookup in lookups {
      for index in lookup.indices {
        let anchor = anchors[number]
        body(lookup.sequences, index, anchor == Self.none ? nil : Int(anchor))
        number += 1
      }
    }
  }

  /// How many pairs of neighbours there are in all sequences.
  var neighbours: Int { lookups.reduce(0) { $0 + $1.sequences.neighbours } }
}

/// How many proven glyphs sets have, each counted once.
private struct SetCounts {
  private let sets: GlyphSets
  private let proven: GlyphBits
  private var known: [Int32?]

  init(_ sets: GlyphSets, proven: GlyphBits) {
    self.sets = sets
    self.proven = proven
    known = Array(repeating: nil, count: sets.sets.count)
  }

  /// The first of that pair of neighbours that has the fewest glyphs; nil if some set has none.
  mutating func anchor(_ places: Range<Int>, of sequences: SetSequences) -> Int? {
    var (anchor, least) = (places.lowerBound, Int.max)
    var first = 0
    for place in places {
      let second = count(of: sequences.set(at: place))
      if second == 0 { return nil }
      if place > places.lowerBound, first * second < least {
        (anchor, least) = (place - 1, first * second)
      }
      first = second
    }
    return anchor
  }

  @inline(__always)
  private mutating func count(of set: SetID) -> Int {
    guard let index = set.index else { return proven.contains(set.glyph ?? 0) ? 1 : 0 }
    if let count = known[index] { return Int(count) }
    let count = proven.count(of: sets[set])
    known[index] = Int32(count)
    return count
  }
}

/// The glyphs of some sets, each added once.
private struct SetUnion {
  private let sets: GlyphSets
  private var isIn: [Bool]
  private var glyphs = GlyphBits()

  init(_ sets: GlyphSets) {
    self.sets = sets
    isIn = Array(repeating: false, count: sets.sets.count)
  }

  mutating func insert(_ set: SetID) {
    if let glyph = set.glyph { glyphs.insert(glyph) }
    guard let index = set.index, !isIn[index] else { return }
    isIn[index] = true
    glyphs.insert(sets[set])
  }

  /// Those that are proven.
  consuming func glyphs(in proven: GlyphBits) -> GlyphBits {
    glyphs.formIntersection(proven)
    return glyphs
  }
}
