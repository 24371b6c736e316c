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

  /// How often all that is made is gone through, as far as each time shows more; a chain of
  /// substitutions could be as long as there are glyphs.
  private static let mostRounds = 64
  /// How many sources are looked at for all sets of a font's rules: a hundred times what any font
  /// takes that was seen.
  static let mostSources = 1 << 20

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
  ///
  /// - Throws: `ProofRefusal.tooManyRules` if it takes too many rounds.
  mutating func carry(_ hidden: GlyphSet) throws(ProofRefusal) {
    guard makes(anyOf: hidden) else { return }
    index()
    carried = hidden.intersection(madeSet)
    var (grows, rounds, budget) = (true, 0, Self.mostSources)
    carriers = sources(of: carried, budget: &budget)
    while grows {
      rounds += 1
      guard rounds <= Self.mostRounds else { throw .tooManyRules }
      let carrying = GlyphBits(carriers)
      var reached = GlyphBits()
      for lookup in lookups {
        lookup.forEachLigature { components, _ in
          let glyphs = components.lazy.map(lookup.component)
          guard glyphs.contains(where: carrying.contains) else { return }
          for glyph in glyphs { reached.insert(glyph) }
        }
      }
      let more = sources(of: carriers.union(reached.set), budget: &budget)
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
  ///
  /// Each of these that is looked at takes one from `budget`; once it is used up all glyphs are taken
  /// for sources.
  func sources(of set: GlyphSet, budget: inout Int) -> GlyphSet {
    let members = madeSet.intersection(set)
    guard !members.isEmpty else { return set }
    guard budget > 0 else { return GlyphSet.empty.complement }
    var found = GlyphBits()
    var open: [UInt16] = []
    func openParents(of first: UInt16, through last: UInt16) {
      var place = firstStep(to: first)
      while place < steps.count, steps[place].output <= last {
        let parent = steps[place].glyph
        place += 1
        budget -= 1
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
  ///
  /// - Throws: `ProofRefusal.tooManyRules` if it takes too many rounds.
  func vanishing(hidden: GlyphSet) throws(ProofRefusal) -> GlyphSet {
    let deletes = lookups.contains { $0.multiples.contains(where: \.outputs.isEmpty) }
    guard deletes || makes(anyOf: hidden) else { return .empty }
    var gone = GlyphBits(hidden)
    var vanishing = GlyphBits()
    var (grows, rounds) = (true, 0)
    func add(_ glyph: Int) {
      guard vanishing.insert(glyph) else { return }
      gone.insert(glyph)
      grows = true
    }
    while grows {
      grows = false
      rounds += 1
      guard rounds <= Self.mostRounds else { throw .tooManyRules }
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
