internal import Synchronization

/// Where the advances of one font, script and language come from: nothing at first, and a table once
/// enough text was shaped that the proof pays.
@safe final class AdvanceSource: Sendable {
  let script: Script
  private let language: ShapingLanguage
  /// The table, owned once it is there; a plain pointer, so that a look-up takes no lock.
  nonisolated(unsafe) private let published = Atomic<Unmanaged<AdvanceTable>?>(nil)
  /// The table's pairs of printable ASCII, at hand so that a look-up counts no references.
  nonisolated(unsafe) private let publishedPairs = Atomic<ASCIIPairs.Words?>(nil)
  private let runs = Atomic<Int>(0)

  /// The runs that are shaped before a proof is begun.
  ///
  /// A proof costs about as much as shaping this many (`Benchmarks/README.md`).
  static let runsBeforeProof = 200

  init(script: Script, language: ShapingLanguage) {
    self.script = script
    self.language = language
  }

  deinit {
    unsafe published.load(ordering: .acquiring)?.release()
  }

  /// The pairs of printable ASCII, if there is a table.
  @inline(__always)
  var asciiPairs: ASCIIPairs? {
    unsafe publishedPairs.load(ordering: .acquiring).map { unsafe ASCIIPairs($0) }
  }

  /// The table, if there is one.
  @inline(__always)
  var table: AdvanceTable? {
    unsafe published.load(ordering: .acquiring)?.takeUnretainedValue()
  }

  /// The table, if there is one; a run that asks in vain is counted, and the last of those that
  /// have to be shaped makes it.
  func table(for font: HarfBuzzFont) -> AdvanceTable? {
    if let table { return table }
    guard runs.add(1, ordering: .relaxed).newValue == Self.runsBeforeProof,
      let fresh = try? AdvanceTable(font, script: script, language: language)
    else { return nil }
    unsafe published.store(Unmanaged.passRetained(fresh), ordering: .releasing)
    unsafe publishedPairs.store(fresh.ascii.words, ordering: .releasing)
    return fresh
  }
}
