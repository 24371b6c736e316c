/// Vertical metrics in font units, ascent upwards and descent downwards from the baseline (M10).
final class UnitMetrics: Sendable {
  let ascent: Double
  let descent: Double
  let leading: Double
  let capHeight: Double
  let xHeight: Double
  /// Upwards, hence negative for an underline below the baseline.
  let underlineOffset: Double
  let underlineSize: Double

  init(face: HarfBuzzFace, font: HarfBuzzFont) {
    let os2 = TableFields(face.table("OS/2"))
    let hhea = TableFields(face.table("hhea"))
    switch VerticalSource(os2: os2, hhea: hhea) {
    case .typographic:
      ascent = os2.signed(68) + font.variation(of: .ascender)
      descent = -(os2.signed(70) + font.variation(of: .descender))
      leading = os2.signed(72) + font.variation(of: .lineGap)
    case .horizontalHeader:
      ascent = hhea.signed(4) + font.variation(of: .ascender)
      descent = -(hhea.signed(6) + font.variation(of: .descender))
      leading = hhea.signed(8) + font.variation(of: .lineGap)
    case .clipping:
      ascent = os2.unsigned(74) + font.variation(of: .clippingAscent)
      descent = os2.unsigned(76) + font.variation(of: .clippingDescent)
      leading = 0
    }
    capHeight = font.position(of: .capHeight)
    xHeight = font.position(of: .xHeight)
    underlineOffset = font.position(of: .underlineOffset)
    underlineSize = font.position(of: .underlineSize)
  }
}

/// Which of a font's three sets of vertical metrics count.
private enum VerticalSource {
  /// sTypoAscender, sTypoDescender and sTypoLineGap of OS/2.
  case typographic
  /// ascender, descender and lineGap of hhea.
  case horizontalHeader
  /// usWinAscent and usWinDescent of OS/2.
  case clipping

  init(os2: TableFields, hhea: TableFields) {
    let asksForTypographic = os2.bits(62) & 1 << 7 != 0
    let hasHeader = hhea.signed(4) != 0 || hhea.signed(6) != 0
    let hasTypographic = os2.signed(68) != 0 || os2.signed(70) != 0
    if asksForTypographic {
      self = .typographic
    } else if hasHeader {
      self = .horizontalHeader
    } else {
      self = hasTypographic ? .typographic : .clipping
    }
  }
}

/// Big-endian 16-bit fields of a table by their offset; 0 past its end.
private struct TableFields {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func bits(_ offset: Int) -> UInt16 {
    offset + 2 <= bytes.count ? UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1]) : 0
  }

  func unsigned(_ offset: Int) -> Double {
    Double(bits(offset))
  }

  func signed(_ offset: Int) -> Double {
    Double(Int16(bitPattern: bits(offset)))
  }
}
