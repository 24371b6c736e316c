/// What glyphs substitutions can make of others.
struct GlyphDescent {
  /// Each output that is made of a single glyph, and what it is made of.
  private var wholes: [Step] = []
  /// The same of glyphs that are made into several.
  private var parts: [Step] = []
  /// The substitutions of a glyph by several, or by none.
  private var multiples: [(glyph: UInt16, outputs: [UInt16])] = []
  /// The components of ligatures, one after the other.
  private var components: [UInt16] = []
  /// What each ligature makes of them, and where they end.
  private var ligatures: [(output: UInt16, end: Int32)] = []
  /// All that is made of other glyphs.
  private(set) var made = GlyphBits()
  /// The same as a set, from `index` on.
  private var madeSet = GlyphSet.empty
  /// All but those from a glyph to itself, in the order of outputs, from `index` on.
  private var steps: [Step] = []
  /// The marks that a glyph beside them in the text could have come before.
  private var carried = GlyphSet.empty
  /// The glyphs behind which a ligature could put such marks.
  private var carriers = GlyphSet.empty

  /// A glyph, and one of which a substitution makes it.
  private struct Step {
    let output: UInt16
    let glyph: UInt16
  }

  private static let most = 200_000

  private func requireRoom(for count: Int = 1) throws(ProofRefusal) {
    let steps = wholes.count + parts.count + components.count
    guard steps + multiples.count + count <= Self.most else { throw .tooManyRules }
  }

  /// A substitution that takes `glyph` alone and puts `output`.
  mutating func add(_ glyph: Int, output: Int) throws(ProofRefusal) {
    try requireRoom()
    wholes.append(Step(output: UInt16(output), glyph: UInt16(glyph)))
    if output != glyph { made.insert(output) }
  }

  /// A substitution that takes `glyph` and puts as many as there are in `outputs`.
  mutating func add(_ glyph: Int, outputs: [UInt16]) throws(ProofRefusal) {
    try requireRoom()
    multiples.append((UInt16(glyph), outputs))
    for output in outputs {
      try requireRoom()
      parts.append(Step(output: output, glyph: UInt16(glyph)))
      if output != glyph { made.insert(Int(output)) }
    }
  }

  /// Adds a glyph to the ligature that `endLigature` ends.
  @inline(__always)
  mutating func addComponent(_ glyph: Int) {
    components.append(UInt16(glyph))
  }

  /// A ligature of the components since the last one.
  mutating func endLigature(output: Int) throws(ProofRefusal) {
    try requireRoom(for: 0)
    ligatures.append((UInt16(output), Int32(components.count)))
    if componentsOfLigature(ligatures.count - 1).contains(where: { $0 != output }) {
      made.insert(output)
    }
  }

  private func componentsOfLigature(_ index: Int) -> ArraySlice<UInt16> {
    components[(index == 0 ? 0 : Int(ligatures[index - 1].end))..<Int(ligatures[index].end)]
  }

  var isEmpty: Bool { wholes.isEmpty && multiples.isEmpty && ligatures.isEmpty }

  /// Adds what substitutions make of made glyphs, of what they make of those, and so on: those that
  /// take nothing but glyphs of `covered`, none of which is in a text.
  mutating func follow(
    _ covered: GlyphSet,
    _ substitute: (_ glyph: Int, inout GlyphDescent) throws(ProofRefusal) -> Void
  ) throws(ProofRefusal) {
    if covered.isEmpty { return }
    var seen = GlyphBits()
    var outputs = ligatures.map(\.output)
    var (wholeCount, partCount) = (0, 0)
    repeat {
      outputs += wholes[wholeCount...].map(\.output) + parts[partCount...].map(\.output)
      (wholeCount, partCount) = (wholes.count, parts.count)
      for output in outputs where covered.contains(Int(output)) && seen.insert(Int(output)) {
        try substitute(Int(output), &self)
      }
      outputs.removeAll(keepingCapacity: true)
    } while wholeCount < wholes.count || partCount < parts.count
  }

  /// Puts what was added in order, for `sources`; no more is added.
  mutating func index() {
    guard steps.isEmpty else { return }
    steps = wholes + parts
    for (index, ligature) in ligatures.enumerated() {
      for component in componentsOfLigature(index) {
        steps.append(Step(output: ligature.output, glyph: component))
      }
    }
    steps.removeAll { $0.output == $0.glyph }
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
      var reached = GlyphBits()
      for ligature in ligatures.indices {
        let components = componentsOfLigature(ligature)
        guard components.contains(where: { carriers.contains(Int($0)) }) else { continue }
        for component in components { reached.insert(Int(component)) }
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
    guard makes(anyOf: hidden) || multiples.contains(where: \.outputs.isEmpty) else {
      return .empty
    }
    var gone = GlyphBits(hidden)
    var vanishing = GlyphBits()
    var grows = true
    func add(_ glyph: UInt16) {
      guard vanishing.insert(Int(glyph)) else { return }
      gone.insert(Int(glyph))
      grows = true
    }
    while grows {
      grows = false
      for step in wholes where gone.contains(Int(step.output)) { add(step.glyph) }
      for (glyph, outputs) in multiples where outputs.allSatisfy({ gone.contains(Int($0)) }) {
        add(glyph)
      }
      for (index, ligature) in ligatures.enumerated() where gone.contains(Int(ligature.output)) {
        for component in componentsOfLigature(index) { add(component) }
      }
    }
    return vanishing.set
  }
}
