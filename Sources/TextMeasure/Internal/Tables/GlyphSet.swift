/// A set of glyph ids as ranges in ascending order, none touching the next.
struct GlyphSet: Hashable, Sendable {
  struct Span: Hashable, Sendable {
    var first: UInt16
    var last: UInt16
  }

  private(set) var spans: [Span] = []

  static let empty = GlyphSet()

  var isEmpty: Bool { spans.isEmpty }

  /// The glyph, if there is just one.
  var onlyGlyph: Int? {
    spans.count == 1 && spans[0].first == spans[0].last ? Int(spans[0].first) : nil
  }

  /// From its first glyph to its last; of an empty set, the first of all.
  var bounds: ClosedRange<Int> { Int(spans.first?.first ?? 0)...Int(spans.last?.last ?? 0) }

  /// How many glyphs are in it.
  var count: Int { spans.reduce(0) { $0 + Int($1.last - $1.first) + 1 } }

  init() {}

  /// One glyph.
  init(_ glyph: Int) {
    append(glyph, glyph)
  }

  mutating func reserveCapacity(_ count: Int) {
    spans.reserveCapacity(count)
  }

  /// Adds glyphs that come after all others so far, or repeat the last.
  mutating func append(_ first: Int, _ last: Int) {
    if let end = spans.last?.last, first <= Int(end) + 1 {
      spans[spans.count - 1].last = max(end, UInt16(last))
    } else {
      spans.append(Span(first: UInt16(first), last: UInt16(last)))
    }
  }

  /// O(log spans).
  func contains(_ glyph: Int) -> Bool {
    let index = index(of: glyph, from: 0)
    return index < spans.count && Int(spans[index].first) <= glyph
  }

  /// Where the first range from `start` on is that does not end before a glyph.
  private func index(of glyph: Int, from start: Int) -> Int {
    var (low, high) = (start, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(spans[middle].last) < glyph { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// All of a set counts, so that a font cannot make many sets that are hard to tell apart.
  func hash(into hasher: inout Hasher) {
    unsafe spans.withUnsafeBytes { bytes in unsafe hasher.combine(bytes: bytes) }
  }

  func union(_ other: GlyphSet) -> GlyphSet {
    if other.isEmpty { return self }
    if isEmpty { return other }
    var union = GlyphSet()
    union.spans.reserveCapacity(spans.count + other.spans.count)
    var (mine, its) = (0, 0)
    while mine < spans.count || its < other.spans.count {
      let isMine =
        its == other.spans.count
        || mine < spans.count && spans[mine].first <= other.spans[its].first
      let span = isMine ? spans[mine] : other.spans[its]
      union.append(Int(span.first), Int(span.last))
      if isMine { mine += 1 } else { its += 1 }
    }
    return union
  }

  func intersection(_ other: GlyphSet) -> GlyphSet {
    if spans.count > other.spans.count { return other.intersection(self) }
    var common = GlyphSet()
    // Of many ranges those before the next of few are passed over by halves.
    let leaps = 8 * spans.count < other.spans.count
    var its = 0
    for span in spans {
      if leaps {
        its = other.index(of: Int(span.first), from: its)
      } else {
        while its < other.spans.count, other.spans[its].last < span.first { its += 1 }
      }
      while its < other.spans.count, other.spans[its].first <= span.last {
        let found = other.spans[its]
        common.append(Int(max(span.first, found.first)), Int(min(span.last, found.last)))
        guard found.last <= span.last else { break }
        its += 1
      }
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
    other.isEmpty || isEmpty ? self : intersection(other.complement)
  }

  /// Every glyph in ascending order.
  var glyphs: Glyphs { Glyphs(spans: spans) }

  struct Glyphs: Sequence, IteratorProtocol {
    private let spans: [Span]
    private var index = 0
    private var glyph: Int

    fileprivate init(spans: [Span]) {
      self.spans = spans
      glyph = Int(spans.first?.first ?? 0)
    }

    mutating func next() -> Int? {
      guard index < spans.count else { return nil }
      defer {
        if glyph < spans[index].last {
          glyph += 1
        } else {
          index += 1
          if index < spans.count { glyph = Int(spans[index].first) }
        }
      }
      return glyph
    }
  }
}
