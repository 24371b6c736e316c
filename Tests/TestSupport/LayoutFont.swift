private import Foundation

/// A font with the layout tables of a test: the outlines of `Roboto-Regular.ttf`, none of its rules.
///
/// Printable ASCII has the glyphs 1 to 95 in that order; every glyph has an advance of its own, so
/// that no other one has its width.
package enum LayoutFont {
  /// The glyph of an ASCII character.
  package static func glyph(_ character: Character) -> Int {
    Int(character.asciiValue ?? 0x1F) - 0x1F
  }

  /// Glyphs that no character has.
  package static let made = Array(200..<260)

  /// The advance of a glyph in font units.
  package static func advance(of glyph: Int) -> Int { 400 + 31 * glyph % 1021 }

  /// The font's bytes with `tables`, by their tags.
  package static func bytes(_ tables: [String: [UInt8]]) throws -> [UInt8] {
    let path = Repository.root.appending(path: "Fonts/Roboto-Regular.ttf")
    let font = [UInt8](try Data(contentsOf: path))
    var parts: [String: [UInt8]] = [:]
    for index in 0..<number(font, 4, 2) {
      let record = 12 + 16 * index
      let tag = String(decoding: font[record..<record + 4], as: UTF8.self)
      let (start, count) = (number(font, record + 8, 4), number(font, record + 12, 4))
      parts[tag] = Array(font[start..<start + count])
    }
    for tag in ["GSUB", "GPOS", "GDEF", "kern", "hdmx", "LTSH"] { parts[tag] = nil }
    parts["cmap"] = characterMap
    parts["hmtx"] = spread(parts["hmtx"] ?? [], count: number(parts["hhea"] ?? [], 34, 2))
    parts.merge(tables) { _, given in given }
    return file(parts)
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Format 12 with one group.
  private static let characterMap = TableBytes.part([
    .number(0), .number(1), .number(3), .number(10),
    .longPart(
      TableBytes.part([
        .number(12), .number(0), .long(28), .long(0), .long(1), .long(0x20), .long(0x7E), .long(1),
      ])),
  ])

  private static func spread(_ metrics: [UInt8], count: Int) -> [UInt8] {
    var metrics = metrics
    for glyph in 0..<count {
      let advance = advance(of: glyph)
      metrics[4 * glyph] = UInt8(advance >> 8)
      metrics[4 * glyph + 1] = UInt8(advance & 0xFF)
    }
    return metrics
  }

  private static func file(_ parts: [String: [UInt8]]) -> [UInt8] {
    var records: [TableField] = [.long(0x10000), .number(parts.count), .long(0), .number(0)]
    var data: [UInt8] = []
    let start = 12 + 16 * parts.count
    for (tag, bytes) in parts.sorted(by: { $0.key < $1.key }) {
      let tag = Array(tag.utf8).reduce(0) { $0 << 8 | Int($1) }
      records += [.long(tag), .long(0), .long(start + data.count), .long(bytes.count)]
      data += bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return TableBytes.part(records) + data
  }
}
