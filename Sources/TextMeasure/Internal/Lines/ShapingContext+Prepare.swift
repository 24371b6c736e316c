extension ShapingContext {
  /// The paragraphs of `utf8`, each shaped once.
  ///
  /// Line-break opportunities are looked for only if `wraps`; without, a paragraph is one line.
  func prepare(
    _ utf8: UnsafeBufferPointer<UInt8>, spacing: Spacing, wraps: Bool
  ) -> [PreparedParagraph] {
    withWorkspace { workspace in
      var paragraphs: [PreparedParagraph] = []
      for paragraph in unsafe Paragraphs(utf8) {
        // Kept, so no longer than it has to be.
        workspace.text = ScalarText()
        unsafe load(paragraph.content, of: utf8, into: &workspace)
        let text = workspace.text
        let clusters = workspace.itemizer.clusterStarts(of: text)
        workspace.shape(context: self, clusters: clusters)
        paragraphs.append(
          PreparedParagraph(
            range: paragraph.range, text: text, runs: workspace.runs,
            baseLevel: workspace.baseLevel, shaping: workspace.shaping, clusters: clusters,
            breaks: wraps ? opportunities(in: &workspace) : BreakOpportunities(endOnly: text),
            context: self, spacing: spacing))
      }
      return paragraphs
    }
  }

  private func opportunities(in workspace: inout Workspace) -> BreakOpportunities {
    let text = workspace.text
    guard text.count > 0 else { return BreakOpportunities(endOnly: text) }
    workspace.itemizer.lineBreaks(
      of: text, language: languageTag, strictness: lineBreak, into: &workspace.breaks)
    return BreakOpportunities(workspace.breaks, text: text)
  }
}
