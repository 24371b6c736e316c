/// What glyphs substitutions can make of others.
struct GlyphDescent {
  private var parents: [Int: [Int]] = [:]
  /// All that is made of another glyph.
  private lazy var made = GlyphSet(glyphs: parents.keys)
  /// Each substitution of a glyph with all that comes of it.
  private var substitutions: [(glyph: Int, outputs: [Int])] = []

  /// A substitution that takes `glyph`, alone or as a part, and puts `outputs`.
  mutating func add(_ glyph: Int, outputs: [Int]) throws(ProofRefusal) {
    guard substitutions.count < Self.most else { throw .tooManyRules }
    substitutions.append((glyph, outputs))
    for output in outputs where output != glyph { parents[output, default: []].append(glyph) }
  }

  private static let most = 200_000

  var isEmpty: Bool { substitutions.isEmpty }

  /// Whether any substitution makes one of `glyphs`.
  mutating func makes(anyOf glyphs: GlyphSet) -> Bool {
    !made.intersection(glyphs).isEmpty
  }

  /// The glyphs of which some substitutions, one after the other, could make one of `set`, and
  /// those of `set` themselves.
  mutating func sources(of set: GlyphSet) -> GlyphSet {
    var found: Set<Int> = []
    var open = Array(made.intersection(set).glyphs)
    while let glyph = open.popLast() {
      for parent in parents[glyph] ?? [] where !set.contains(parent) {
        if found.insert(parent).inserted { open.append(parent) }
      }
    }
    // A parent inside the set may have parents of its own, which are sources as well; they were
    // reached, since every member that something makes was open from the start.
    return set.union(GlyphSet(glyphs: found))
  }

  /// The glyphs that could be made into nothing, or into nothing but `hidden` glyphs, which some
  /// lookup passes over.
  func vanishing(hidden: GlyphSet) -> GlyphSet {
    var vanishing: Set<Int> = []
    var grows = true
    while grows {
      grows = false
      for (glyph, outputs) in substitutions
      where outputs.allSatisfy({ hidden.contains($0) || vanishing.contains($0) }) {
        if vanishing.insert(glyph).inserted { grows = true }
      }
    }
    return GlyphSet(glyphs: vanishing)
  }
}
