import TestSupport

/// Fonts whose tables HarfBuzz changes before it uses them.
extension ProofTests {
  /// A rule of two glyphs without a class, where both have one.
  ///
  /// Over the offset of the classes, 600, lies one of a lookup that no text uses; that leads to a list longer than the table, and when
  /// HarfBuzz has taken it away, no glyph has a class any more.
  private static let overlapping: [UInt8] = {
    let lookups = [3, 8, 16, 24, 5, 0, 1, 30, 1, 0, 1, 632, 3, 0, 1, 8]
    let alternates = [1, 0, 3]
    let context = [2, 12, 600, 2, 20, 0]
    let covered = [1, 2, a, b]
    let rules = [1, 4, 2, 1, 0, 0, 1]
    let beginning = lookups + alternates + context + covered + rules
    let gap = Array(repeating: 0, count: 632 / 2 - beginning.count)
    let list = [0xFFFF, 0, 0]
    let classes = [1, a, 2, 1, 1]
    let single = [1, 6, x - a] + covered
    let numbers = beginning + gap + list + classes + single
    return TableBytes.layout("calt", list: TableBytes.part(numbers.map { .number($0) }))
  }()

  static let changed: [Case] = [
    Case(
      testDescription: "damage that lies over a rule", tables: ["GSUB": overlapping],
      refusal: "changedTable")
  ]
}
