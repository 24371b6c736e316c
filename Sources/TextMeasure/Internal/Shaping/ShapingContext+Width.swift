extension ShapingContext {
  /// The width of the widest line of `utf8`, without keeping a glyph.
  ///
  /// O(n).
  ///
  /// A text of one line that was measured before is looked up, at whatever size it was.
  @inline(__always)
  func width(of utf8: UnsafeBufferPointer<UInt8>, spacing: Spacing) -> MeasuredWidth {
    if takesKnownAdvances {
      switch unsafe knownAdvances.units(of: utf8) {
      case .units(let units):
        return MeasuredWidth(width: spacing.points(units, unitsPerEm: spacing.primaryUnitsPerEm))
      case .unknown:
        if let added = unsafe addedWidth(of: utf8, spacing: spacing) { return added }
      case .unprovable:
        break
      }
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
    var widest = MeasuredWidth()
    for paragraph in unsafe Paragraphs(utf8) where !paragraph.content.isEmpty {
      let measured = unsafe lineWidth(of: utf8, paragraph.content, spacing: spacing)
      widest.width = max(widest.width, measured.width)
      widest.missing += measured.missing
    }
    return widest
  }

  /// The width of a line, which is kept unless adding it up is as quick as looking it up.
  private func lineWidth(
    of utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, spacing: Spacing
  ) -> MeasuredWidth {
    let line = unsafe UnsafeBufferPointer(rebasing: utf8[range])
    if let added = unsafe addedWidth(of: line, spacing: spacing) { return added }
    return withWorkspace { workspace in
      if let units = unsafe shapedUnits(ofASCII: line, in: workspace) {
        unsafe keep(line, LineAdvance(units: units), missing: 0, spacing: spacing)
        return MeasuredWidth(
          width: spacing.points(units, unitsPerEm: spacing.primaryUnitsPerEm))
      }
      unsafe load(range, of: utf8, into: &workspace)
      let measured = lineWidth(in: &workspace, spacing: spacing)
      if !workspace.text.facts.hasTabs {
        unsafe keep(line, workspace.advance, missing: measured.missing, spacing: spacing)
      }
      return measured
    }
  }

  /// The width of a line of proven advances in the primary font, what is not known yet found; nil for
  /// any other.
  ///
  /// It is kept if it takes more than adding up.
  @inline(never)
  private func addedWidth(
    of line: UnsafeBufferPointer<UInt8>, spacing: Spacing
  ) -> MeasuredWidth? {
    guard let added = unsafe addedUnits(of: line) else { return nil }
    if added.isSuspect {
      unsafe keep(line, LineAdvance(units: added.units), missing: 0, spacing: spacing)
    }
    return MeasuredWidth(
      width: spacing.points(added.units, unitsPerEm: spacing.primaryUnitsPerEm))
  }

  /// The advance of a line of proven advances in the primary font, nil for any other.
  ///
  /// It takes tables that are there; runs have them made (`advanceUnits(of:in:)`), or ASCII does.
  private func addedUnits(of line: UnsafeBufferPointer<UInt8>) -> RunUnits? {
    guard takesKnownAdvances, let place = unsafe KnownAdvances.place(of: line) else { return nil }
    let isLatin = place == KnownAdvances.latin
    if !isLatin, let added = unsafe knownAdvances.foundUnitsOfRuns(line, first: place) {
      return added
    }
    if let found = unsafe knownAdvances.foundUnits(of: line, place: place) {
      guard found == nil, isLatin, let first = unsafe ScriptRuns.firstPlace(of: line) else {
        return found
      }
      return unsafe knownAdvances.foundUnitsOfRuns(line, first: first)
    }
    guard unsafe isPrintableASCII(line) else { return nil }
    let table = primaryAdvances[place].table(for: primary.harfBuzz, count: line.count)
    return unsafe table?.units(of: line)
  }

  /// The advance of printable ASCII in one run of the primary font, which needs no itemising; nil
  /// for other text, or if a glyph is missing.
  private func shapedUnits(
    ofASCII line: UnsafeBufferPointer<UInt8>, in workspace: borrowing Workspace
  ) -> Int? {
    guard takesASCIIWhole, unsafe isPrintableASCII(line) else { return nil }
    let advance = unsafe shape(ascii: line, in: workspace).advance
    return advance.hasMissing ? nil : advance.units
  }

  private func isPrintableASCII(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe printableASCIIEnd(line, from: 0, to: line.count) == line.count
  }

  private func keep(
    _ line: UnsafeBufferPointer<UInt8>, _ advance: LineAdvance, missing: Int, spacing: Spacing
  ) {
    guard line.count <= WidthCache.mostBytes else { return }
    unsafe widths.insert(knownWidths.key(line), advance, missing: missing, spacing: spacing)
  }

  /// The width of the paragraph in the workspace on one line, every space counted (M4).
  private func lineWidth(in workspace: inout Workspace, spacing: Spacing) -> MeasuredWidth {
    var stop = 0.0
    var missing = MissingClusters()
    workspace.advance.reset()
    for run in workspace.runs {
      if run.isTab {
        stop = spacing.tabStop(after: stop + spacing.width(of: workspace.advance, in: cascade))
        workspace.advance.reset()
        continue
      }
      if let units = advanceUnits(of: run, in: &workspace) {
        workspace.advance.add(units: units, font: run.font)
        continue
      }
      let shaped = shape(run, in: workspace)
      let advance = shaped.advance
      workspace.advance.add(units: advance.units, font: run.font)
      if advance.hasMissing {
        missing.add(shaped, clusters: workspace.itemizer.clusterStarts(of: workspace.text))
      }
      if spacing.addsSpace { countSpacing(of: run, in: &workspace) }
    }
    return MeasuredWidth(
      width: stop + spacing.width(of: workspace.advance, in: cascade), missing: missing.count)
  }

  /// The advance of a run without shaping it, nil if it has to be shaped.
  func advanceUnits(of run: TextRun, in workspace: inout Workspace) -> Int? {
    guard takesAdvances, !run.isRightToLeft else { return nil }
    let instance = cascade[run.font]
    let sources = run.font == 0 ? primaryAdvances : instance.advances.sources(language)
    return sources.source(run.script)?
      .table(for: instance.harfBuzz, count: run.range.count)?
      .units(of: workspace.text.scalars[run.range], run: &workspace.advanceRun)
  }

  private func countSpacing(of run: TextRun, in workspace: inout Workspace) {
    let clusters = workspace.itemizer.clusterStarts(of: workspace.text)
    SpacingCount.forEachCluster(of: run, in: workspace.text, clusters: clusters) { _, count in
      workspace.advance.add(count)
    }
  }
}
