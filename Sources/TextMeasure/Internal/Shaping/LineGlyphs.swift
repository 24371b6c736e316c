internal import LayoutGeometry

/// The runs of a line at their places, and the glyphs in them at theirs.
struct LineGlyphs {
  private let line: ShapedLine
  private let spacing: Spacing
  /// The indices of the runs from left to right.
  private let order: [Int]
  /// Where each run lies, by its index in logical order.
  private(set) var places: [Place] = []

  struct Place {
    var left = 0.0
    var width = 0.0
  }

  init(_ line: ShapedLine, spacing: Spacing) {
    self.line = line
    self.spacing = spacing
    order = VisualOrder.indices(ofLevels: line.runs.map(\.level))
    place()
  }

  /// Widths come in logical order, since tabs depend on what is before them; places in visual.
  private mutating func place() {
    var end = 0.0
    for run in line.runs {
      let width =
        run.isTab ? spacing.tabStop(after: end) - end : spacing.width(of: run, in: line.cascade)
      end += width
      places.append(Place(width: width))
    }
    var left = 0.0
    for index in order {
      places[index].left = left
      left += places[index].width
    }
  }

  var runs: [GlyphRun] {
    order.compactMap { index in
      let run = line.runs[index]
      guard !run.isTab else { return nil }
      let font = Font(line.cascade.typeface(at: run.font), checkedSize: spacing.size)
      var glyphs: [PositionedGlyph] = []
      glyphs.reserveCapacity(run.glyphs.count)
      forEachGlyph(of: run, from: places[index].left) { glyph, x, y in
        glyphs.append(PositionedGlyph(id: glyph.id, x: x, y: y, cluster: Int(glyph.cluster)))
      }
      return GlyphRun(font: font, isRightToLeft: run.isRightToLeft, glyphs: glyphs)
    }
  }

  var ink: Rect {
    var bounds = BoxUnion()
    for (run, place) in zip(line.runs, places) where !run.isTab {
      let font = line.cascade[run.font]
      let scale = spacing.size / Double(font.unitsPerEm)
      forEachGlyph(of: run, from: place.left) { glyph, x, y in
        if let box = font.harfBuzz.extents(of: glyph.id) {
          bounds.add(
            left: x + box.left * scale, top: y - box.top * scale,
            right: x + box.right * scale, bottom: y - box.bottom * scale)
        }
      }
    }
    return bounds.rect
  }

  /// Calls `body` with each glyph and its origin.
  ///
  /// Spacing lies at the logical end of a cluster.
  private func forEachGlyph(
    of run: ShapedRun, from left: Double, _ body: (Glyph, _ x: Double, _ y: Double) -> Void
  ) {
    let scale = spacing.size / Double(line.cascade[run.font].unitsPerEm)
    var units = 0
    var added = SpacingCount()
    for (index, glyph) in run.glyphs.enumerated() {
      let own = run.glyphSpacing.isEmpty ? SpacingCount() : run.glyphSpacing[index]
      if run.isRightToLeft { added.add(own) }
      body(
        glyph, left + Double(units + Int(glyph.xOffset)) * scale + spacing.width(of: added),
        0 - Double(glyph.yOffset) * scale)
      units += Int(glyph.advance)
      if !run.isRightToLeft { added.add(own) }
    }
  }
}
