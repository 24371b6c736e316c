extension ShapingContext {
  /// The width of the widest line of `utf8`, without keeping a glyph.
  ///
  /// O(n).
  ///
  /// A text of one line that was measured before is looked up, at whatever size it was.
  @inline(__always)
  func width(of utf8: UnsafeBufferPointer<UInt8>, spacing: Spacing) -> MeasuredWidth {
    if takesKnownAdvances, let units = unsafe knownAdvances.units(of: utf8) {
      return MeasuredWidth(width: spacing.points(units, unitsPerEm: spacing.primaryUnitsPerEm))
    }
    if utf8.count <= WidthCache.mostBytes {
      let key = unsafe knownWidths.key(utf8)
      let known = knownWidths.width(of: key, spacing: spacing, in: self)
      if let known { return known }
    }
    return unsafe shapedWidth(of: utf8, spacing: spacing)
  }

  @inline(never)
  private func shapedWidth(
    of utf8: UnsafeBufferPointer<UInt8>, spacing: Spacing
  ) -> MeasuredWidth {
    if takesKnownAdvances, let units = unsafe primaryAdvances.units(of: utf8) {
      // Adding up is as quick as looking up.
      return MeasuredWidth(width: spacing.points(units, unitsPerEm: spacing.primaryUnitsPerEm))
    }
    return withWorkspace { workspace in
      var widest = MeasuredWidth()
      for paragraph in unsafe Paragraphs(utf8) where !paragraph.content.isEmpty {
        let line = unsafe UnsafeBufferPointer(rebasing: utf8[paragraph.content])
        let measured =
          unsafe oneRunWidth(of: line, in: workspace, spacing: spacing)
          ?? lineWidth(of: utf8, paragraph.content, in: workspace, spacing: spacing)
        widest.width = max(widest.width, measured.width)
        widest.missing += measured.missing
      }
      return widest
    }
  }

  /// The width of a line that is one run of the primary font, which needs no itemising: one whose
  /// advances are known, or of printable ASCII; nil for any other, or if a glyph is missing.
  private func oneRunWidth(
    of line: UnsafeBufferPointer<UInt8>, in workspace: Workspace, spacing: Spacing
  ) -> MeasuredWidth? {
    let known = unsafe advanceUnits(of: line, in: workspace)
    if let known, !workspace.advanceRun.isSuspect {
      // Adding up is as quick as looking up.
      return MeasuredWidth(width: spacing.points(known, unitsPerEm: spacing.primaryUnitsPerEm))
    }
    guard let units = unsafe known ?? shapedUnits(ofASCII: line, in: workspace) else { return nil }
    workspace.advance.reset()
    workspace.advance.add(units: units, font: 0)
    unsafe keep(line, workspace.advance, missing: 0, spacing: spacing)
    return MeasuredWidth(width: spacing.width(of: workspace.advance, in: cascade))
  }

  /// The advance of a line that is one run of proven advances, nil for any other.
  ///
  /// It takes a table that is there; its runs have one made (`advanceUnits(of:in:)`), or ASCII does.
  private func advanceUnits(
    of line: UnsafeBufferPointer<UInt8>, in workspace: Workspace
  ) -> Int? {
    guard takesKnownAdvances, let source = unsafe primaryAdvances.source(of: line),
      let table = unsafe isPrintableASCII(line)
        ? source.table(for: primary.harfBuzz, count: line.count) : source.table
    else { return nil }
    workspace.scalars.removeAll(keepingCapacity: true)
    var index = 0
    while index < line.count {
      let (scalar, length) = unsafe decodeScalar(line, at: index)
      workspace.scalars.append(scalar)
      index += length
    }
    return table.units(of: workspace.scalars[...], isWhole: true, run: &workspace.advanceRun)
  }

  private func shapedUnits(
    ofASCII line: UnsafeBufferPointer<UInt8>, in workspace: Workspace
  ) -> Int? {
    guard takesASCIIWhole, unsafe isPrintableASCII(line) else { return nil }
    let advance = unsafe shape(ascii: line, in: workspace).advance
    return advance.hasMissing ? nil : advance.units
  }

  private func isPrintableASCII(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe line.allSatisfy { 0x20...0x7E ~= $0 }
  }

  /// The width of any line, by way of its runs.
  private func lineWidth(
    of utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, in workspace: Workspace,
    spacing: Spacing
  ) -> MeasuredWidth {
    unsafe load(range, of: utf8, into: workspace)
    let measured = lineWidth(in: workspace, spacing: spacing)
    if !workspace.text.hasTabs {
      unsafe keep(
        UnsafeBufferPointer(rebasing: utf8[range]), workspace.advance, missing: measured.missing,
        spacing: spacing)
    }
    return measured
  }

  private func keep(
    _ line: UnsafeBufferPointer<UInt8>, _ advance: LineAdvance, missing: Int, spacing: Spacing
  ) {
    guard line.count <= WidthCache.mostBytes else { return }
    unsafe widths.insert(knownWidths.key(line), advance, missing: missing, spacing: spacing)
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
      if let units = advanceUnits(of: run, in: workspace) {
        workspace.advance.add(units: units, font: run.font)
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

  /// The advance of a run without shaping it, nil if it has to be shaped.
  func advanceUnits(of run: TextRun, in workspace: Workspace) -> Int? {
    guard takesAdvances, !run.isRightToLeft else { return nil }
    let instance = cascade[run.font]
    let sources = run.font == 0 ? primaryAdvances : instance.advances.sources(language)
    return sources.source(run.script)?
      .table(for: instance.harfBuzz, count: run.range.count)?
      .units(of: workspace.text.scalars[run.range], run: &workspace.advanceRun)
  }

  private func countSpacing(of run: TextRun, in workspace: Workspace) {
    let clusters = workspace.itemizer.clusterStarts(of: workspace.text)
    SpacingCount.forEachCluster(of: run, in: workspace.text, clusters: clusters) { _, count in
      workspace.advance.add(count)
    }
  }
}
