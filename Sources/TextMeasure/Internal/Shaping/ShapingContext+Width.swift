extension ShapingContext {
  /// The width of the widest line of `utf8`, without keeping a glyph.
  ///
  /// O(n).
  ///
  /// A text of one line that was measured before is looked up, at whatever size it was.
  @inline(__always)
  func width(of utf8: UnsafeBufferPointer<UInt8>, spacing: Spacing) -> MeasuredWidth {
    if utf8.count <= WidthCache.mostBytes {
      let key = unsafe widths.key(utf8)
      let known = widths.width(of: key, spacing: spacing) { cascade.unitsPerEm(ofFontAt: $0) }
      if let known { return known }
    }
    return unsafe shapedWidth(of: utf8, spacing: spacing)
  }

  private func shapedWidth(
    of utf8: UnsafeBufferPointer<UInt8>, spacing: Spacing
  ) -> MeasuredWidth {
    withWorkspace { workspace in
      var widest = MeasuredWidth()
      for paragraph in unsafe Paragraphs(utf8) where !paragraph.content.isEmpty {
        unsafe load(paragraph.content, of: utf8, into: workspace)
        let line = lineWidth(in: workspace, spacing: spacing)
        widest.width = max(widest.width, line.width)
        widest.missing += line.missing
        guard !workspace.text.hasTabs else { continue }
        unsafe keep(
          UnsafeBufferPointer(rebasing: utf8[paragraph.content]), workspace.advance,
          missing: line.missing, spacing: spacing)
      }
      return widest
    }
  }

  private func keep(
    _ line: UnsafeBufferPointer<UInt8>, _ advance: LineAdvance, missing: Int, spacing: Spacing
  ) {
    guard line.count <= WidthCache.mostBytes else { return }
    unsafe widths.insert(widths.key(line), advance, missing: missing, spacing: spacing)
  }

  /// The width of the paragraph in the workspace on one line, every space counted (M4).
  private func lineWidth(in workspace: Workspace, spacing: Spacing) -> MeasuredWidth {
    var stop = 0.0
    var missing = MissingClusters()
    workspace.advance.reset()
    for run in workspace.runs {
      if run.isTab {
        stop = spacing.tabStop(after: stop + spacing.width(of: workspace.advance, in: cascade))
        workspace.advance.reset()
        continue
      }
      let shaped = shape(run, in: workspace)
      let advance = shaped.advance
      workspace.advance.add(units: advance.units, font: run.font)
      if advance.hasMissing {
        missing.add(shaped, clusters: workspace.itemizer.clusterStarts(of: workspace.text))
      }
      if spacing.addsSpace { countSpacing(of: run, in: workspace) }
    }
    return MeasuredWidth(
      width: stop + spacing.width(of: workspace.advance, in: cascade), missing: missing.count)
  }

  private func countSpacing(of run: TextRun, in workspace: Workspace) {
    let clusters = workspace.itemizer.clusterStarts(of: workspace.text)
    SpacingCount.forEachCluster(of: run, in: workspace.text, clusters: clusters) { _, count in
      workspace.advance.add(count)
    }
  }
}
