import Foundation

/// Fonts made by hand to take for ever or to fill all memory.
package enum EvilFont: CaseIterable, Sendable {
  /// A lookup that calls itself.
  case recursiveLookup
  /// Lookups each of which calls the next one sixteen times.
  case branchingLookups
  /// Lookups each of which makes sixteen glyphs of one.
  case explodingGlyphs
  /// Advances as wide as can be, to which each of 200 lookups adds as much again.
  case wideGlyphs
  /// Glyphs of eight components, each of which is the next glyph, in a variable font.
  case branchingComposites
  /// A glyph that is its own component, in a variable font.
  case circularComposite
  /// A character map with a group of all numbers.
  case endlessCharacterMap
  /// Two kilobytes that unpack to a gigabyte, as a table of a WOFF2 file.
  case brotliBomb
  /// Two kilobytes that say of themselves that they unpack to four gigabytes.
  case brotliBoast
  /// Three megabytes that unpack to half a gigabyte, as a table of a WOFF file.
  case deflateBomb
  /// A WOFF file that says of itself that it unpacks to nearly four gigabytes.
  case deflateBoast

  /// The font file.
  package func bytes() throws -> [UInt8] {
    var plain = try EvilFont.file("Roboto-subset.ttf")
    var variable = try EvilFont.file("Inter-subset.ttf")
    switch self {
    case .recursiveLookup:
      plain.replace("GSUB", with: LayoutTable.calling([[0, 0]]), insteadOf: "GPOS")
    case .branchingLookups:
      let calls = (1...60).map { Array(repeating: min($0, 59), count: 16) }
      plain.replace("GSUB", with: LayoutTable.calling(calls), insteadOf: "GPOS")
    case .explodingGlyphs:
      plain.replace("GSUB", with: LayoutTable.multiplying(lookups: 12), insteadOf: "GPOS")
    case .wideGlyphs:
      plain.replace("GSUB", with: [], insteadOf: "GSUB")
      plain.replace("GPOS", with: LayoutTable.widening(lookups: 200), insteadOf: "GPOS")
      // HarfBuzz takes the numbers above 0x7FFF for negative ones.
      plain.replace("hmtx", with: Array(repeating: 0x7F, count: 4 * 64), insteadOf: "hmtx")
    case .branchingComposites:
      Composites.replace(in: &variable) { glyph, last in
        glyph < last ? Array(repeating: glyph + 1, count: 8) : []
      }
    case .circularComposite: Composites.replace(in: &variable) { glyph, _ in [glyph, glyph] }
    case .endlessCharacterMap:
      plain.replace("cmap", with: EvilFont.endlessMap, insteadOf: "cmap")
    case .brotliBomb: return PackedBomb.woff2(unpacked: 1 << 30)
    case .brotliBoast: return PackedBomb.woff2(unpacked: 0xFFFF_FFFF)
    case .deflateBomb: return PackedBomb.woff(unpacked: 1 << 29, stream: 1 << 29)
    case .deflateBoast: return PackedBomb.woff(unpacked: 0xFFFF_FF00, stream: 1 << 16)
    }
    return [.branchingComposites, .circularComposite].contains(self) ? variable.bytes : plain.bytes
  }

  private static func file(_ name: String) throws -> FontFile {
    let folder = Repository.root.appending(path: "Tests/TextMeasureTests/Data/Fonts")
    return FontFile([UInt8](try Data(contentsOf: folder.appending(path: name))))
  }

  /// Format 12 with one group from 0 to the largest number.
  private static var endlessMap: [UInt8] {
    var table = BigEndian()
    table.append16(0, 1, 3, 10)
    table.append32(12)
    table.append16(12, 0)
    table.append32(28, 0, 1, 0, 0xFFFF_FFFF, 1)
    return table.bytes
  }
}

/// Bytes of big-endian numbers.
struct BigEndian {
  private(set) var bytes: [UInt8] = []

  mutating func append16(_ values: Int...) {
    for value in values { append(value, size: 2) }
  }

  mutating func append32(_ values: Int...) {
    for value in values { append(value, size: 4) }
  }

