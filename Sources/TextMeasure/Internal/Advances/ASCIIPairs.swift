internal import Synchronization

/// The pairs of printable ASCII as a square of words, so that a text is one look-up a byte.
///
/// A word is the units that the second character brings, or even where only a closer look can
/// tell. The `AdvanceTable` that made it owns its memory, 48 KB.
@safe struct ASCIIPairs: Sendable {
  typealias Words = UnsafeMutablePointer<Atomic<Int32>>

  nonisolated(unsafe) let words: Words

  /// Rows and columns: 0 before the first character, then U+0020 to U+007E.
  private static let rows = 96
  private static let columns = 128
  /// Not asked for yet.
  static let unknown: Int32 = 0
  /// Not proven, or a pair around which a rule could match.
  static let unprovable: Int32 = 2

  /// The pairs of a table that outlives them.
  @inline(__always)
  init(_ words: Words) {
    unsafe self.words = unsafe words
  }

  init() {
    unsafe words = .allocate(capacity: Self.rows * Self.columns)
    for index in 0..<Self.rows * Self.columns {
      unsafe (words + index).initialize(to: Atomic(Self.unknown))
    }
  }

  func deallocate() {
    unsafe words.deallocate()
  }

  /// A word for units, which is odd.
  static func word(units: Int) -> Int32 {
    PairEntry.range.contains(units) ? Int32(units) << 1 | 1 : unprovable
  }

  func isKnown(_ row: Int, _ column: Int) -> Bool {
    unsafe words[row * Self.columns + column].load(ordering: .relaxed) != Self.unknown
  }

  func set(_ row: Int, _ column: Int, _ word: Int32) {
    unsafe words[row * Self.columns + column].store(word, ordering: .relaxed)
  }

  /// The advance of a line in font units, nil if it has other characters or a pair that stops.
  @inline(__always)
  func units(of line: UnsafeBufferPointer<UInt8>) -> Int? {
    var units = 0
    var isWhole: Int32 = 1
    var row = 0
    for index in 0..<line.count {
      let column = unsafe Int(line[index]) &- 0x1F
      guard UInt(bitPattern: column &- 1) < 95 else { return nil }
      let word = unsafe words[row &* Self.columns &+ column].load(ordering: .relaxed)
      units &+= Int(word >> 1)
      isWhole &= word
      row = column
    }
    return isWhole & 1 == 0 ? nil : units
  }
}
