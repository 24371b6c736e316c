internal import Synchronization

/// The sources of a font's advances in one language, one for each script whose text may be measured
/// without shaping.
final class AdvanceSources: Sendable {
  private let sources: [AdvanceSource]
  /// Those of the scripts that tags are mostly in, at hand.
  let latin: AdvanceSource
  let common: AdvanceSource

  init(_ language: ShapingLanguage) {
    sources = Script.plain.map { AdvanceSource(script: $0, language: language) }
    common = sources[0]
    latin = sources[1]
  }

  /// The source for a script, nil if its text is always shaped.
  func source(_ script: Script) -> AdvanceSource? {
    sources.first { $0.script == script }
  }
}

/// The sources of a font's advances, by language.
final class AdvancesByLanguage: Sendable {
  private let sources = Mutex<[ShapingLanguage: AdvanceSources]>([:])

  func sources(_ language: ShapingLanguage) -> AdvanceSources {
    sources.withLock { sources in
      if let known = sources[language] { return known }
      let fresh = AdvanceSources(language)
      sources[language] = fresh
      return fresh
    }
  }
}
