internal import Synchronization

/// What is proven of a font at given axes, once for all scripts and languages whose runs take part in
/// the same lookups: a proof depends on nothing else of them.
final class FontProofs: Sendable {
  private let known = Mutex(Known())
  private let asked = Atomic<Int>(0)

  private struct Known {
    var reader: LayoutReader?
    var glyphs: NominalGlyphs?
    var proofs: [PlannedLayout: Result<AdvanceProof, ProofRefusal>] = [:]
  }

  /// Counts scalars that were asked for in vain, and returns how many were so far.
  func ask(_ count: Int) -> Int { asked.add(count, ordering: .relaxed).newValue }

  /// The glyphs of scalars by themselves, of the font whose proofs these are.
  func glyphs(_ font: HarfBuzzFont) -> NominalGlyphs {
    known.withLock { known in
      let glyphs = known.glyphs ?? NominalGlyphs(font)
      known.glyphs = glyphs
      return glyphs
    }
  }

  /// The proof for a script and language of the font whose proofs these are.
  ///
  /// - Throws: `ProofRefusal` if nothing is proven.
  func proof(
    _ font: HarfBuzzFont, script: Script, language: ShapingLanguage
  ) throws(ProofRefusal) -> AdvanceProof {
    let layout = font.plannedLayout(script: script, language: language)
    let result = known.withLock { known in
      if let proof = known.proofs[layout] { return proof }
      var reader = known.reader.take() ?? LayoutReader(font)
      let proof = Result { () throws(ProofRefusal) in
        try AdvanceProof(font, layout: layout, reader: &reader)
      }
      known.reader = reader
      known.proofs[layout] = proof
      return proof
    }
    return try result.get()
  }
}
