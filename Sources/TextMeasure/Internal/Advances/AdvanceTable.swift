internal import Synchronization

/// The advances of a font's scalars and pairs in left-to-right runs of one script and language, as
/// far as `AdvanceProof` proves them.
///
/// Entries are found when they are first asked for; reading them takes no lock. Where rules match,
/// only the stretch that they could reach is shaped, once.
@safe final class AdvanceTable: Sendable {
  /// What is known so far, by scalar and for the first scalars by pair.
  private let reader = AdvanceReader()
  private let pairs = PairMemo()
  private let filler: Mutex<AdvanceFiller>

  init(_ font: HarfBuzzFont, script: Script, language: ShapingLanguage) throws(ProofRefusal) {
    let proof = try AdvanceProof(font, script: script, language: language)
    filler = Mutex(
      AdvanceFiller(
        font, proof: proof, script: script, language: language, reader: reader, pairs: pairs))
  }

  deinit {
    reader.deallocate()
  }

  /// The advance in font units of a text that is one run of the table's script, if all it takes is
  /// to add up what is known.
  ///
  /// O(n), without a lock.
  @inline(__always)
  func knownUnits(of utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    unsafe reader.units(of: utf8)
  }

  /// The advance of a text that is one run of the table's script, nil if it has to be shaped.
  ///
  /// What is not known yet is found. O(n).
  func units(of utf8: UnsafeBufferPointer<UInt8>) -> RunUnits? {
    let text = unsafe utf8.span
    return filler.withLock { filler in filler.units(of: text) }
  }

  /// The advance of a run in font units, nil if it has to be shaped.
  ///
  /// `run` is storage to work in. O(n), without a lock where all is known and no rule could match.
  func units(of text: ArraySlice<UInt32>, run: inout AdvanceRun) -> Int? {
    run.removeAll()
    var (before, last): (ScalarEntry, UInt32) = (.none, 0)
    for scalar in text {
      let entry = entry(scalar)
      guard entry.isProven, let pair = pair(before, entry, (last, scalar)) else { return nil }
      run.append(scalar, entry, pair: pair)
      (before, last) = (entry, scalar)
    }
    if run.isSuspect { filler.withLock { $0.putStretches(into: &run) } }
    return run.units
  }

  @inline(__always)
  private func entry(_ scalar: UInt32) -> ScalarEntry {
    let known = ScalarEntry(word: reader.scalars[scalar])
    return known.isKnown ? known : filler.withLock { $0.entry(of: scalar) }
  }

  @inline(__always)
  private func pair(
    _ first: ScalarEntry, _ second: ScalarEntry, _ scalars: (UInt32, UInt32)
  ) -> PairEntry? {
    reader.pair(first, second) {
      let pair = ScalarPair(first, second, scalars)
      return pairs.entry(pair.glyphs) ?? filler.withLock { $0.entry(of: pair) }
    }
  }
}

/// The advance of a text in font units.
struct RunUnits {
  let units: Int
  /// Whether rules could match, so that adding it up again takes more than what is known.
  let isSuspect: Bool
}
