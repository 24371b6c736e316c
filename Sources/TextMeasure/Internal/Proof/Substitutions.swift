/// What a lookup makes of glyphs.
struct Substitutions: Sendable {
  /// A glyph, and one of which a substitution makes it.
  struct Step: Sendable {
    let output: UInt16
    let glyph: UInt16
  }

  /// Each output that is made of a single glyph, and what it is made of.
  private(set) var wholes: [Step] = []
  /// The same of glyphs that are made into several.
  private(set) var parts: [Step] = []
  /// The substitutions of a glyph by several, or by none.
  private(set) var multiples: [(glyph: UInt16, outputs: [UInt16])] = []
  /// The components of ligatures, one after the other.
  private var components: [UInt16] = []
  /// What each ligature makes of them, and where they end.
  private var ligatureEnds: [(output: UInt16, end: Int32)] = []

  /// More than any font has that was seen.
  static let most = 200_000

  var count: Int { wholes.count + parts.count + multiples.count + components.count }

  // MARK: Reading

  mutating func reserveCapacity(_ count: Int) {
    wholes.reserveCapacity(count)
  }

  /// A substitution that takes `glyph` alone and puts `output`.
  @inline(__always)
  mutating func add(_ glyph: Int, output: Int) throws(ProofRefusal) {
    wholes.append(Step(output: UInt16(output), glyph: UInt16(glyph)))
    try requireRoom()
  }

  /// A substitution that takes `glyph` and puts as many as there are in `outputs`.
  mutating func add(_ glyph: Int, outputs: [UInt16]) throws(ProofRefusal) {
    multiples.append((UInt16(glyph), outputs))
    for output in outputs { parts.append(Step(output: output, glyph: UInt16(glyph))) }
    try requireRoom()
  }

  /// Adds a glyph to the ligature that `endLigature` ends.
  @inline(__always)
  mutating func addComponent(_ glyph: Int) {
    components.append(UInt16(glyph))
  }

  /// A ligature of the components since the last one.
  mutating func endLigature(output: Int) throws(ProofRefusal) {
    ligatureEnds.append((UInt16(output), Int32(components.count)))
    try requireRoom()
  }

  @inline(__always)
  private func requireRoom() throws(ProofRefusal) {
    guard count <= Self.most else { throw .tooManyRules }
  }

  // MARK: Answers

  var ligatureCount: Int { ligatureEnds.count }

  /// The glyphs that a ligature is made of, and what it makes of them.
  func ligature(_ index: Int) -> (components: ArraySlice<UInt16>, output: UInt16) {
    let start = index == 0 ? 0 : Int(ligatureEnds[index - 1].end)
    let (output, end) = ligatureEnds[index]
    return (components[start..<Int(end)], output)
  }

  /// Every output that is made of another glyph, some more than once.
  func forEachMade(_ body: (UInt16) -> Void) {
    for step in wholes where step.output != step.glyph { body(step.output) }
    for step in parts where step.output != step.glyph { body(step.output) }
    for index in ligatureEnds.indices {
      let (components, output) = ligature(index)
      if components.contains(where: { $0 != output }) { body(output) }
    }
  }

  /// Every step, also those from a glyph to itself.
  func forEachStep(_ body: (Step) -> Void) {
    for step in wholes { body(step) }
    for step in parts { body(step) }
    var start = 0
    for (output, end) in ligatureEnds {
      for place in start..<Int(end) { body(Step(output: output, glyph: components[place])) }
      start = Int(end)
    }
  }
}