  mutating func append(_ other: [UInt8]) {
    bytes += other
  }

  private mutating func append(_ value: Int, size: Int) {
    for index in 0..<size {
      bytes.append(UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - index))))
    }
  }
}

/// Tables `GSUB` and `GPOS` of which every lookup belongs to the feature `ccmp` (OpenType, "GSUB").
private enum LayoutTable {
  /// Contextual lookups: each calls these others for every glyph.
  static func calling(_ calls: [[Int]]) -> [UInt8] {
    table(
      calls.map { called in
        var subtable = BigEndian()
        subtable.append16(3, 1, called.count, 8 + 4 * called.count)
        for lookup in called { subtable.append16(0, lookup) }
        subtable.append(everyGlyph)
        return (type: 5, subtable: subtable.bytes)
      })
  }

  /// Multiple substitutions: each makes sixteen glyphs of every glyph.
  static func multiplying(lookups: Int) -> [UInt8] {
    let glyphs = 64
    var subtable = BigEndian()
    subtable.append16(1, 6 + 2 * glyphs + 34, glyphs)
    for _ in 0..<glyphs { subtable.append16(6 + 2 * glyphs) }
    subtable.append16(16)
    for glyph in 1...16 { subtable.append16(glyph) }
    subtable.append(everyGlyph)
    return table(Array(repeating: (type: 2, subtable: subtable.bytes), count: lookups))
  }

  /// Single adjustments: each adds 0x7FFF to the advance of every glyph.
  static func widening(lookups: Int) -> [UInt8] {
    var subtable = BigEndian()
    subtable.append16(1, 8, 4, 0x7FFF)
    subtable.append(everyGlyph)
    return table(Array(repeating: (type: 1, subtable: subtable.bytes), count: lookups))
  }

  /// A coverage table of the first 64 glyphs.
  private static var everyGlyph: [UInt8] {
    var coverage = BigEndian()
    coverage.append16(2, 1, 0, 63, 0)
    return coverage.bytes
  }

  private static func table(_ lookups: [(type: Int, subtable: [UInt8])]) -> [UInt8] {
    let count = lookups.count
    var table = BigEndian()
    table.append16(1, 0, 10, 30, 44 + 2 * count)
    // The script DFLT with its default language, whose only feature is the first.
    table.append16(1, 0x4446, 0x4C54, 8, 4, 0, 0, 0xFFFF, 1, 0)
    // The feature ccmp with all lookups.
    table.append16(1, 0x6363, 0x6D70, 8, 0, count)
    for index in 0..<count { table.append16(index) }
    table.append16(0, count)
    var place = 2 + 2 * count
    for lookup in lookups {
      table.append16(place)
      place += 8 + lookup.subtable.count
    }
    for lookup in lookups {
      table.append16(lookup.type, 0, 1, 8)
      table.append(lookup.subtable)
    }
    return table.bytes
  }
}

/// Glyphs made of other glyphs (OpenType, "glyf").
private enum Composites {
  /// Makes every glyph of the font of the components that `components` gives it.
  static func replace(
    in font: inout FontFile, components: (_ glyph: Int, _ last: Int) -> [Int]
  ) {
    guard let loca = font.record("loca") else { return }
    let count = loca.length / 2 - 1
    var glyphs = BigEndian()
    var places = BigEndian()
    for glyph in 0..<count {
      places.append16(glyphs.bytes.count / 2)
      let parts = components(glyph, count - 1)
      guard !parts.isEmpty else { continue }
      glyphs.append16(-1, 0, 0, 100, 100)
      for (index, part) in parts.enumerated() {
        // ARGS_ARE_XY_VALUES, and MORE_COMPONENTS but for the last.
        glyphs.append16(index + 1 < parts.count ? 0x22 : 0x02, part, 0)
      }
    }
    places.append16(glyphs.bytes.count / 2)
    font.replace("glyf", with: glyphs.bytes, insteadOf: "glyf")
    font.replace("loca", with: places.bytes, insteadOf: "loca")
  }
}
