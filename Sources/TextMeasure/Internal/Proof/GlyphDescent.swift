/// What glyphs substitutions can make of others.
struct GlyphDescent {
  private var parents: [Int: [Int]] = [:]
  /// All that is made of another glyph.
  private lazy var made = GlyphSet(glyphs: parents.keys)
  /// Each substitution of a glyph with all that comes of it.
  private var substitutions: [(glyph: Int, outputs: [Int])] = []
  private var ligatures: [[Int]] = []
  /// The marks that a glyph beside them in the text could have come before.
  private var carried = GlyphSet.empty
  /// The glyphs behind which a ligature could put such marks.
  private var carriers = GlyphSet.empty

  /// A substitution that takes `glyph`, alone or as a part, and puts `outputs`.
  mutating func add(_ glyph: Int, outputs: [Int]) throws(ProofRefusal) {
    guard substitutions.count < Self.most else { throw .tooManyRules }
    substitutions.append((glyph, outputs))
    for output in outputs where output != glyph { parents[output, default: []].append(glyph) }
  }

  /// A ligature that takes `components`.
  mutating func add(ligature components: [Int], output: Int) throws(ProofRefusal) {
    for component in components { try add(component, outputs: [output]) }
    if components.count > 1 { ligatures.append(components) }
  }

  /// Notes that ligatures pass over `hidden` glyphs and put them behind their last component.
  ///
  /// A mark that a rule makes of an earlier component then stands beside what follows the last one.
  mutating func carry(_ hidden: GlyphSet) {
    carried = hidden.intersection(made)
    guard !carried.isEmpty else { return }
    carriers = sources(of: carried)
    var grows = true
    while grows {
      let components = GlyphSet(
        glyphs: ligatures.filter { $0.contains { carriers.contains($0) } }.joined())
      let more = sources(of: carriers.union(components))
      grows = more != carriers
      carriers = more
    }
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
    let sources = set.union(GlyphSet(glyphs: found))
    return set.intersection(carried).isEmpty ? sources : sources.union(carriers)
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
