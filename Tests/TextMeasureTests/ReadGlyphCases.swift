import TestSupport

/// Character maps of a few bytes, each made to show one thing.
extension ReadGlyphTests {
  // MARK: Parts

  private typealias Record = (platform: Int, encoding: Int, subtable: [UInt8])

  private static func table(_ records: Record..., version: Int = 0) -> [UInt8] {
    TableBytes.part(
      [.number(version), .number(records.count)]
        + records.flatMap { record -> [TableField] in
          [.number(record.platform), .number(record.encoding), .longPart(record.subtable)]
        })
  }

  /// Format 12 or 13: the first and the last scalar of each group, and a glyph.
  private static func groups(
    _ groups: (Int, Int, Int)..., format: Int = 12, count: Int? = nil
  ) -> [UInt8] {
    TableBytes.part(
      [
        .number(format), .number(0), .long(16 + 12 * groups.count), .long(0),
        .long(count ?? groups.count),
      ] + groups.flatMap { [TableField.long($0.0), .long($0.1), .long($0.2)] })
  }

  /// Format 4: the first and the last scalar of each segment, what is added to it, and how far its
  /// glyphs are.
  private static func segments(
    _ segments: (Int, Int, Int, Int)..., glyphs: [Int] = [], length: Int? = nil, count: Int? = nil
  ) -> [UInt8] {
    let size = 16 + 8 * segments.count + 2 * glyphs.count
    return TableBytes.part(
      [
        .number(4), .number(length ?? size), .number(0), .number(2 * (count ?? segments.count)),
        .number(0), .number(0), .number(0),
      ] + segments.map { .number($0.1) } + [.number(0)] + segments.map { .number($0.0) }
        + segments.map { .number($0.2) } + segments.map { .number($0.3) }
        + glyphs.map { .number($0) })
  }

  /// Format 6: glyphs from U+0020 on.
  private static func trimmed(_ glyphs: [Int], count: Int? = nil) -> [UInt8] {
    TableBytes.part(
      [
        .number(6), .number(10 + 2 * glyphs.count), .number(0), .number(0x20),
        .number(count ?? glyphs.count),
      ] + glyphs.map { .number($0) })
  }

  /// Format 14 with one selector, U+FE00, of one range and one glyph.
  private static func selectors(ranges: Int = 1, glyphs: Int = 1) -> [UInt8] {
    // 21 bytes, then 8, then 9, as numbers of 16 bits but for one byte before each 24-bit number.
    let fields: [[UInt8]] = [
      [0, 14, 0, 0, 0, 38, 0, 0, 0, 1],
      [0, 0xFE, 0, 0, 0, 0, 21, 0, 0, 0, 29],
      [0, 0, 0, UInt8(ranges), 0, 0, 0x30, 0],
      [0, 0, 0, UInt8(glyphs), 0, 0, 0x31, 0, 5],
    ]
    return Array(fields.joined())
  }

  /// Many records of one subtable.
  private static func repeated(_ count: Int, _ subtable: [UInt8]) -> [UInt8] {
    let start = 4 + 8 * (count + 1)
    let others = (0..<count).flatMap { [TableField.number(4), .number($0), .long(start)] }
    return TableBytes.part(
      [.number(0), .number(count + 1), .number(3), .number(10), .long(start)] + others) + subtable
  }

  private static let ascii = groups((0x20, 0x7E, 1))
  private static let end = (0xFFFF, 0xFFFF, 1, 0)

  // MARK: Cases

  private static func sound(_ name: String, _ table: [UInt8]) -> MapCase {
    MapCase(testDescription: name, table: table)
  }

  private static func refused(_ name: String, _ table: [UInt8]) -> MapCase {
    MapCase(testDescription: name, table: table, isRead: false)
  }

