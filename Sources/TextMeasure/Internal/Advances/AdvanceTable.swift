/// The advances of a font's scalars and pairs in left-to-right runs of one script and language, as
/// far as `AdvanceProof` proves them.
///
/// Entries are found when they are first asked for; reading them takes no lock, and tasks that find
/// some at once do not wait for each other. Where rules match, only the stretch that they could reach
/// is shaped.
final class AdvanceTable: Sendable {
  private let published: PublishedAdvances
  private let fillers: IdlePool<IdleFiller>

  /// The table of a script by its place in `Script.plain`; `scripted` is where it keeps entries of
  /// scalars that no other script has, and must outlive it.
  ///
  /// - Throws: `ProofRefusal` if nothing is proven.
  init(
    _ font: HarfBuzzFont, proofs: FontProofs, place: Int, language: ShapingLanguage,
    scripted: ScalarWords
  ) throws(ProofRefusal) {
    let script = Script.plain[place]
    let proof = try proofs.proof(font, script: script, language: language)
    let glyphs = proofs.glyphs(font)
    let published = PublishedAdvances(place: place, scripted: scripted)
    self.published = published
    fillers = IdlePool {
      IdleFiller(
        AdvanceFiller(
          font, glyphs: glyphs, proof: proof, script: script, language: language,
          published: published))
    }
  }

  deinit {
    published.deallocate()
  }

  /// What adds up what is known, for as long as this object lives.
  @inline(__always)
  var reader: AdvanceReader { published.reader }

  /// The advance of a text that is one run of the table's script, nil if it has to be shaped.
  ///
  /// What is not known yet is found. O(n).
  func units(of utf8: UnsafeBufferPointer<UInt8>) -> RunUnits? {
    fillers.with { unsafe $0.units(of: utf8) }
  }

  /// The advance of a run in font units, nil if it has to be shaped.
  ///
  /// `run` is storage to work in. What is not known yet is found. O(n).
  func units(of text: ArraySlice<UInt32>, run: inout AdvanceRun) -> Int? {
    fillers.with { $0.filler.units(of: text, most: text.count, isRun: true, run: &run) }
  }

  /// The entry of a scalar, found if it is not known.
  func entry(of scalar: UInt32) -> ScalarEntry {
    fillers.with { $0.filler.entry(of: scalar) }
  }

  /// The units that a scalar brings behind another, found if they are not known; nil if it takes more
  /// than adding up.
  func units(of second: KnownScalar, behind first: KnownScalar) -> Int? {
    fillers.with { $0.filler.newUnits(of: second, behind: first) }
  }

  /// The advance of the run of the table's script that begins at `index` of a text, nil if it takes
  /// more than adding up.
  ///
  /// `index` becomes where the run ends; `isFirst` tells whether the text begins with it. What is not
  /// known yet is found. O(n).
  func units(
    ofRunIn utf8: UnsafeBufferPointer<UInt8>, from index: inout Int, isFirst: Bool
  ) -> Int? {
    fillers.with { unsafe $0.filler.units(ofRunIn: utf8, from: &index, isFirst: isFirst) }
  }
}

/// A filler, and room for a text in hand.
private struct IdleFiller: ~Copyable {
  var filler: AdvanceFiller
  private var run = AdvanceRun()

  init(_ filler: consuming AdvanceFiller) {
    self.filler = filler
  }

  mutating func units(of utf8: UnsafeBufferPointer<UInt8>) -> RunUnits? {
    let units = unsafe filler.units(
      of: UTF8Scalars(utf8), most: utf8.count, isRun: false, run: &run)
    return units.map { RunUnits(units: $0, isSuspect: run.isSuspect) }
  }
}

/// The advance of a text in font units.
struct RunUnits {
  let units: Int
  /// Whether rules could match, so that adding it up again takes more than what is known.
  let isSuspect: Bool
}
