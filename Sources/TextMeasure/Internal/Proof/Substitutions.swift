/// What a lookup makes of glyphs.
struct Substitutions: Sendable {
  /// A glyph, and one of which a substitution makes it.
  struct Step: Sendable {
    let output: UInt16
    let glyph: UInt16

    init(_ output: UInt16, of glyph: Int) {
      self.output = output
      self.glyph = UInt16(glyph)
    }
  }

  /// Each output that is made of a single glyph, and what it is made of.
  private(set) var wholes: [Step] = []
  /// The same of glyphs that are made into several.
  private(set) var parts: [Step] = []
  /// The substitutions of a glyph by several, or by none.
  private(set) var multiples: [(glyph: UInt16, outputs: [UInt16])] = []
  /// Ligatures of several glyphs, each as a sequence of sets of one.
  private(set) var ligatures = SetSequences()
  /// What each of them makes.
  private var ligatureOutputs: [UInt16] = []

  /// More than any font has that was seen.
  static let most = 200_000

  var count: Int { wholes.count + parts.count + multiples.count + ligatures.setCount }

  // MARK: Reading

  mutating func reserveCapacity(_ count: Int) {
    wholes.reserveCapacity(wholes.count + count)
  }

  /// A substitution that takes `glyph` alone and puts `output`.
  @inline(__always)
  mutating func add(_ glyph: Int, output: Int) {
    wholes.append(Step(UInt16(output), of: glyph))
  }

  /// A substitution that takes `glyph` and puts as many as there are in `outputs`.
  mutating func add(_ glyph: Int, outputs: [UInt16]) {
    multiples.append((UInt16(glyph), outputs))
    for output in outputs { parts.append(Step(output, of: glyph)) }
  }

  /// What the next one of `ligatures` makes.
  @inline(__always)
  mutating func add(ligatureOutput output: Int) {
    ligatureOutputs.append(UInt16(output))
  }

  /// Takes the ligatures whose outputs were added.
  mutating func endLigatures(_ sequences: SetSequences) {
    ligatures = sequences
  }

  /// - Throws: `ProofRefusal.tooManyRules` if more was added than is worth keeping.
  func requireRoom() throws(ProofRefusal) {
    guard count <= Self.most else { throw .tooManyRules }
  }

  // MARK: Answers

  /// Every ligature: the places of its components in `ligatures`, and what it makes of them.
  func forEachLigature(_ body: (_ components: Range<Int>, _ output: UInt16) -> Void) {
    for (index, output) in ligatureOutputs.enumerated() {
      body(ligatures.range(of: index), output)
    }
  }

  /// Every output that is made of another glyph, some more than once.
  func forEachMade(_ body: (UInt16) -> Void) {
    for step in wholes where step.output != step.glyph { body(step.output) }
    for step in parts where step.output != step.glyph { body(step.output) }
    forEachLigature { components, output in
      if components.contains(where: { component(at: $0) != output }) { body(output) }
    }
  }

  /// Every step, also those from a glyph to itself.
  func forEachStep(_ body: (Step) -> Void) {
    for step in wholes { body(step) }
    for step in parts { body(step) }
    forEachLigature { components, output in
      for place in components { body(Step(output, of: component(at: place))) }
    }
  }

  /// A component of a ligature.
  func component(at place: Int) -> Int { ligatures.set(at: place).glyph ?? 0 }
}
