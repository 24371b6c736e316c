/// One paragraph, shaped whole, with all that is needed to break it into lines of any width.
///
/// Positions are the boundaries between its scalars, 0 to `count`. Breaking reads only numbers;
/// text is shaped again only where a line ends at a place that HarfBuzz calls unsafe, once.
final class PreparedParagraph: Sendable {
  /// The paragraph's UTF-8 in the text, terminator included.
  let range: Range<Int>
  let text: ScalarText
  /// The runs in logical order.
  let runs: [TextRun]
  /// The paragraph's own embedding level.
  let baseLevel: UInt8
  let advances: ParagraphAdvances
  let breaks: BreakOpportunities
  /// What finds most lines without their edges; nil if it could not.
  let words: WordSums?
  /// Which positions begin a grapheme cluster.
  let clusters: ClusterStarts
  let context: ShapingContext
  let spacing: Spacing
  /// Grapheme clusters with a glyph `.notdef`.
  let missing: Int
  /// The vertical extent of text in the primary font.
  let primaryBox: LineBox
  let edges: EdgeMemo

  init(
    range: Range<Int>, text: ScalarText, runs: [TextRun], baseLevel: UInt8,
    shaping: ParagraphShaping, clusters: ClusterStarts, breaks: BreakOpportunities,
    context: ShapingContext, spacing: Spacing
  ) {
    self.range = range
    self.text = text
    self.runs = runs
    self.baseLevel = baseLevel
    self.clusters = clusters
    self.breaks = breaks
    self.context = context
    self.spacing = spacing
    edges = EdgeMemo(count: text.count)
    missing = shaping.missing
    advances = ParagraphAdvances(
      shaping, text: text, runs: runs, clusters: clusters, cascade: context.cascade,
      spacing: spacing)
    words = WordSums(advances, breaks: breaks)
    primaryBox = LineBox(context.primary, size: spacing.size)
  }

  var count: Int { text.count }

  var direction: TextDirection { baseLevel & 1 == 0 ? .leftToRight : .rightToLeft }

  /// The run that holds the scalar after a position, or before the last.
  ///
  /// O(log runs).
  func runIndex(at position: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound > position { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The runs that have a part of a range.
  ///
  /// O(log runs).
  func runs(in range: Range<Int>) -> ArraySlice<TextRun> {
    range.isEmpty
      ? [] : runs[runIndex(at: range.lowerBound)...runIndex(at: range.upperBound - 1)]
  }

  /// The offset in the text's UTF-8 of a position.
  func offset(of position: Int) -> Int { Int(text.offsets[position]) }
}
