internal import Synchronization

/// The sources of a font's advances in one language, one for each script whose text may be measured
/// without shaping.
final class AdvanceSources: Sendable {
  let language: ShapingLanguage
  private let sources: [AdvanceSource]
  /// What looks advances up.
  let known = KnownAdvances()

  init(_ language: ShapingLanguage, proofs: FontProofs) {
    self.language = language
    let known = known
    sources = Script.plain.indices.map { place in
      AdvanceSource(
        place: place, language: language, proofs: proofs, slot: known.slot(place),
        scripted: known.scripted)
    }
  }

  deinit {
    known.deallocate()
  }

  /// The source for a script, nil if its text is always shaped.
  func source(_ script: Script) -> AdvanceSource? {
    script.plainIndex.map { sources[$0] }
  }

  /// The source of a script by its place in `Script.plain`.
  subscript(place: Int) -> AdvanceSource { sources[place] }
}

/// The sources of a font's advances, by language.
final class AdvancesByLanguage: Sendable {
  // A list, since there are few and a program for one text has no time to set up a dictionary.
  private let sources = Mutex<[AdvanceSources]>([])
  private let proofs = FontProofs()

  func sources(_ language: ShapingLanguage) -> AdvanceSources {
    sources.withLock { sources in
      if let known = sources.first(where: { $0.language == language }) { return known }
      let fresh = AdvanceSources(language, proofs: proofs)
      sources.append(fresh)
      return fresh
    }
  }
}

/// What looks known advances up, script by script: plain pointers, so that it counts no references.
///
/// The `AdvanceSources` that made it own what they point to.
@safe struct KnownAdvances: Sendable {
  /// In the order of `Script.plain`, common and Latin first.
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<AdvanceSlot>
  /// Entries of scalars that only one script has, in its table.
  let scripted = ScalarWords()

  init() {
    unsafe slots = .allocate(capacity: Script.plain.count)
    for place in Script.plain.indices { unsafe (slots + place).initialize(to: AdvanceSlot()) }
  }

  func deallocate() {
    for place in Script.plain.indices { unsafe slots[place].deallocate() }
    unsafe slots.deallocate()
    scripted.deallocate()
  }

  func slot(_ place: Int) -> AdvanceSlot { unsafe slots[place] }

  /// The advance of a text, as far as it only adds up: it is one run, or several of plain scripts of
  /// which Latin is not the first; of the latter what is not known yet is found.
  ///
  /// O(n), without a lock for what is known.
  @inline(__always)
  func units(of utf8: UnsafeBufferPointer<UInt8>) -> KnownUnits {
    // Below U+0300, the first scalar that is led by 0xCC, there is only ASCII and more of Latin.
    let mayBeginInLatin = unsafe utf8.first.map { $0 < 0xCC } ?? true
    guard mayBeginInLatin, let place = unsafe KnownAdvances.place(of: utf8) else {
      return unsafe unitsOfRuns(utf8)
    }
    let known = unsafe reader(place)?.units(of: utf8) ?? .unprovable
    if case .units = known { return known }
    return place == KnownAdvances.latin ? known : unsafe unitsOfRuns(utf8)
  }

  /// The reader of a script's table, nil as long as there is none.
  @inline(__always)
  func reader(_ place: Int) -> AdvanceReader? {
    unsafe slots[place].table?._withUnsafeGuaranteedRef { $0.reader }
  }

  /// The advance of a text of one run in a script's table, what is not known yet found; nil if there
  /// is no table, and nil within if the text has to be shaped.
  func foundUnits(of utf8: UnsafeBufferPointer<UInt8>, place: Int) -> RunUnits?? {
    unsafe slots[place].table?._withUnsafeGuaranteedRef { unsafe $0.units(of: utf8) }
  }

  /// The place of Latin among the plain scripts.
  static let latin = 1

  /// Which of the plain scripts a text could be in from end to end: Latin if it has an ASCII letter,
  /// else that of the first scalar that has one.
  @inline(__always)
  static func place(of utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    unsafe utf8.contains { 0x61...0x7A ~= $0 | 0x20 } ? latin : ScriptRuns.firstPlace(of: utf8)
  }
}
