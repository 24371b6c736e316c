internal import Synchronization

/// Where the advances of one font, script and language come from: nothing at first, and a table once
/// enough text was shaped that the proof pays.
@safe final class AdvanceSource: Sendable {
  let script: Script
  private let language: ShapingLanguage
  private let proofs: FontProofs
  /// The table, owned once it is there; a plain pointer, so that asking takes no lock.
  private let published = unsafe Atomic<Unmanaged<AdvanceTable>?>(nil)
  /// Where the table's reader is published, which the source's owner owns.
  private let slot: AdvanceSlot
  private let scalars = Atomic<Int>(0)
  private let isTried = Atomic<Bool>(false)

  /// The scalars of runs that asked in vain before a proof is begun, in this script and in all of
  /// the font's, so that a short program makes none.
  private static let scalarsBeforeProof = (inScript: 64, inFont: 512)

  init(script: Script, language: ShapingLanguage, proofs: FontProofs, slot: AdvanceSlot) {
    self.script = script
    self.language = language
    self.proofs = proofs
    self.slot = slot
  }

  deinit {
    unsafe published.load(ordering: .acquiring)?.release()
  }

  /// The table, if there is one.
  var table: AdvanceTable? {
    unsafe published.load(ordering: .acquiring)?.takeUnretainedValue()
  }

  /// The table, if there is one; the scalars of a run that asks in vain are counted, and the run
  /// that makes them enough has it made.
  func table(for font: HarfBuzzFont, count: Int) -> AdvanceTable? {
    if let table { return table }
    guard !isTried.load(ordering: .relaxed) else { return nil }
    let inFont = proofs.ask(count)
    let inScript = scalars.add(count, ordering: .relaxed).newValue
    guard inScript >= Self.scalarsBeforeProof.inScript, inFont >= Self.scalarsBeforeProof.inFont,
      !isTried.exchange(true, ordering: .relaxed),
      let table = try? AdvanceTable(font, proofs: proofs, script: script, language: language)
    else { return nil }
    unsafe published.store(Unmanaged.passRetained(table), ordering: .releasing)
    slot.publish(table.reader)
    return table
  }
}

/// The place where the reader of one script's table is published, once.
@safe struct AdvanceSlot: Sendable {
  nonisolated(unsafe) private let place: UnsafeMutablePointer<Atomic<UnsafePointer<AdvanceReader>?>>

  init() {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: Atomic(nil))
  }

  func deallocate() {
    unsafe place.pointee.load(ordering: .acquiring)?.deallocate()
    unsafe place.deallocate()
  }

  func publish(_ reader: AdvanceReader) {
    let copy = UnsafeMutablePointer<AdvanceReader>.allocate(capacity: 1)
    unsafe copy.initialize(to: reader)
    unsafe place.pointee.store(UnsafePointer(copy), ordering: .releasing)
  }

  /// The reader, nil as long as there is no table.
  @inline(__always)
  var reader: AdvanceReader? {
    unsafe place.pointee.load(ordering: .acquiring)?.pointee
  }
}
