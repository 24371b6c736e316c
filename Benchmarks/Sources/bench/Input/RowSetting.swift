import TagFlow

/// The rows that boxes are put in: a screen as wide as a telephone's.
struct RowSetting {
  let container = 390.0
  let spacing = 10.0
  let height = 30.0

  var layout: FlowLayout { FlowLayout(itemSpacing: spacing, lineSpacing: spacing) }

  var balanced: FlowLayout {
    FlowLayout(itemSpacing: spacing, lineSpacing: spacing, breaking: .balanced)
  }
}

/// Widths of chips as they come on a tag page: measured tags with padding.
enum TagWidths {
  /// The first `count`, from the start again where the corpus ends.
  static func some(_ count: Int) throws -> [Double] {
    let corpus = try Corpus("tags-unique", limit: min(count, 20_000))
    let loop = try HarfBuzzLoop(.dejaVu)
    var units = [Int32](repeating: 0, count: corpus.count)
    loop.measure(corpus, into: &units)
    let widths = loop.widths(units).map { $0 + 32 }
    return (0..<count).map { widths[$0 % widths.count] }
  }
}
