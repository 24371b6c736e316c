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
    var before = ScalarEntry(word: 0)
    for index in text.indices {
      let entry = entry(text[index])
      guard isWhole ? entry.isInScript : entry.isProven else { return nil }
      guard let pair = pair(before, entry, at: index, of: text) else { return nil }
      run.append(entry, pair: pair)
      before = entry
    }
    guard run.isSuspect else { return run.units }
    return filler.withLock { $0.units(of: text, run: &run, pairs: pairs) }
  }

  // MARK: Entries

  @inline(__always)
  private func entry(_ scalar: UInt32) -> ScalarEntry {
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

  /// The entry of the pair that ends at `index`, nil if nothing can be said.
  @inline(__always)
  private func pair(
    _ first: ScalarEntry, _ second: ScalarEntry, at index: Int, of text: ArraySlice<UInt32>
  ) -> PairEntry? {
    guard let row = first.row, second.column != 0 else {
      return first.begins ? foundPair(first, second, at: index, of: text) : .empty
    }
    let word = reader.square[row, second.column]
    if word & 1 != 0 { return PairEntry(units: PairSquare.units(word) - second.advance) }
    let found = first.begins ? foundPair(first, second, at: index, of: text) : .empty
    if word == PairSquare.unknown, let found {
      reader.square[row, second.column] =
        found.isSuspect
        ? PairSquare.unprovable : PairSquare.word(units: second.advance + found.units)
    }
    return found
  }

  private func foundPair(
    _ first: ScalarEntry, _ second: ScalarEntry, at index: Int, of text: ArraySlice<UInt32>
  ) -> PairEntry? {
    let glyphs = GlyphPair(first.glyph, second.glyph)
    if let known = pairs.entry(glyphs) { return known }
    let pair = ScalarPair(
      scalars: (text[index - 1], text[index]), glyphs: glyphs,
      units: first.advance + second.advance)
    return filler.withLock { filler in
      if let known = pairs.entry(glyphs) { return known }
      guard let entry = filler.entry(of: pair), pairs.insert(glyphs, entry) else { return nil }
      return entry
    }
  }
}
