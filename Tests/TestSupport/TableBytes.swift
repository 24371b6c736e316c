/// A part of a font table as OpenType writes it: big-endian numbers, and offsets to other parts,
/// which follow behind.
package enum TableField: Sendable {
  /// 16 bits, also of negative numbers.
  case number(Int)
  /// 32 bits.
  case long(Int)
  /// A 16-bit offset, from the beginning of this part, to another; null for nil.
  case part([UInt8]?)
  /// The same in 32 bits.
  case longPart([UInt8])
}

/// Makes the parts of layout tables (OpenType, GSUB, GPOS and GDEF).
package enum TableBytes {
  /// Fields one after the other, then what they point to.
  package static func part(_ fields: [TableField]) -> [UInt8] {
    let size = fields.reduce(0) { sum, field in
      switch field {
      case .number, .part: sum + 2
      case .long, .longPart: sum + 4
      }
    }
    var (head, tail): ([UInt8], [UInt8]) = ([], [])
    for field in fields {
      switch field {
      case .number(let number): head += bytes(number, 2)
      case .long(let number): head += bytes(number, 4)
      case .part(nil): head += [0, 0]
      case .part(.some(let part)):
        head += bytes(size + tail.count, 2)
        tail += part
      case .longPart(let part):
        head += bytes(size + tail.count, 4)
        tail += part
      }
    }
    return head + tail
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func counted(_ numbers: [Int]) -> [TableField] {
    [.number(numbers.count)] + numbers.map { .number($0) }
  }

  private static func counted(parts: [[UInt8]?]) -> [TableField] {
    [.number(parts.count)] + parts.map { .part($0) }
  }

  // MARK: Common parts

  package static func coverage(_ glyphs: [Int]) -> [UInt8] {
    part([.number(1)] + counted(glyphs))
  }

  /// Classes of glyphs, one range each.
  package static func classes(_ values: [Int: Int]) -> [UInt8] {
    let ranges = values.sorted { $0.key < $1.key }.flatMap { glyph, value -> [TableField] in
      [.number(glyph), .number(glyph), .number(value)]
    }
    return part([.number(2), .number(values.count)] + ranges)
  }

  /// A chained rule of coverages: what it calls are places in its input and indices of lookups.
  package static func chained(
    _ backtrack: [[Int]] = [], _ input: [[Int]], _ lookahead: [[Int]] = [],
    calls: [(place: Int, lookup: Int)]
  ) -> [UInt8] {
    part(
      [.number(3)] + counted(parts: backtrack.reversed().map(coverage))
        + counted(parts: input.map(coverage)) + counted(parts: lookahead.map(coverage))
        + [.number(calls.count)]
        + calls.flatMap { call -> [TableField] in [.number(call.place), .number(call.lookup)] })
  }

  // MARK: GSUB

  package static func single(_ glyphs: KeyValuePairs<Int, Int>) -> [UInt8] {
    part(
      [.number(2), .part(coverage(glyphs.map(\.key)))] + counted(glyphs.map(\.value)))
  }

  /// Multiple or alternate substitution; a glyph of nil has a null offset.
  package static func sequences(_ glyphs: KeyValuePairs<Int, [Int]?>) -> [UInt8] {
    part(
      [.number(1), .part(coverage(glyphs.map(\.key)))]
        + counted(parts: glyphs.map { $0.value.map { part(counted($0)) } }))
  }

  package static func ligature(_ components: [Int], _ output: Int) -> [UInt8] {
    let rest = components.dropFirst().map { TableField.number($0) }
    let ligature = part([.number(output), .number(components.count)] + rest)
    return part([
      .number(1), .part(coverage([components[0]])), .number(1),
      .part(part(counted(parts: [ligature]))),
    ])
  }

  package static func reverse(
    _ backtrack: [[Int]], _ glyph: Int, _ output: Int
  ) -> [UInt8] {
    part(
      [.number(1), .part(coverage([glyph]))] + counted(parts: backtrack.reversed().map(coverage))
        + counted(parts: []) + counted([output]))
  }

  /// A subtable behind an extension.
  package static func extended(_ subtable: [UInt8], type: Int) -> [UInt8] {
    part([.number(1), .number(type), .longPart(subtable)])
  }

  // MARK: GPOS

  /// Adjusts the advance of glyphs.
  package static func adjustment(_ glyphs: [Int], advance: Int) -> [UInt8] {
    part([.number(1), .part(coverage(glyphs)), .number(4), .number(advance)])
  }

  /// One first glyph's pairs: the advance of the first and, if given, of the second.
  package static func pairs(
    _ first: Int, _ values: KeyValuePairs<Int, Int>, second: Int? = nil
  ) -> [UInt8] {
    let records = values.flatMap { glyph, value -> [TableField] in
      [.number(glyph), .number(value)] + (second.map { [.number($0)] } ?? [])
    }
    return part([
      .number(1), .part(coverage([first])), .number(4), .number(second == nil ? 0 : 4), .number(1),
      .part(part([.number(values.count)] + records)),
    ])
  }

  /// Pairs by class: rows of values by the first glyph's class, columns by the second's.
  package static func classPairs(
    _ covered: [Int], first: [Int: Int], second: [Int: Int], _ rows: [[Int]]
  ) -> [UInt8] {
    part(
      [
        .number(2), .part(coverage(covered)), .number(4), .number(0), .part(classes(first)),
        .part(classes(second)), .number(rows.count), .number(rows[0].count),
      ] + rows.joined().map { .number($0) })
  }

  /// Glyphs that join at their full advance's end, 500 units in.
  package static func cursive(_ glyphs: [Int]) -> [UInt8] {
    let anchor = part([.number(1), .number(500), .number(0)])
    return part(
      [.number(1), .part(coverage(glyphs)), .number(glyphs.count)]
        + glyphs.flatMap { _ -> [TableField] in [.part(anchor), .part(anchor)] })
  }

  // MARK: Tables

  /// One lookup.
  package struct Lookup: Sendable {
    let type: Int
    let flag: Int
    let subtables: [[UInt8]]
    /// How often the list of subtables has the last of them, which lies in the table once.
    let times: Int

    package init(_ type: Int, flag: Int = 0, _ subtables: [UInt8]..., times: Int = 1) {
      self.init(type, flag: flag, all: subtables, times: times)
    }

    package init(_ type: Int, flag: Int = 0, all subtables: [[UInt8]], times: Int = 1) {
      self.type = type
      self.flag = flag
      self.subtables = subtables
      self.times = times
    }

    fileprivate var bytes: [UInt8] {
      guard times > 1, let last = subtables.last else {
        return part([.number(type), .number(flag)] + counted(parts: subtables))
      }
      let others = subtables.dropLast()
      let count = others.count + times
      let place = 6 + 2 * count + others.joined().count
      return part(
        [.number(type), .number(flag), .number(count)] + others.map { .part($0) }
          + Array(repeating: .number(place), count: times)) + last
    }
  }

  /// GSUB or GPOS with one feature, of every script, of the first lookups; the others are only
  /// called.
  package static func layout(
    _ feature: String, applied: Int = 1, _ lookups: [Lookup], version: Int = 0x10000
  ) -> [UInt8] {
    layout(
      feature, applied: applied, list: part(counted(parts: lookups.map(\.bytes))),
      version: version)
  }

  /// The same with a list of lookups.
  package static func layout(
    _ feature: String, applied: Int = 1, list lookups: [UInt8], version: Int = 0x10000
  ) -> [UInt8] {
    let system = part([.number(0), .number(0xFFFF), .number(1), .number(0)])
    let script = part([.part(system), .number(0)])
    let tag = { (tag: String) in Array(tag.utf8).reduce(0) { $0 << 8 | Int($1) } }
    let scripts = part([.number(1), .long(tag("DFLT")), .part(script)])
    let list = part([.number(0)] + counted(Array(0..<applied)))
    let features = part([.number(1), .long(tag(feature)), .part(list)])
    return part([
      .long(version), .part(scripts), .part(features), .part(lookups),
    ])
  }

  /// GDEF with the classes of glyphs: 1 base, 2 ligature, 3 mark.
  package static func definitions(_ values: [Int: Int]) -> [UInt8] {
    part([.long(0x10000), .part(classes(values)), .number(0), .number(0), .number(0)])
  }

  /// The table `kern` with one subtable of pairs.
  package static func kerning(
    _ first: Int, _ second: Int, _ value: Int, coverage: Int = 1
  ) -> [UInt8] {
    part([
      .number(0), .number(1), .number(0), .number(20), .number(coverage), .number(1), .number(6),
      .number(0), .number(0), .number(first), .number(second), .number(value),
    ])
  }
}
