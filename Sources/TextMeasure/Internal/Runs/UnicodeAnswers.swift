/// What Unicode's algorithms say of a text, by the very steps that measuring takes.
///
/// For Unicode's own test files, and for whoever asks why a text is cut as it is.
package struct UnicodeAnswers {
  /// The embedding level of each scalar (UAX 9).
  ///
  /// Each paragraph is resolved by itself; a terminator has its paragraph's level.
  package let levels: [UInt8]

  /// The level of the first paragraph.
  package let baseLevel: UInt8

  /// The index of each scalar that begins a grapheme cluster (UAX 29), in a text of one paragraph.
  package let clusterStarts: [Int]

  /// The answers for `text`, whose paragraphs have `direction`.
  package init(_ text: String, direction: TextDirection = .auto) throws(FontError) {
    let context = ShapingContext(
      plain: try FontFace.embedded().instance(at: []), direction: direction)
    var levels: [UInt8] = []
    var bases: [UInt8] = []
    var starts: [Int] = []
    var text = text
    text.withUTF8 { utf8 in
      context.withWorkspace { workspace in
        for paragraph in unsafe Paragraphs(utf8) {
          unsafe context.load(paragraph.content, of: utf8, into: workspace)
          for run in workspace.runs {
            levels.append(contentsOf: run.range.map { _ in run.level })
          }
          if paragraph.terminatorLength > 0 { levels.append(workspace.baseLevel) }
          bases.append(workspace.baseLevel)
          let clusters = workspace.itemizer.clusterStarts(of: workspace.text)
          starts = (0..<workspace.text.count).filter { clusters.start(of: $0) == $0 }
        }
      }
    }
    self.levels = levels
    baseLevel = bases.first ?? 0
    clusterStarts = starts
  }

  /// The indices of runs of these levels from left to right (UAX 9, L2).
  package static func visualOrder(ofLevels levels: [UInt8]) -> [Int] {
    VisualOrder.indices(ofLevels: levels)
  }
}
