/// The pairs of a table's first scalars as a square of words, so that a pair is one look-up.
///
/// Printable ASCII has its own rows and columns, other scalars those from 128 on in the order in
/// which they come up, until all are taken. A word is the units that the second scalar brings, its
/// advance and what the pair adds, and `bias` besides; it is much less where only a closer look can
/// tell. Row 0 stands for the beginning, and for any scalar that no pair begins with; column 0 for
/// the end, which brings nothing. Its owner frees its 256 KB, of which text in ASCII touches less
/// than 100.
///
/// The words of a column lie side by side, so that two bytes of ASCII, read as one number, are the
/// place of their pair.
struct PairSquare: Sendable {
  private let words = ZeroedWords(count: side * side)

  static let side = 256
  static let firstFreeColumn = 128
  /// Not asked for yet.
  static let unknown: Int32 = 0
  /// Not proven, or a pair around which a rule could match.
  static let unprovable: Int32 = 1

  /// Units that a word can hold: so few beside the bias that a sum of eight words tells whether one
  /// of them holds none.
  private static let mostUnits = 1 << 17
  private static let bias: Int32 = 1 << 22
  private static let leastWord = bias - Int32(mostUnits)

  init() {
    for row in 0..<PairSquare.side { self[row, 0] = PairSquare.word(units: 0) }
  }

  func deallocate() {
    words.deallocate()
  }

  static func word(units: Int) -> Int32 {
    abs(units) <= mostUnits ? bias + Int32(units) : unprovable
  }

  /// The units in a word, nil if it holds none.
  @inline(__always)
  static func units(_ word: Int32) -> Int? {
    word < leastWord ? nil : Int(word &- bias)
  }

  @inline(__always)
  subscript(row: Int, column: Int) -> Int32 {
    get { words[column &<< 8 | row] }
    nonmutating set { words[column &<< 8 | row] = newValue }
  }

  /// The units of eight characters in a word, the first in its lowest byte and behind `row`; nil if
  /// one of the pairs holds none.
  @inline(__always)
  func units(of characters: UInt64, behind row: Int) -> Int? {
    var sum = words[Int((characters &<< 8 | UInt64(row)) & 0xFFFF)]
    for pair in 0..<7 {
      sum &+= words[Int(characters &>> UInt64(8 * pair) & 0xFFFF)]
    }
    return sum < 8 * PairSquare.leastWord ? nil : Int(sum &- 8 * PairSquare.bias)
  }

  /// Whether one of these pairs was not asked for yet.
  @inline(never)
  func hasUnknown(_ characters: UInt64, behind row: Int) -> Bool {
    var first = row
    for place in 0..<8 {
      let second = Int(characters >> UInt64(8 * place) & 0xFF)
      if self[first, second] == PairSquare.unknown { return true }
      first = second
    }
    return false
  }
}
