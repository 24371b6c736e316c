import Foundation
import SeededRandom
import TestSupport
import Testing
import TextMeasure

/// Glyphs and advances that are read from a font's tables: what HarfBuzz says, or nothing.
@Suite struct ReadGlyphTests {
  // MARK: Whole fonts

  @Test(arguments: [
    "DejaVuSans.ttf", "Inter-roman.var.ttf", "NotoColorEmoji-subset.ttf",
    "NotoSansArabic-Regular.ttf", "NotoSansCJK-subset.otf", "NotoSansDevanagari-Regular.ttf",
    "NotoSansHebrew-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoSerif-Regular.ttf",
    "Roboto-Regular.ttf",
  ])
  func everyScalarAndGlyph(_ file: String) throws {
    let read = try ReadGlyphs(TestFonts.font(file, size: 10))
    #expect(read.readsMap)
    #expect(read.readsWidths)
    #expect(read.wrongScalars(in: 0...0x3FFFF).isEmpty)
    // Private use and tags, and most is unassigned.
    #expect(read.wrongScalars(in: 0x40000...0x10FFFF, step: 13).isEmpty)
    #expect(read.wrongGlyphs(in: 0...0xFFFF).isEmpty)
  }

  /// HVAR and the outlines have a say in the advances there; the glyphs are the same at all axes.
  @Test(arguments: [100.0, 650]) func fontsAtOtherAxes(weight: Double) throws {
    let font = try TestFonts.font("Inter-roman.var.ttf", size: 10, weight: weight)
    let read = ReadGlyphs(font)
    #expect(read.readsMap)
    #expect(!read.readsWidths)
    #expect(read.wrongScalars(in: 0...0x2FFF).isEmpty)
  }

  /// The fonts of `CorruptFontTests`, in which any table may be damaged.
  @Test func damagedFonts() throws {
    let variants = try FontVariants(seed: 1)
    var count = (maps: 0, widths: 0)
    for number in EvilFont.allCases.count..<300 {
      let variant = try variants.variant(number)
      guard let font = try? Font(bytes: variant.bytes, size: 10) else { continue }
      let read = ReadGlyphs(font)
      #expect(read.wrongScalars(in: 0...0x3FF).isEmpty, "\(variant.name)")
      #expect(read.wrongGlyphs(in: 0...0x1FF).isEmpty, "\(variant.name)")
      count.maps += read.readsMap ? 1 : 0
      count.widths += read.readsWidths ? 1 : 0
    }
    // Otherwise it would show nothing.
    #expect(count.maps > 100)
    #expect(count.widths > 100)
  }

  // MARK: Character maps