  static let soundMaps = [
    sound(
      "groups",
      table((3, 10, groups((0x20, 0x22, 1), (0x25, 0x25, 9), (0x26, 0x28, 40), (0x400, 0x44F, 50))))
    ),
    sound("a group from 0 on", table((3, 10, groups((0, 0x300, 5))))),
    sound("a group with the glyph 0", table((3, 10, groups((0x20, 0x30, 0))))),
    sound("glyphs that begin anew", table((3, 10, groups((0x20, 0x30, 0xFFFF_FFFC))))),
    sound(
      "groups about the end of plane 3",
      table((3, 10, groups((0x20, 0x22, 1), (0x3FFFE, 0x40002, 9), (0x40010, 0x40011, 20))))),
    sound("a group of the last plane", table((3, 10, groups((0x10FFF0, 0x10FFFF, 9))))),
    sound("segments", table((3, 1, segments((0x20, 0x22, -0x1F, 0), (0x24, 0x30, 7, 0), end)))),
    sound("segments whose glyphs begin anew", table((3, 1, segments((0x20, 0x30, -0x28, 0), end)))),
    sound(
      "segments with glyphs",
      table(
        (
          3, 1,
          segments((0x20, 0x22, 0, 6), (0x30, 0x31, 10, 10), end, glyphs: [8, 0, 9, 3, 0, 0xFFFF])
        ))),
    sound(
      "segments whose glyphs are none",
      table((3, 1, segments((0x20, 0x28, 0, 4), (0x30, 0x31, 0, 2), glyphs: [8, 5])))),
    sound(
      "segments whose glyphs are behind the subtable",
      table((3, 1, segments((0x20, 0x28, 0, 2), glyphs: [8, 5, 9], length: 26)))),
    sound("all of Unicode first", table((0, 3, segments((0x20, 0x7E, 5, 0), end)), (3, 10, ascii))),
    sound(
      "Windows first",
      table((0, 3, segments((0x20, 0x7E, 5, 0), end)), (3, 1, segments((0x20, 0x7E, 9, 0), end)))),
    sound("Unicode's platform", table((0, 4, ascii), (0, 6, groups((0x20, 0x7E, 7))))),
    sound("first versions of Unicode", table((0, 0, segments((0x20, 0x7E, 5, 0), end)))),
    sound(
      "others beside",
      table((0, 5, selectors()), (1, 0, trimmed([1, 2, 3])), (3, 2, [0, 2]), (3, 10, ascii))),
  ]

  static let otherMaps = [
    refused("symbols", table((3, 0, ascii), (3, 10, ascii))),
    refused("Macintosh", table((1, 0, trimmed([1, 2, 3])))),
    refused("a list", table((3, 10, trimmed([1, 2, 3])))),
    refused("format 13", table((3, 10, groups((0x20, 0x7E, 3), format: 13)))),
    refused("another version", table((3, 10, ascii), version: 1)),
    refused("no encodings", table()),
  ]

  static let damagedMaps = [
    refused("nothing", []),
    refused("encodings out of order", table((3, 10, ascii), (3, 1, ascii))),
    refused("encodings twice", table((3, 10, ascii), (3, 10, groups((0x20, 0x7E, 7))))),
    refused("a null offset", TableBytes.part([.number(0), .number(1), .long(0x3000A), .long(0)])),
    refused(
      "an offset past the table",
      TableBytes.part([.number(0), .number(1), .long(0x3000A), .long(99)])
    ),
    refused("another subtable's damage", table((1, 0, trimmed([1], count: 900)), (3, 10, ascii))),
    refused("ranges past the table", table((0, 5, selectors(ranges: 200)), (3, 10, ascii))),
    refused("glyphs past the table", table((0, 5, selectors(glyphs: 200)))),
    refused(
      "subtables that take too long",
      repeated(100, segments((0x20, 0x7E, 5, 0), glyphs: Array(repeating: 1, count: 1000)))),
    refused("no groups", table((3, 10, groups()))),
    refused("more groups than there are", table((3, 10, groups((0x20, 0x7E, 1), count: 2)))),
    refused(
      "groups out of order",
      table((3, 10, groups((0x30, 0x34, 1), (0x20, 0x24, 9), (0x40, 0x44, 20))))
    ),
    refused("groups that overlap", table((3, 10, groups((0x20, 0x34, 1), (0x34, 0x40, 9))))),
    refused("a group that ends before", table((3, 10, groups((0x34, 0x20, 1), (0x40, 0x44, 9))))),
    refused("a group past Unicode", table((3, 10, groups((0x20, 0x110000, 1))))),
    refused("more segments than there are", table((3, 1, segments(end, count: 2)))),
    refused("segments longer than the table", table((3, 1, segments(end, length: 26)))),
    refused(
      "segments out of order",
      table((3, 1, segments((0x30, 0x34, 0, 0), (0x20, 0x24, 0, 0), end)))),
    refused(
      "segments that overlap", table((3, 1, segments((0x20, 0x34, 0, 0), (0x34, 0x40, 0, 0))))),
    refused("a segment that ends before", table((3, 1, segments((0x34, 0x20, 0, 0), end)))),
  ]
}
