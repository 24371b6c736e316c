/// Reads contextual and chained rules (OpenType, "Sequence Context" and "Chained Sequence Context"),
/// which GSUB and GPOS share.
struct ContextReader {
  let table: FontTable
  private var coverageIDs: [Int: Int] = [:]
  private var classes: [Int: GlyphClasses] = [:]
  private var classIDs: [ClassKey: Int] = [:]

  private struct ClassKey: Hashable {
    let table: Int?
    let value: Int
  }

  /// One rule: its sets in the order of the text, and the lookups that it calls.
  struct Rule {
    var positions: [Int]
    var calls: [Int]
  }

  init(_ table: FontTable) {
    self.table = table
  }

  /// Hands each rule of a subtable to `body`, also those that call nothing: where one matches, the
  /// lookup looks no further.
  mutating func forEachRule(
    ofSubtable start: Int, isChained: Bool, sets: inout SequenceRules,
    _ body: (Rule, inout SequenceRules) throws(ProofRefusal) -> Void
  ) throws(ProofRefusal) {
    var rules: [Rule] = []
    switch (try table.number(at: start), isChained) {
    case (1, _): rules = try glyphRules(at: start, isChained: isChained, &sets)
    case (2, _): rules = try classRules(at: start, isChained: isChained, &sets)
    case (3, false):
      let count = try table.number(at: start + 2)
      let inputs = try coverages(count, at: start + 6, from: start, &sets)
      rules = [Rule(positions: inputs, calls: try calls(start + 4, at: start + 6 + 2 * count))]
    case (3, true):
      var cursor = start + 2
      let backtrack = try coverageList(&cursor, from: start, &sets)
      let input = try coverageList(&cursor, from: start, &sets)
      guard !input.isEmpty else { throw .damagedTable }
      let lookahead = try coverageList(&cursor, from: start, &sets)
      rules = [
        Rule(
          positions: backtrack.reversed() + input + lookahead,
          calls: try calls(cursor, at: cursor + 2))
      ]
    default: throw .unknownFormat
    }
    for rule in rules {
      guard !rule.positions.isEmpty else { throw .damagedTable }
      try body(rule, &sets)
    }
  }

  // MARK: Formats

  private mutating func glyphRules(
    at start: Int, isChained: Bool, _ sets: inout SequenceRules
  ) throws(ProofRefusal) -> [Rule] {
    let firsts = Array(
      try table.coverage(at: table.subtable(at: start + 2, from: start), isIndexed: true).glyphs)
    let count = try table.number(at: start + 4)
    var rules: [Rule] = []
    for index in 0..<min(count, firsts.count) {
      guard let set = try table.subtable(at: start + 6 + 2 * index, from: start) else { continue }
      let first = sets.id(of: GlyphSet(firsts[index]))
      for rule in try ruleOffsets(set) {
        rules.append(
          try self.rule(at: rule, isChained: isChained, first: first) { _, glyph in
            sets.id(of: GlyphSet(glyph))
          })
      }
    }
    return rules
  }

  private mutating func classRules(
    at start: Int, isChained: Bool, _ sets: inout SequenceRules
  ) throws(ProofRefusal) -> [Rule] {
    let covered = try table.coverage(at: table.subtable(at: start + 2, from: start))
    // The class definitions of backtrack, input and lookahead; a plain context has one.
    var definitions: [Int?] = []
    for place in 0..<(isChained ? 3 : 1) {
      definitions.append(try table.subtable(at: start + 4 + 2 * place, from: start))
      try readClasses(definitions[place])
    }
    let parts = isChained ? definitions : [definitions[0], definitions[0], definitions[0]]
    let header = start + 4 + 2 * definitions.count
    var rules: [Rule] = []
    for value in 0..<(try table.number(at: header)) {
      guard let set = try table.subtable(at: header + 2 + 2 * value, from: start) else { continue }
      let first = sets.id(of: covered.intersection(glyphs(of: value, in: parts[1])))
      for rule in try ruleOffsets(set) {
        rules.append(
          try self.rule(at: rule, isChained: isChained, first: first) { part, value in
            let key = ClassKey(table: parts[part], value: value)
            if let id = classIDs[key] { return id }
            let id = sets.id(of: glyphs(of: value, in: parts[part]))
            classIDs[key] = id
            return id
          })
      }
    }
    return rules
  }

