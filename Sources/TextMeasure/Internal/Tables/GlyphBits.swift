/// A set of glyph ids as bits: quick to add to in any order.
struct GlyphBits {
  private var words = [UInt64](repeating: 0, count: 0x10000 / 64)

  init() {}

  init(_ set: GlyphSet) {
    for span in set.spans {
      let (first, last) = (Int(span.first), Int(span.last))
      for word in first >> 6...last >> 6 {
        let low = ~UInt64(0) << UInt64(max(0, first - 64 * word))
        let high = ~UInt64(0) >> UInt64(max(0, 64 * word + 63 - last))
        words[word] |= low & high
      }
    }
  }

  @inline(__always)
  func contains(_ glyph: Int) -> Bool { words[glyph >> 6] >> UInt64(glyph & 63) & 1 != 0 }

  /// Whether it was not there yet.
  @inline(__always) @discardableResult
  mutating func insert(_ glyph: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(glyph & 63)
    defer { words[glyph >> 6] |= bit }
    return words[glyph >> 6] & bit == 0
  }

  /// The same as ranges.
  var set: GlyphSet {
    var set = GlyphSet()
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        let glyph = 64 * index + rest.trailingZeroBitCount
        set.append(glyph, glyph)
        rest &= rest - 1
      }
    }
    return set
  }
}
