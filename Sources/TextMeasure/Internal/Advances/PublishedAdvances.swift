internal import Synchronization

/// What was found of a font's scalars and pairs, for all who add up and all who find more.
final class PublishedAdvances: Sendable {
  let reader = AdvanceReader()
  /// Pairs of scalars that have no place in the square, and what rules have to do with pairs.
  let pairs = PairMemo()
  /// Whether a value in GPOS was not what HarfBuzz does, which refuses parts of damaged tables; then
  /// nobody takes a value from there any more.
  let isRefuted = Atomic(false)
  private let nextColumn = Atomic(PairSquare.firstFreeColumn)

  deinit {
    reader.deallocate()
  }

  /// A column of the square that no scalar had so far, 0 if all are taken.
  func takeColumn() -> Int {
    guard nextColumn.load(ordering: .relaxed) < PairSquare.side else { return 0 }
    let column = nextColumn.add(1, ordering: .relaxed).oldValue
    return column < PairSquare.side ? column : 0
  }
}
