/// What Unicode's algorithms say of a text, by the very steps that measuring takes.
///
/// For Unicode's own test files, and for whoever asks why a text is cut as it is. Indices count the
/// scalars of the whole text, terminators included.
package struct UnicodeAnswers {
  /// The embedding level of each scalar (UAX 9).
  ///
  /// Each paragraph is resolved by itself; a terminator has its paragraph's level.
  package private(set) var levels: [UInt8] = []

  /// Each paragraph's own level.
  package private(set) var paragraphLevels: [UInt8] = []

  /// The index of each scalar that begins a grapheme cluster (UAX 29).
  package private(set) var clusterStarts: [Int] = []

  /// The answers for `text`, whose paragraphs have `direction`.
  ///
  /// O(n); a text of many paragraphs costs far less than as many texts.
  package init(_ text: String, direction: TextDirection = .auto) throws(FontError) {
    let context = ShapingContext(
      plain: try Typeface(FontFace.embedded(), axes: []), direction: direction)
    var text = text
    text.withUTF8 { utf8 in
      context.withWorkspace { workspace in
        for paragraph in unsafe Paragraphs(utf8) {
          unsafe context.load(paragraph.content, of: utf8, into: &workspace)
          addContent(of: workspace)
          // GB3 to GB5: a terminator is a cluster by itself, CR LF one of two scalars.
          guard paragraph.terminatorLength > 0 else { continue }
          clusterStarts.append(levels.count)
          levels.append(workspace.baseLevel)
          if unsafe utf8[paragraph.content.upperBound] == 0x0D, paragraph.terminatorLength == 2 {
            levels.append(workspace.baseLevel)
          }
        }
      }
    }
  }

  private mutating func addContent(of workspace: borrowing Workspace) {
    let clusters = workspace.itemizer.clusterStarts(of: workspace.text)
    var start = 0
    while start < workspace.text.count {
      clusterStarts.append(levels.count + start)
      start = clusters.cluster(from: start).upperBound
    }
    for run in workspace.runs {
      levels.append(contentsOf: repeatElement(run.level, count: run.range.count))
    }
    paragraphLevels.append(workspace.baseLevel)
  }

  /// The indices of runs of these levels from left to right (UAX 9, L2).
  package static func visualOrder(ofLevels levels: [UInt8]) -> [Int] {
    VisualOrder.indices(ofLevels: levels)
  }
}
