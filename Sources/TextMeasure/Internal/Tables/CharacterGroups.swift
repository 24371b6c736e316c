/// The groups of a subtable of format 12 of a `cmap`, "Segmented coverage".
struct CharacterGroups {
  /// Three numbers of 32 bits each: the first scalar, the last, and the glyph of the first.
  private let numbers: NumberList

  init(_ table: FontTable, at offset: Int) throws(ProofRefusal) {
    numbers = try table.numbers(6 * table.longNumber(at: offset + 12), at: offset + 16)
  }

  var count: Int { numbers.count / 6 }

  @inline(__always)
  func range(_ index: Int, in table: FontTable) -> (first: UInt32, last: UInt32) {
    let bounds = table.load(UInt64.self, at: numbers[6 &* index])
    return (UInt32(truncatingIfNeeded: bounds >> 32), UInt32(truncatingIfNeeded: bounds))
  }

  /// The glyph of a scalar that is not before a group, 0 if it is behind.
  @inline(__always)
  func glyph(for scalar: UInt32, in index: Int, of table: FontTable) -> Int {
    let (first, last) = range(index, in: table)
    guard scalar <= last else { return 0 }
    return Int(table.load(UInt32.self, at: numbers[6 &* index &+ 4]) &+ (scalar &- first))
  }
}
