/// Coverage and class definition tables (OpenType, "OpenType Layout Common Table Formats").
///
/// HarfBuzz searches them in halves, which finds something else where they are not in order; such
/// tables are refused.
extension FontTable {
  /// The glyphs of a coverage table, empty for a null one.
  ///
  /// Ranges may overlap, as some fonts' do, unless each glyph's place in the table counts.
  func coverage(at offset: Int?, isIndexed: Bool = false) throws(ProofRefusal) -> GlyphSet {
    var set = GlyphSet()
    guard let offset else { return set }
    let count = try number(at: offset + 2)
    switch try number(at: offset) {
    case 1:
      var next = 0
      for glyph in try numbers(count, at: offset + 4) {
        guard glyph >= next else { throw .unorderedTable }
        set.append(glyph, glyph)
        next = glyph + 1
      }
    case 2:
      let fields = try numbers(3 * count, at: offset + 4)
      var (before, index) = ((first: -1, last: -1), 0)
      for record in stride(from: 0, to: fields.count, by: 3) {
        let (first, last) = (fields[record], fields[record + 1])
        let isNew = first > before.last && fields[record + 2] == index
        guard first > before.first, last > before.last, last >= first, isNew || !isIndexed else {
          throw .unorderedTable
        }
        set.append(first, last)
        before = (first, last)
        index += last - first + 1
      }
    default:
      throw .unknownFormat
    }
    return set
  }

  /// The coverage index of a glyph in a table that was read before, nil if it is not covered.
  ///
  /// O(log n).
  func coverageIndex(of glyph: Int, at offset: Int) throws(ProofRefusal) -> Int? {
    let isList = try number(at: offset) == 1
    var (low, high) = (0, try number(at: offset + 2))
    while low < high {
      let middle = (low + high) / 2
      let record = offset + 4 + (isList ? 2 : 6) * middle
      let last = try number(at: isList ? record : record + 2)
      if last < glyph {
        low = middle + 1
        continue
      }
      let first = try number(at: record)
      if first <= glyph { return isList ? middle : try number(at: record + 4) + glyph - first }
      high = middle
    }
    return nil
  }

  /// The classes of glyphs; glyphs that are in no range have class 0.
  func classes(at offset: Int?) throws(ProofRefusal) -> GlyphClasses {
    guard let offset else { return GlyphClasses(spans: []) }
    var spans: [GlyphClasses.Span] = []
    var next = 0
    switch try number(at: offset) {
    case 1:
      let start = try number(at: offset + 2)
      let values = try numbers(number(at: offset + 4), at: offset + 6)
      guard start + values.count <= 0x10000 else { throw .damagedTable }
      for (index, value) in values.enumerated() {
        if let last = spans.last, last.value == value {
          spans[spans.count - 1].last = start + index
        } else {
          spans.append(GlyphClasses.Span(first: start + index, last: start + index, value: value))
        }
      }
    case 2:
      let fields = try numbers(3 * number(at: offset + 2), at: offset + 4)
      for record in stride(from: 0, to: fields.count, by: 3) {
        guard fields[record] >= next, fields[record + 1] >= fields[record] else {
          throw .unorderedTable
        }
        next = fields[record + 1] + 1
        spans.append(
          GlyphClasses.Span(
            first: fields[record], last: fields[record + 1], value: fields[record + 2]))
      }
    default:
      throw .unknownFormat
    }
    return GlyphClasses(spans: spans)
  }
}

/// The classes that a class definition table gives to glyphs.
struct GlyphClasses: Sendable {
  struct Span: Sendable {
    let first: Int
    var last: Int
    let value: Int
  }

  /// In ascending order.
  let spans: [Span]

  /// O(log spans).
  func value(of glyph: Int) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].last < glyph { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].first <= glyph ? spans[low].value : 0
  }

  /// The glyphs of one class; class 0 is all that is in no other.
  func glyphs(of value: Int) -> GlyphSet {
    var set = GlyphSet()
    for span in spans where value == 0 ? span.value != 0 : span.value == value {
      set.append(span.first, span.last)
    }
    return value == 0 ? set.complement : set
  }
}
