/// How much is measured.
struct Scale {
  /// The most lines of a corpus, all without it.
  var lines: Int?

  /// How many items are arranged, in ascending order.
  var counts: [Int]

  /// How many items are balanced.
  var balanced: Int

  /// The first of the numbers that are doubled four times, of strings and of items.
  var firstStrings: Int
  var firstItems: Int

  /// The most items that are arranged.
  var most: Int { counts[counts.count - 1] }

  static let full = Scale(
    counts: [1000, 10_000, 100_000, 1_000_000], balanced: 100_000, firstStrings: 6250,
    firstItems: 62_500)

  /// So little that only the answers are worth anything.
  static let small = Scale(
    lines: 200, counts: [1000], balanced: 500, firstStrings: 10, firstItems: 10)
}
