internal import Synchronization

/// Where the advances of one font, script and language come from: nothing at first, and a table once
/// enough text was shaped that the proof pays.
@safe final class AdvanceSource: Sendable {
  private let language: ShapingLanguage
  private let proofs: FontProofs
  /// Its place in `Script.plain`.
  private let place: Int
  /// Where the table is published, and where it keeps what only its script has; the source's owner
  /// owns them.
  private let slot: AdvanceSlot
  private let scripted: ScalarWords
  private let scalars = Atomic<Int>(0)
  private let isTried = Atomic<Bool>(false)

  /// The scalars of runs that asked in vain before a proof is begun, in this script and in all of
  /// the font's, so that a short program makes none.
  private static let scalarsBeforeProof = (inScript: 64, inFont: 512)
  /// As how many more scalars a run counts, since it takes as long whatever its length.
  private static let scalarsOfRun = 8

  init(
    place: Int, language: ShapingLanguage, proofs: FontProofs, slot: AdvanceSlot,
    scripted: ScalarWords
  ) {
    self.place = place
    self.scripted = scripted
    self.language = language
    self.proofs = proofs
    self.slot = slot
  }

  /// The table, if there is one.
  var table: AdvanceTable? {
    unsafe slot.table?.takeUnretainedValue()
  }

  /// The table, if there is one; the scalars of a run that asks in vain are counted, and the run
  /// that makes them enough has it made.
  func table(for font: HarfBuzzFont, count: Int) -> AdvanceTable? {
    if let table { return table }
    guard !isTried.load(ordering: .relaxed) else { return nil }
    let asked = count + Self.scalarsOfRun
    let inFont = proofs.ask(asked)
    let inScript = scalars.add(asked, ordering: .relaxed).newValue
    guard inScript >= Self.scalarsBeforeProof.inScript, inFont >= Self.scalarsBeforeProof.inFont,
      !isTried.exchange(true, ordering: .relaxed),
      let table = try? AdvanceTable(
        font, proofs: proofs, place: place, language: language, scripted: scripted)
    else { return nil }
    slot.publish(table)
    return table
  }
}

/// The place where one script's table is published, once: a plain pointer, so that asking takes no
/// lock and counts no reference.
@safe struct AdvanceSlot: Sendable {
  nonisolated(unsafe) private let place: UnsafeMutablePointer<Atomic<Unmanaged<AdvanceTable>?>>

  init() {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: Atomic(nil))
  }

  func deallocate() {
    unsafe table?.release()
    unsafe place.deallocate()
  }

  func publish(_ table: AdvanceTable) {
    unsafe place.pointee.store(Unmanaged.passRetained(table), ordering: .releasing)
  }

  /// The table, nil as long as there is none; it lives as long as the slot.
  @inline(__always)
  var table: Unmanaged<AdvanceTable>? {
    unsafe place.pointee.load(ordering: .acquiring)
  }
}
