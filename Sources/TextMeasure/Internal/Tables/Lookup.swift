/// One lookup of GSUB or GPOS: subtables of one type, of which the first that applies is taken.
struct Lookup {
  let type: Int
  private let flag: Int
  /// Where the subtables are; extension subtables are passed through.
  let subtables: [Int]

  /// Whether it passes over glyphs that GDEF calls base glyphs.
  var ignoresBases: Bool { flag & 0x02 != 0 }
  /// Whether it passes over glyphs that GDEF calls ligatures.
  var ignoresLigatures: Bool { flag & 0x04 != 0 }

  /// The lookup at `index` of a table whose extension subtables have type `extensionType`.
  init(_ index: Int, of table: FontTable, extensionType: Int) throws(ProofRefusal) {
    // Version 2, of HarfBuzz only, has wider offsets.
    guard try table.number(at: 0) == 1 else { throw .unknownFormat }
    let list = try table.number(at: 8)
    guard index < (try table.number(at: list)),
      let start = try table.subtable(at: list + 2 + 2 * index, from: list)
    else { throw .damagedTable }
    flag = try table.number(at: start + 2)
    var type = try table.number(at: start)
    var subtables: [Int] = []
    for place in 0..<(try table.number(at: start + 4)) {
      guard let subtable = try table.subtable(at: start + 6 + 2 * place, from: start) else {
        continue
      }
      subtables.append(subtable)
    }
    if type == extensionType {
      let wrappers = subtables
      subtables = []
      for (place, wrapper) in wrappers.enumerated() {
        guard try table.number(at: wrapper) == 1 else { throw .unknownFormat }
        let inner = try table.number(at: wrapper + 2)
        guard inner != extensionType, place == 0 || inner == type else { throw .damagedTable }
        type = inner
        let offset = try table.longNumber(at: wrapper + 4)
        if offset != 0 { subtables.append(wrapper + offset) }
      }
    }
    self.type = type
    self.subtables = subtables
  }
}
