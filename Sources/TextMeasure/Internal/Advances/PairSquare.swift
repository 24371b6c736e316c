/// The pairs of a table's first scalars as a square of words, so that a pair is one look-up.
///
/// Printable ASCII has its own columns, other scalars those from 128 on in the order in which they
/// come up, until all are taken. A word is the units that the second scalar brings, its advance and
/// what the pair adds; it is even where only a closer look can tell. Row 0 stands for the beginning,
/// and for any scalar that no pair begins with. Its owner frees its 256 KB, of which text in ASCII
/// touches less than 100.
struct PairSquare: Sendable {
  private let words = ZeroedWords(count: side * side)

  static let side = 256
  static let firstFreeColumn = 128
  /// Not asked for yet.
  static let unknown: Int32 = 0
  /// Not proven, or a pair around which a rule could match.
  static let unprovable: Int32 = 2

  func deallocate() {
    words.deallocate()
  }

  /// The word of units: odd, so that as many words as are added up, so many ones are in the sum.
  static func word(units: Int) -> Int32 {
    PairEntry.range.contains(units) ? Int32(units) << 1 | 1 : unprovable
  }

  /// The units in an odd word.
  @inline(__always)
  static func units(_ word: Int32) -> Int { Int(word >> 1) }

  @inline(__always)
  subscript(row: Int, column: Int) -> Int32 {
    get { words[row &<< 8 | column] }
    nonmutating set { words[row &<< 8 | column] = newValue }
  }

  /// Words added up, of which one that is even leaves the sum unknown.
  struct Sum {
    private var words = 0
    private var count = 0
    private var isWhole: Int32 = 1

    @inline(__always)
    mutating func add(_ word: Int32) {
      words &+= Int(word)
      count &+= 1
      isWhole &= word
    }

    @inline(__always)
    mutating func add(units: Int) {
      words &+= units << 1
    }

    /// nil if a word was even.
    @inline(__always)
    var units: Int? { isWhole & 1 == 0 ? nil : (words &- count) >> 1 }
  }
}
