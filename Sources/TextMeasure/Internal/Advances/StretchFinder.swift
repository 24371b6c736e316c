/// Finds where rules match in runs of proven glyphs, and how far any could reach from there.
struct StretchFinder {
  private let index: RuleIndex
  private var rows: GlyphRows
  /// What was found out of pairs, for runs that need it.
  private var pairs = PairMap<PairPlaces>()
  /// The places of all pairs, pair after pair.
  private var found: [AdjacentSets.Entry] = []

  /// As many places as are kept, of 12 bytes, and each pair counts as eight: 768 KB.
  private static let mostPlaces = 1 << 16

  /// Where rules and all that could reach across have a pair, in `found`.
  private struct PairPlaces {
    let anchors: Range<Int32>
    let links: Range<Int32>
  }

  init(_ index: RuleIndex) {
    self.index = index
    rows = GlyphRows(index)
  }

  /// Whether a rule could match around a pair, and whether one matches it by itself.
  mutating func judge(_ pair: GlyphPair) -> (isSuspect: Bool, isRule: Bool) {
    rows.forgetIfLarge()
    let (first, second) = (rows.place(of: pair.first), rows.place(of: pair.second))
    guard rows.isSuspect(first, second) else { return (false, false) }
    let isRule = places(of: pair).anchors.contains {
      index.rules[found[Int($0)].sequence].count == 2
    }
    return (true, isRule)
  }

  /// The stretches of a run that rules change, as far as any could reach: none if no rule matches
  /// whole.
  mutating func findStretches(of run: inout AdvanceRun) {
    rows.forgetIfLarge()
    for index in 0..<run.count - 1 where run.items[index + 1].pair.isSuspect {
      guard isMatched(at: index, of: run) else { continue }
      StretchFinder.add(index..<index + 2, to: &run.stretches)
    }
    while grow(&run) {
      let grown = run.stretches
      run.stretches.removeAll(keepingCapacity: true)
      for stretch in grown { StretchFinder.add(stretch, to: &run.stretches) }
    }
  }

  /// Lets each stretch grow as far as something could reach out of it, but not into the next ones,
  /// which grow from there themselves; false if nothing could.
  private mutating func grow(_ run: inout AdvanceRun) -> Bool {
    var grows = false
    for place in run.stretches.indices {
      let stretch = run.stretches[place]
      let least = place > 0 ? run.stretches[place - 1].upperBound : 0
      let isLast = place + 1 == run.stretches.count
      let most = isLast ? run.count : run.stretches[place + 1].lowerBound
      var (first, end) = (stretch.lowerBound, stretch.upperBound)
      while first > least, reaches(across: first, to: .before, of: run) { first -= 1 }
      while end < most, reaches(across: end, to: .after, of: run) { end += 1 }
      guard first..<end != stretch else { continue }
      run.stretches[place] = first..<end
      grows = true
    }
    return grows
  }

  /// Adds a stretch after others; those that touch are one, for the pair between them is not of
  /// unchanged glyphs.
  private static func add(_ stretch: Range<Int>, to stretches: inout [Range<Int>]) {
    if let last = stretches.last, last.upperBound >= stretch.lowerBound {
      let end = max(last.upperBound, stretch.upperBound)
      stretches[stretches.count - 1] = min(last.lowerBound, stretch.lowerBound)..<end
    } else {
      stretches.append(stretch)
    }
  }

  // MARK: Rules

  /// Whether a rule that has the pair that begins at `index` matches whole.
  private mutating func isMatched(at index: Int, of run: AdvanceRun) -> Bool {
    for place in places(of: run.pair(at: index)).anchors {
      let anchor = found[Int(place)]
      let sets = self.index.rules.range(of: anchor.sequence)
      let start = index - anchor.place
      guard start >= 0, start + sets.count <= run.count else { continue }
      if matches(sets, at: start, of: run) { return true }
    }
    return false
  }

  /// Whether the glyphs of a run from `start` on are in the sets of a rule, one after the other.
  private mutating func matches(_ sets: Range<Int>, at start: Int, of run: AdvanceRun) -> Bool {
    for (offset, place) in sets.enumerated()
    where !has(index.rules.set(at: place), at: start + offset, of: run) { return false }
    return true
  }

  private mutating func has(_ set: SetID, at index: Int, of run: AdvanceRun) -> Bool {
    let place = rows.place(of: run.items[index].glyph)
    return rows.contains(place, set)
  }

  // MARK: Reach

  private enum Side {
    case before
    case after
  }

  /// Whether a lookup could reach across the pair that ends at `index` of a run from one side, where
  /// rules match, to the other, where none does and glyphs are what they were: all that it looks at
  /// there has to be there, up to where glyphs may have changed again.
  private mutating func reaches(across index: Int, to side: Side, of run: AdvanceRun) -> Bool {
    for place in places(of: run.pair(at: index - 1)).links {
      let link = found[Int(place)]
      let sets = self.index.sequences.range(of: link.sequence)
      let start = index - 1 - link.place
      if isThere(sets, from: start, past: index, to: side, of: run) { return true }
    }
    return false
  }

  /// Whether a run has all that a pattern that begins at `start` looks at on one side of the pair
  /// that ends at `index`.
  private mutating func isThere(
    _ sets: Range<Int>, from start: Int, past index: Int, to side: Side, of run: AdvanceRun
  ) -> Bool {
    let positions =
      side == .after
      ? stride(from: index + 1, to: start + sets.count, by: 1)
      : stride(from: index - 2, to: start - 1, by: -1)
    for position in positions {
      guard run.items.indices.contains(position) else { return false }
      if run.mayHaveChanged(position) { return true }
      let set = self.index.sequences.set(at: sets.lowerBound + position - start)
      guard has(set, at: position, of: run) else { return false }
    }
    return true
  }

  // MARK: Pairs

  /// Where rules and links have a pair.
  private mutating func places(of pair: GlyphPair) -> PairPlaces {
    if let known = pairs[pair] { return known }
    let (first, second) = (rows.place(of: pair.first), rows.place(of: pair.second))
    if found.count + 8 * pairs.count >= Self.mostPlaces {
      pairs.removeAll()
      found.removeAll()
    }
    let start = Int32(found.count)
    rows.appendAnchors(first, second, to: &found)
    let middle = Int32(found.count)
    rows.appendLinks(first, second, to: &found)
    let places = PairPlaces(anchors: start..<middle, links: middle..<Int32(found.count))
    pairs.insert(pair, places)
    return places
  }
}
