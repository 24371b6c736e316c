/// What glyphs the substitutions of a plan can make of others.
struct GlyphDescent: Sendable {
  /// What each lookup makes.
  private var lookups: [Substitutions] = []
  /// How much they make together.
  private var count = 0
  /// All that is made of other glyphs.
  private(set) var made = GlyphBits()
  /// The same as a set, from `index` on.
  private var madeSet = GlyphSet.empty
  /// All but those from a glyph to itself, in the order of outputs, from `index` on.
  private var steps: [Substitutions.Step] = []
  /// The marks that a glyph beside them in the text could have come before.
  private var carried = GlyphSet.empty
  /// The glyphs behind which a ligature could put such marks.
  private var carriers = GlyphSet.empty

  var isEmpty: Bool { lookups.isEmpty }

  mutating func add(_ lookup: Substitutions) throws(ProofRefusal) {
    guard lookup.count > 0 else { return }
    count += lookup.count
    guard count <= Substitutions.most else { throw .tooManyRules }
    lookups.append(lookup)
    lookup.forEachMade { made.insert(Int($0)) }
  }

  /// Adds what substitutions make of made glyphs, of what they make of those, and so on: those that
  /// take nothing but glyphs of `covered`, none of which is in a text.
  mutating func follow(
    _ covered: GlyphSet,
    _ substitute: (_ glyph: Int, inout Substitutions) throws(ProofRefusal) -> Void
  ) throws(ProofRefusal) {
    if covered.isEmpty { return }
    var seen = GlyphBits()
    var next = 0
    while next < lookups.count {
      var outputs: [Int] = []
      lookups[next].forEachStep { step in
        let output = Int(step.output)
        if covered.contains(output), seen.insert(output) { outputs.append(output) }
      }
      var more = Substitutions()
      for output in outputs { try substitute(output, &more) }
      try add(more)
      next += 1
    }
  }

  /// Puts what was added in order, for `sources`; no more is added.
  mutating func index() {
    guard steps.isEmpty else { return }
    for lookup in lookups {
      lookup.forEachStep { if $0.output != $0.glyph { steps.append($0) } }
    }
    steps.sort(byKey: { Int($0.output) })
    madeSet = made.set
  }

  // MARK: Answers

  /// Notes that ligatures pass over `hidden` glyphs and put them behind their last component.
  ///
  /// A mark that a rule makes of an earlier component then stands beside what follows the last one.
  mutating func carry(_ hidden: GlyphSet) {
    guard makes(anyOf: hidden) else { return }
    index()
    carried = hidden.intersection(madeSet)
    carriers = sources(of: carried)
    var grows = true
    while grows {
      let carrying = GlyphBits(carriers)
      var reached = GlyphBits()
      for lookup in lookups {
        lookup.forEachLigature { components, _ in
          let glyphs = components.lazy.map(lookup.component)
          guard glyphs.contains(where: carrying.contains) else { return }
          for glyph in glyphs { reached.insert(glyph) }
        }
      }
      let more = sources(of: carriers.union(reached.set))
      grows = more != carriers
      carriers = more
    }
  }

  /// Whether any substitution makes one of `glyphs`.
  func makes(anyOf glyphs: GlyphSet) -> Bool {
    !made.isDisjoint(with: glyphs)
  }

  /// The glyphs of which some substitutions, one after the other, could make one of `set`, and
  /// those of `set` themselves.
  func sources(of set: GlyphSet) -> GlyphSet {
    let members = madeSet.intersection(set)
    guard !members.isEmpty else { return set }
    var found = GlyphBits()
    var open: [UInt16] = []
    func openParents(of first: UInt16, through last: UInt16) {
      var place = firstStep(to: first)
      while place < steps.count, steps[place].output <= last {
        let parent = steps[place].glyph
        place += 1
        if !set.contains(Int(parent)), found.insert(Int(parent)) { open.append(parent) }
      }
    }
    for span in members.spans { openParents(of: span.first, through: span.last) }
    while let glyph = open.popLast() { openParents(of: glyph, through: glyph) }
    // A parent inside the set may have parents of its own, which are sources as well; they were
    // reached, since every member that something makes was open from the start.
    let sources = set.union(found.set)
    return set.intersection(carried).isEmpty ? sources : sources.union(carriers)
  }

  private func firstStep(to glyph: UInt16) -> Int {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].output < glyph { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The glyphs that could be made into nothing, or into nothing but `hidden` glyphs, which some
  /// lookup passes over.
  func vanishing(hidden: GlyphSet) -> GlyphSet {
    let deletes = lookups.contains { $0.multiples.contains(where: \.outputs.isEmpty) }
    guard deletes || makes(anyOf: hidden) else { return .empty }
    var gone = GlyphBits(hidden)
    var vanishing = GlyphBits()
    var grows = true
    func add(_ glyph: Int) {
      guard vanishing.insert(glyph) else { return }
      gone.insert(glyph)
      grows = true
    }
    while grows {
      grows = false
      for lookup in lookups {
        for step in lookup.wholes where gone.contains(Int(step.output)) { add(Int(step.glyph)) }
        for (glyph, outputs) in lookup.multiples
        where outputs.allSatisfy({ gone.contains(Int($0)) }) {
          add(Int(glyph))
        }
        lookup.forEachLigature { components, output in
          guard gone.contains(Int(output)) else { return }
          for place in components { add(lookup.component(at: place)) }
        }
      }
    }
    return vanishing.set
  }
}