  private func ruleOffsets(_ set: Int) throws(ProofRefusal) -> [Int] {
    var offsets: [Int] = []
    for offset in try table.numbers(table.number(at: set), at: set + 2) where offset != 0 {
      offsets.append(set + offset)
    }
    return offsets
  }

  /// A rule of glyphs or classes: `id` makes a set of a number in part 0 backtrack, 1 input or
  /// 2 lookahead.
  private func rule(
    at start: Int, isChained: Bool, first: Int, id: (_ part: Int, _ number: Int) -> Int
  ) throws(ProofRefusal) -> Rule {
    var cursor = start
    func list(_ count: Int) throws(ProofRefusal) -> [Int] {
      let values = try table.numbers(count, at: cursor)
      cursor += 2 * count
      return values
    }
    func count() throws(ProofRefusal) -> Int {
      cursor += 2
      return try table.number(at: cursor - 2)
    }
    guard isChained else {
      let inputCount = try count()
      let callCount = try count()
      guard inputCount > 0 else { throw .damagedTable }
      let input = try list(inputCount - 1)
      return Rule(
        positions: [first] + input.map { id(1, $0) }, calls: try calls(callCount, from: cursor))
    }
    let backtrack = try list(count())
    let inputCount = try count()
    guard inputCount > 0 else { throw .damagedTable }
    let input = try list(inputCount - 1)
    let lookahead = try list(count())
    let callCount = try count()
    return Rule(
      positions: backtrack.reversed().map { id(0, $0) } + [first] + input.map { id(1, $0) }
        + lookahead.map { id(2, $0) },
      calls: try calls(callCount, from: cursor))
  }

  // MARK: Sets

  private mutating func readClasses(_ offset: Int?) throws(ProofRefusal) {
    guard let offset, classes[offset] == nil else { return }
    classes[offset] = try table.classes(at: offset)
  }

  private func glyphs(of value: Int, in definition: Int?) -> GlyphSet {
    let classes = definition.flatMap { self.classes[$0] } ?? GlyphClasses(spans: [])
    return classes.glyphs(of: value)
  }

  private mutating func coverageList(
    _ cursor: inout Int, from start: Int, _ sets: inout SequenceRules
  ) throws(ProofRefusal) -> [Int] {
    let count = try table.number(at: cursor)
    let list = try coverages(count, at: cursor + 2, from: start, &sets)
    cursor += 2 + 2 * count
    return list
  }

  private mutating func coverages(
    _ count: Int, at place: Int, from start: Int, _ sets: inout SequenceRules
  ) throws(ProofRefusal) -> [Int] {
    var list: [Int] = []
    for index in 0..<count {
      guard let offset = try table.subtable(at: place + 2 * index, from: start) else {
        list.append(sets.id(of: .empty))
        continue
      }
      if let id = coverageIDs[offset] {
        list.append(id)
      } else {
        let id = sets.id(of: try table.coverage(at: offset))
        coverageIDs[offset] = id
        list.append(id)
      }
    }
    return list
  }

  // MARK: Calls

  private func calls(_ countPlace: Int, at place: Int) throws(ProofRefusal) -> [Int] {
    try calls(table.number(at: countPlace), from: place)
  }

  private func calls(_ count: Int, from place: Int) throws(ProofRefusal) -> [Int] {
    let fields = try table.numbers(2 * count, at: place)
    return stride(from: 1, to: fields.count, by: 2).map { fields[$0] }
  }
}
