extension ShapingContext {
  /// The width in points of the widest line of `utf8`, without keeping a glyph.
  ///
  /// O(n).
  func width(of utf8: UnsafeBufferPointer<UInt8>, spacing: Spacing) -> Double {
    withWorkspace { workspace in
      var widest = 0.0
      for paragraph in unsafe Paragraphs(utf8) where !paragraph.content.isEmpty {
        unsafe load(paragraph.content, of: utf8, into: workspace)
        widest = max(widest, lineWidth(in: workspace, spacing: spacing))
      }
      return widest
    }
  }

  /// The width of the paragraph in the workspace on one line, every space counted (M4).
  private func lineWidth(in workspace: Workspace, spacing: Spacing) -> Double {
    var stop = 0.0
    workspace.advance.reset()
    for run in workspace.runs {
      if run.isTab {
        stop = spacing.tabStop(after: stop + spacing.width(of: workspace.advance, in: cascade))
        workspace.advance.reset()
      } else {
        workspace.advance.add(units: shape(run, in: workspace).advance.units, font: run.font)
        if spacing.addsSpace { countSpacing(of: run, in: workspace) }
      }
    }
    return stop + spacing.width(of: workspace.advance, in: cascade)
  }

  private func countSpacing(of run: TextRun, in workspace: Workspace) {
    let clusters = workspace.itemizer.clusterStarts(of: workspace.text)
    SpacingCount.forEachCluster(of: run, in: workspace.text, clusters: clusters) { _, count in
      workspace.advance.add(count)
    }
  }
}
