/// What the tables say of glyphs so far.
struct LayoutFindings {
  /// Glyphs of which nothing is proven, wherever they stand.
  private(set) var refused = GlyphSet.empty
  var rules = SequenceRules()

  mutating func refuse(_ glyphs: GlyphSet) {
    refused = refused.union(glyphs)
  }

  /// Whether a rule cannot apply without a mark.
  func needsMark(_ rule: [Int], _ classes: GlyphCategories) -> Bool {
    rule.contains { rules.sets[$0].subtracting(classes.marks).isEmpty }
  }
}

/// The glyphs by their GDEF class, as far as lookups pass over them.
struct GlyphCategories {
  let marks: GlyphSet
  let ligatures: GlyphSet
  /// Whether the font says so itself.
  let isDefined: Bool

  init(_ font: HarfBuzzFont) {
    marks = GlyphSet(glyphs: font.glyphs(ofClass: 3))
    ligatures = GlyphSet(glyphs: font.glyphs(ofClass: 2))
    isDefined = font.hasGlyphClasses
  }
}

/// How many lookups rules call, and so how much work one position could cost HarfBuzz.
///
/// It stops half-way after 1,024 calls a glyph (`HB_BUFFER_MAX_OPS_FACTOR`), in a stretch later than
/// in the whole; rules that could come near are refused.
struct OperationBound {
  /// The lookups that any rule calls.
  private(set) var calls: Set<Int> = []
  /// For each contextual lookup, what each of its rules calls.
  private var callsOfLookup: [Int: [[Int]]] = [:]
  private static let most = 512

  mutating func add(_ rule: [Int], of lookup: Int) throws(ProofRefusal) {
    calls.formUnion(rule)
    callsOfLookup[lookup, default: []].append(rule)
  }

  func check(plan: [Int]) throws(ProofRefusal) {
    var known: [Int: Int] = [:]
    var total = 0
    for lookup in plan { total += try operations(of: lookup, depth: 0, &known) }
    if total > Self.most { throw .tooManyOperations }
  }

  private func operations(
    of lookup: Int, depth: Int, _ known: inout [Int: Int]
  ) throws(ProofRefusal) -> Int {
    if let known = known[lookup] { return known }
    guard depth < 8 else { throw .tooManyOperations }
    var most = 0
    for rule in callsOfLookup[lookup] ?? [] {
      var sum = rule.count
      for call in rule { sum += try operations(of: call, depth: depth + 1, &known) }
      most = max(most, sum)
      if most > Self.most { throw .tooManyOperations }
    }
    known[lookup] = most
    return most
  }
}
