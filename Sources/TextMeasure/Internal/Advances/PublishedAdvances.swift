internal import Synchronization

/// What was found of a font's scalars and pairs, for all who add up and all who find more: plain
/// pointers, so that it counts no references.
///
/// The `AdvanceTable` that made it owns what they point to.
@safe struct PublishedAdvances: Sendable {
  let reader: AdvanceReader
  /// Pairs of scalars that have no place in the square, and what rules have to do with pairs.
  let pairs = PairMemo()
  nonisolated(unsafe) private let state: UnsafeMutablePointer<State>

  private struct State: ~Copyable {
    let isRefuted = Atomic(false)
    let nextColumn = Atomic(PairSquare.firstFreeColumn)
  }

  init(place: Int, scripted: ScalarWords) {
    reader = AdvanceReader(place: place, scripted: scripted)
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: State())
  }

  func deallocate() {
    reader.deallocate()
    pairs.deallocate()
    unsafe state.deallocate()
  }

  /// Whether a value in GPOS was not what HarfBuzz does, which refuses parts of damaged tables; then
  /// nobody takes a value from there any more.
  var isRefuted: Bool { unsafe state.pointee.isRefuted.load(ordering: .relaxed) }

  func refute() {
    unsafe state.pointee.isRefuted.store(true, ordering: .relaxed)
  }

  /// A column of the square that no scalar had so far, 0 if all are taken.
  func takeColumn() -> Int {
    guard unsafe state.pointee.nextColumn.load(ordering: .relaxed) < PairSquare.side else {
      return 0
    }
    let column = unsafe state.pointee.nextColumn.add(1, ordering: .relaxed).oldValue
    return column < PairSquare.side ? column : 0
  }
}