  /// One character map and whether it is read.
  struct MapCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let table: [UInt8]
    var isRead = true
  }

  @Test(arguments: soundMaps + otherMaps + damagedMaps) func isAsHarfBuzzHasIt(_ map: MapCase)
    throws
  {
    let font = try Font(bytes: LayoutFont.bytes(["cmap": map.table]), size: 10)
    let read = ReadGlyphs(font)
    #expect(read.readsMap == map.isRead)
    #expect(read.wrongScalars(in: 0...0x4FF).isEmpty)
    #expect(read.wrongScalars(in: 0xFF00...0x10100).isEmpty)
    #expect(read.wrongScalars(in: 0x3FF00...0x40100).isEmpty)
    #expect(read.wrongScalars(in: 0x10FF00...0x10FFFF).isEmpty)
  }

  /// Every byte of every sound table takes some other values in turn.
  @Test func damagedMapsAtEveryByte() throws {
    var count = 0
    for map in ReadGlyphTests.soundMaps {
      let whole = try LayoutFont.bytes(["cmap": map.table])
      let start = try #require(whole.firstRange(of: map.table)).lowerBound
      for place in start..<start + map.table.count {
        for value in [0, 0xFF, whole[place] ^ 1, whole[place] ^ 0x40] where value != whole[place] {
          var bytes = whole
          bytes[place] = value
          let read = ReadGlyphs(try Font(bytes: bytes, size: 10))
          #expect(
            read.wrongScalars(in: 0x20...0x60).isEmpty, "\(map), byte \(place - start): \(value)")
          count += read.readsMap ? 1 : 0
        }
      }
    }
    #expect(count > 100)
  }

  // MARK: Advances

  /// What the tables `hhea`, `maxp` and `hmtx` say, and whether advances are read.
  struct WidthCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var version = 0x10000
    var headerSize = 36
    var profile = 0x10000
    var profileSize = 32
    var metrics = 3
    var glyphs = 5
    var size = 3 * 4 + 2 * 2
    var isRead = false
    /// The glyphs of the first 8 of which nothing is told.
    var untold: [Int] = [5, 6, 7]
    /// The first of them has this advance.
    var advance = 500

    var tables: [String: [UInt8]] {
      let header: [TableField] =
        [.long(version)] + Array(repeating: .number(0), count: 15) + [.number(metrics)]
      let numbers: [TableField] =
        [.long(profile), .number(glyphs)] + Array(repeating: .number(0), count: 13)
      let advances = (0..<64).flatMap { [TableField.number(advance + $0), .number(0)] }
      return [
        "hhea": Array(TableBytes.part(header).prefix(headerSize)),
        "maxp": Array(TableBytes.part(numbers).prefix(profileSize)),
        "hmtx": Array(TableBytes.part(advances).prefix(size)),
      ]
    }
  }

  @Test(arguments: [
    WidthCase(testDescription: "TrueType", isRead: true),
    WidthCase(testDescription: "CFF", profile: 0x5000, profileSize: 6, isRead: true),
    WidthCase(
      testDescription: "an advance for each glyph", metrics: 5, size: 20, isRead: true),
    WidthCase(testDescription: "more than is said", size: 40, isRead: true),
    WidthCase(
      testDescription: "advances that are negative to HarfBuzz", isRead: true,
      untold: [1, 2, 3, 4, 5, 6, 7], advance: 0x7FFF),
    WidthCase(testDescription: "another version of hhea", version: 0x20000),
    WidthCase(testDescription: "hhea cut short", headerSize: 35),
    WidthCase(testDescription: "another version of maxp", profile: 0x20000),
    WidthCase(testDescription: "maxp cut short", profileSize: 31),
    WidthCase(testDescription: "no advances", metrics: 0),
    WidthCase(testDescription: "more advances than glyphs", metrics: 6, size: 40),
    WidthCase(testDescription: "no glyphs", glyphs: 0),
    WidthCase(testDescription: "advances past the table", size: 11),
    WidthCase(testDescription: "bearings past the table", size: 15),
  ])
  func advances(_ widths: WidthCase) throws {
    let read = ReadGlyphs(try Font(bytes: LayoutFont.bytes(widths.tables), size: 10))
    #expect(read.readsWidths == widths.isRead)
    #expect(read.wrongGlyphs(in: 0...0x400).isEmpty)
    if widths.isRead {
      #expect((0..<8).filter { read.advance(of: $0) == nil } == widths.untold)
    }
  }
}

extension ReadGlyphs {
  /// The scalars whose glyph is read otherwise than HarfBuzz has it.
  fileprivate func wrongScalars(in range: ClosedRange<UInt32>, step: UInt32 = 1) -> [UInt32] {
    var wrong: [UInt32] = []
    var scalar = range.lowerBound
    while scalar <= range.upperBound {
      if let glyph = glyph(for: scalar), glyph != askedGlyph(for: scalar) { wrong.append(scalar) }
      scalar += step
    }
    return wrong
  }

  /// The glyphs whose advance is read otherwise than HarfBuzz has it.
  fileprivate func wrongGlyphs(in range: ClosedRange<Int>) -> [Int] {
    range.filter { glyph in
      guard let advance = advance(of: glyph) else { return false }
      return advance != askedAdvance(of: glyph)
    }
  }
}
