internal import Synchronization

/// The advances of a font's scalars and pairs in left-to-right runs of one script and language, as
/// far as `AdvanceProof` proves them.
///
/// Entries are found when they are first asked for; reading them takes no lock. Where rules match,
/// only the stretch that they could reach is shaped, once.
@safe final class AdvanceTable: Sendable {
  /// What is known so far, by scalar and for the first scalars by pair.
  let reader = AdvanceReader()
  private let pairs = PairMemo()
  private let filler: Mutex<AdvanceFiller>

  init(
    _ font: HarfBuzzFont, proofs: FontProofs, script: Script, language: ShapingLanguage
  ) throws(ProofRefusal) {
    let proof = try proofs.proof(font, script: script, language: language)
    filler = Mutex(AdvanceFiller(font, proof: proof, script: script, language: language))
  }

  deinit {
    reader.deallocate()
  }

  /// The advance of a run in font units, nil if it has to be shaped.
  ///
  /// Where `isWhole`, the run is all of a text, which has to be in the table's script from end to
  /// end. `run` is storage to work in. O(n).
  func units(
    of text: ArraySlice<UInt32>, isWhole: Bool = false, run: inout AdvanceRun
  ) -> Int? {
    run.removeAll()
    var before = KnownScalar(scalar: 0, entry: ScalarEntry(word: 0))
    for scalar in text {
      let after = KnownScalar(scalar: scalar, entry: entry(of: scalar))
      guard isWhole ? after.entry.isInScript : after.entry.isProven,
        let pair = pair(before, after)
      else { return nil }
      run.append(after.entry, pair: pair)
      before = after
    }
    guard run.isSuspect else { return run.units }
    return filler.withLock { $0.units(of: text, run: &run, pairs: pairs) }
  }

  // MARK: Entries

  @inline(__always)
  func entry(of scalar: UInt32) -> ScalarEntry {
    let known = ScalarEntry(word: reader.scalars[scalar])
    return known.isKnown ? known : fill(scalar)
  }

  @inline(never)
  private func fill(_ scalar: UInt32) -> ScalarEntry {
    filler.withLock { filler in
      let known = ScalarEntry(word: reader.scalars[scalar])
      if known.isKnown { return known }
      let entry = filler.entry(of: scalar)
      reader.scalars.set(scalar, entry.word)
      return entry
    }
  }

  /// The entry of a pair, nil if nothing can be said.
  @inline(__always)
  private func pair(_ first: KnownScalar, _ second: KnownScalar) -> PairEntry? {
    guard let row = first.entry.row, second.entry.column != 0 else {
      return first.entry.begins ? foundPair(first, second) : .empty
    }
    let advance = second.entry.advance
    let word = reader.square[row, second.entry.column]
    if word & 1 != 0 { return PairEntry(units: PairSquare.units(word) - advance) }
    let found = first.entry.begins ? foundPair(first, second) : .empty
    if word == PairSquare.unknown, let found {
      reader.square[row, second.entry.column] =
        found.isSuspect ? PairSquare.unprovable : PairSquare.word(units: advance + found.units)
    }
    return found
  }

  private func foundPair(_ first: KnownScalar, _ second: KnownScalar) -> PairEntry? {
    let glyphs = GlyphPair(first.entry.glyph, second.entry.glyph)
    if let known = pairs.entry(glyphs) { return known }
    let pair = ScalarPair(
      scalars: (first.scalar, second.scalar), glyphs: glyphs,
      units: first.entry.advance + second.entry.advance)
    return filler.withLock { filler in
      if let known = pairs.entry(glyphs) { return known }
      guard let entry = filler.entry(of: pair), pairs.insert(glyphs, entry) else { return nil }
      return entry
    }
  }
}

extension AdvanceTable: RunAdvances {
  func units(of second: KnownScalar, behind first: KnownScalar) -> Int? {
    guard let pair = pair(first, second), !pair.isSuspect else { return nil }
    return second.entry.advance + pair.units
  }
}
