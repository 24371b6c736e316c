/// A set of glyph ids as bits: quick to add to in any order.
struct GlyphBits: Sendable {
  private var words: [UInt64]

  init() {
    words = Array(repeating: 0, count: 0x10000 / 64)
  }

  init(_ set: GlyphSet) {
    self.init()
    insert(set)
  }

  /// All glyph ids that are not in a set.
  init(complementOf set: GlyphSet) {
    words = Array(repeating: ~0, count: 0x10000 / 64)
    subtract(set)
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

  /// Adds all glyphs of a range.
  mutating func insert(_ range: ClosedRange<Int>) {
    for word in range.lowerBound >> 6...range.upperBound >> 6 {
      words[word] |= GlyphBits.bits(of: range, inWord: word)
    }
  }

  mutating func insert(_ set: GlyphSet) {
    for span in set.spans { insert(Int(span.first)...Int(span.last)) }
  }

  mutating func subtract(_ other: GlyphBits) {
    for word in words.indices { words[word] &= ~other.words[word] }
  }

  mutating func subtract(_ set: GlyphSet) {
    for span in set.spans {
      let range = Int(span.first)...Int(span.last)
      for word in range.lowerBound >> 6...range.upperBound >> 6 {
        words[word] &= ~GlyphBits.bits(of: range, inWord: word)
      }
    }
  }

  mutating func formUnion(_ other: GlyphBits) {
    for word in words.indices { words[word] |= other.words[word] }
  }

  mutating func formIntersection(_ other: GlyphBits) {
    for word in words.indices { words[word] &= other.words[word] }
  }

  func isDisjoint(with set: GlyphSet) -> Bool {
    set.spans.allSatisfy { count(of: $0) == 0 }
  }

  /// How many glyphs of a set are in it.
  func count(of set: GlyphSet) -> Int {
    set.spans.reduce(0) { $0 + count(of: $1) }
  }

  private func count(of span: GlyphSet.Span) -> Int {
    let range = Int(span.first)...Int(span.last)
    return (range.lowerBound >> 6...range.upperBound >> 6).reduce(0) { count, word in
      count + (words[word] & GlyphBits.bits(of: range, inWord: word)).nonzeroBitCount
    }
  }

  /// Those bits of a word, which some of a range's are in, that are the range's.
  private static func bits(of range: ClosedRange<Int>, inWord word: Int) -> UInt64 {
    let low = ~UInt64(0) << UInt64(max(0, range.lowerBound - 64 * word))
    let high = ~UInt64(0) >> UInt64(max(0, 64 * word + 63 - range.upperBound))
    return low & high
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
