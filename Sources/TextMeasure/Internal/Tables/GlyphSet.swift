/// A set of glyph ids as ranges in ascending order, none touching the next.
struct GlyphSet: Hashable, Sendable {
  struct Span: Hashable, Sendable {
    var first: UInt16
    var last: UInt16
  }

  private(set) var spans: [Span] = []

  static let empty = GlyphSet()

  var isEmpty: Bool { spans.isEmpty }

  /// How many glyphs are in it.
  var count: Int { spans.reduce(0) { $0 + Int($1.last - $1.first) + 1 } }

  init() {}

  /// One glyph.
  init(_ glyph: Int) {
    append(glyph, glyph)
  }

  /// Glyphs in any order.
  init(glyphs: some Sequence<Int>) {
    for glyph in glyphs.sorted() { append(glyph, glyph) }
  }

  /// Adds glyphs that come after all others so far, or repeat the last.
  mutating func append(_ first: Int, _ last: Int) {
    guard let end = spans.last else {
      spans.append(Span(first: UInt16(first), last: UInt16(last)))
      return
    }
    if first <= Int(end.last) + 1 {
      spans[spans.count - 1].last = max(end.last, UInt16(last))
    } else {
      spans.append(Span(first: UInt16(first), last: UInt16(last)))
    }
  }

  /// O(log spans).
  func contains(_ glyph: Int) -> Bool {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(spans[middle].last) < glyph { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && Int(spans[low].first) <= glyph
  }

  func union(_ other: GlyphSet) -> GlyphSet {
    if other.isEmpty { return self }
    if isEmpty { return other }
    var union = GlyphSet()
    for span in (spans + other.spans).sorted(by: { $0.first < $1.first }) {
      union.append(Int(span.first), Int(span.last))
    }
    return union
  }

  func intersection(_ other: GlyphSet) -> GlyphSet {
    var common = GlyphSet()
    var (mine, its) = (0, 0)
    while mine < spans.count, its < other.spans.count {
      let first = max(spans[mine].first, other.spans[its].first)
      let last = min(spans[mine].last, other.spans[its].last)
      if first <= last { common.append(Int(first), Int(last)) }
      if spans[mine].last < other.spans[its].last { mine += 1 } else { its += 1 }
    }
    return common
  }

  /// All glyph ids that are not in it.
  var complement: GlyphSet {
    var complement = GlyphSet()
    var next = 0
    for span in spans {
      if Int(span.first) > next { complement.append(next, Int(span.first) - 1) }
      next = Int(span.last) + 1
    }
    if next <= 0xFFFF { complement.append(next, 0xFFFF) }
    return complement
  }

  func subtracting(_ other: GlyphSet) -> GlyphSet {
    other.isEmpty ? self : intersection(other.complement)
  }

  /// Every glyph in ascending order.
  var glyphs: some Sequence<Int> {
    spans.lazy.flatMap { Int($0.first)...Int($0.last) }
  }
}
