import TestSupport
import Testing

/// Makes the paints of a table COLR of version 1.
enum Paint {
  /// A field of a paint.
  enum Field {
    case number(Int)
    /// 2 bits before the binary point and 14 behind it.
    case fraction(Double)
    /// 16 bits before the binary point and 16 behind it.
    case fixed(Double)

    var bytes: [UInt8] {
      switch self {
      case .number(let number): Paint.bytes(number, 2)
      case .fraction(let number): Paint.bytes(Int(number * 16384), 2)
      case .fixed(let number): Paint.bytes(Int(number * 65536), 4)
      }
    }
  }

  /// Makes a paint that maps another.
  struct Map: Sendable, CustomTestStringConvertible {
    var format: Int
    var values: [UInt8]

    var testDescription: String { "format \(format)" }

    func callAsFunction(_ child: [UInt8]) -> [UInt8] {
      // The values of format 12 are a part of their own.
      let size = format == 12 ? 7 : 4 + values.count
      let own = format == 12 ? Paint.bytes(size, 3) + values : values
      return [UInt8(format)] + Paint.bytes(4 + own.count, 3) + own + child
    }
  }

  static func map(_ format: Int, _ fields: [Field]) -> Map {
    Map(format: format, values: fields.flatMap(\.bytes))
  }

  static func solid(_ entry: Int, alpha: Double = 1) -> [UInt8] {
    [2] + bytes(entry, 2) + Field.fraction(alpha).bytes
  }

  /// From the first colour of the palette to the second.
  static var gradient: [UInt8] {
    let stops = [0, 1].flatMap { entry in
      Field.fraction(Double(entry)).bytes + bytes(entry, 2) + Field.fraction(1).bytes
    }
    return [4] + bytes(16, 3) + bytes(0, 12) + [0] + bytes(2, 2) + stops
  }

  static func glyph(_ character: Character, _ child: [UInt8]) -> [UInt8] {
    [10] + bytes(6, 3) + bytes(LayoutFont.glyph(character), 2) + child
  }

  /// What another glyph is painted with.
  static func other(_ character: Character) -> [UInt8] {
    [11] + bytes(LayoutFont.glyph(character), 2)
  }

  static func composite(_ mode: Int, source: [UInt8], backdrop: [UInt8]) -> [UInt8] {
    [32] + bytes(8, 3) + [UInt8(mode)] + bytes(8 + source.count, 3) + source + backdrop
  }

  /// The first of the layers that all glyphs share.
  static func layers(_ count: Int) -> [UInt8] {
    [1, UInt8(count)] + bytes(0, 4)
  }

  /// The table: its header, the glyphs with their paints, and the layers.
  static func table(_ glyphs: [(Character, [UInt8])], layers: [[UInt8]]) -> [UInt8] {
    let glyphs = glyphs.sorted { LayoutFont.glyph($0.0) < LayoutFont.glyph($1.0) }
    var (records, paints): ([UInt8], [UInt8]) = ([], [])
    for (character, paint) in glyphs {
      records += bytes(LayoutFont.glyph(character), 2)
      records += bytes(4 + 6 * glyphs.count + paints.count, 4)
      paints += paint
    }
    let list = bytes(glyphs.count, 4) + records + paints
    var (offsets, parts): ([UInt8], [UInt8]) = ([], [])
    for layer in layers {
      offsets += bytes(4 + 4 * layers.count + parts.count, 4)
      parts += layer
    }
    return bytes(1, 2) + bytes(0, 12) + bytes(34, 4) + bytes(34 + list.count, 4) + bytes(0, 12)
      + list + bytes(layers.count, 4) + offsets + parts
  }

  fileprivate static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
