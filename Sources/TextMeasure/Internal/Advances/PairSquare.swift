internal import Synchronization

/// The pairs of a table's first scalars as a square of words, so that a pair is one look-up.
///
/// Printable ASCII has columns 1 to 95, other scalars those after it in the order in which they come
/// up, until the square is full. A word is the units that the second scalar brings, its advance and
/// what the pair adds, and whether rules could reach across; it is even where only a closer look can
/// tell. Row 0 stands for the beginning,
/// and for any scalar that no pair begins with. Its owner frees its 144 KB.
@safe struct PairSquare: Sendable {
  nonisolated(unsafe) private let words: UnsafeMutablePointer<Atomic<Int32>>

  static let side = 192
  static let firstFreeColumn = 96
  /// Not asked for yet.
  static let unknown: Int32 = 0
  /// Not proven, or a pair around which a rule could match.
  static let unprovable: Int32 = 2

  init() {
    unsafe words = .allocate(capacity: Self.side * Self.side)
    for index in 0..<Self.side * Self.side {
      unsafe (words + index).initialize(to: Atomic(Self.unknown))
    }
  }

  func deallocate() {
    unsafe words.deallocate()
  }

  /// The word of a pair and the advance of its second scalar: odd, unless a rule could match.
  static func word(_ pair: PairEntry, advance: Int) -> Int32 {
    let units = pair.units + advance
    guard !pair.isSuspect, PairEntry.range.contains(units) else { return unprovable }
    return Int32(units) << 2 | (pair.isLinked ? 2 : 0) | 1
  }

  /// The units in an odd word.
  @inline(__always)
  static func units(_ word: Int32) -> Int { Int(word >> 2) }

  /// The pair in an odd word, by the advance of its second scalar.
  @inline(__always)
  static func pair(_ word: Int32, advance: Int) -> PairEntry {
    PairEntry(units: units(word) - advance, isSuspect: false, isLinked: word & 2 != 0)
  }

  @inline(__always)
  subscript(row: Int, column: Int) -> Int32 {
    get { unsafe words[row &* Self.side &+ column].load(ordering: .relaxed) }
    nonmutating set {
      unsafe words[row &* Self.side &+ column].store(newValue, ordering: .relaxed)
    }
  }
}
