internal import LayoutGeometry

/// The glyphs of a line in visual order with their positions.
struct LineGlyphs {
  private let line: ShapedLine
  private let spacing: Spacing
  /// Each run, and where its left end lies.
  private var placed: [(run: ShapedRun, x: Double)] = []

  init(_ line: ShapedLine, spacing: Spacing) {
    self.line = line
    self.spacing = spacing
    place()
  }

  /// Widths in logical order, since tabs depend on what is before them; then places in visual.
  private mutating func place() {
    var end = 0.0
    let widths = line.runs.map { run -> Double in
      let width =
        run.isTab ? spacing.tabStop(after: end) - end : spacing.width(of: run, in: line.cascade)
      end += width
      return width
    }
    var x = 0.0
    for index in VisualOrder.indices(ofLevels: line.runs.map(\.level)) {
      placed.append((line.runs[index], x))
      x += widths[index]
    }
  }

  var runs: [GlyphRun] {
    placed.compactMap { run, x in
      guard !run.isTab else { return nil }
      let font = Font(line.cascade[run.font], checkedSize: spacing.size)
      var glyphs: [PositionedGlyph] = []
      glyphs.reserveCapacity(run.glyphs.count)
      forEachGlyph(of: run, from: x) { glyph, x, y in
        glyphs.append(PositionedGlyph(id: glyph.id, x: x, y: y, cluster: Int(glyph.cluster)))
      }
      return GlyphRun(font: font, isRightToLeft: run.isRightToLeft, glyphs: glyphs)
    }
  }

  var ink: Rect {
    var bounds = InkBounds()
    for (run, x) in placed where !run.isTab {
      let font = line.cascade[run.font]
      let scale = spacing.size / Double(font.unitsPerEm)
      forEachGlyph(of: run, from: x) { glyph, x, y in
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

/// The smallest box around the boxes added to it, y downwards.
struct InkBounds {
  private var left = Double.infinity
  private var top = Double.infinity
  private var right = -Double.infinity
  private var bottom = -Double.infinity

  mutating func add(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = min(self.left, left)
    self.top = min(self.top, top)
    self.right = max(self.right, right)
    self.bottom = max(self.bottom, bottom)
  }

  /// The box, `.zero` if nothing was added.
  var rect: Rect {
    left <= right ? Rect(x: left, y: top, width: right - left, height: bottom - top) : .zero
  }
}

/// The order in which runs stand on a line from left to right (UAX 9, L2).
enum VisualOrder {
  /// The indices of the runs, whose embedding levels are given in logical order.
  ///
  /// O(runs x levels).
  static func indices(ofLevels levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
