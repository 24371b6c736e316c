/// The table `kern` as far as a proof asks: whether all it does is to kern pairs.
enum LegacyKerning {
  /// - Throws: `ProofRefusal.kerningByStates` for subtables that are no lists or classes of pairs.
  static func requirePairs(_ table: FontTable) throws(ProofRefusal) {
    // Version 0 is OpenType's; others are Apple's.
    guard try table.number(at: 0) == 0 else { throw .kerningByStates }
    var start = 4
    for _ in 0..<(try table.number(at: 2)) {
      let length = try table.number(at: start + 2)
      let coverage = try table.number(at: start + 4)
      let isHorizontal = coverage & 0x01 != 0
      let isAcross = coverage & 0x04 != 0
      let format = coverage >> 8
      guard length >= 6, !isAcross, !isHorizontal || format == 0 || format == 2 else {
        throw .kerningByStates
      }
      start += length
    }
  }
}
