internal import LayoutGeometry

/// The lines of a text as they stand in a rectangle, for `boundingRect`.
struct TextFrame {
  private struct PlacedLine {
    let line: TextLine
    /// The left end and the top of the line's box, and its height.
    let x: Double
    let top: Double
    let height: Double
    /// The baseline's distance from the top of the rectangle.
    let baseline: Double
  }

  private let prepared: PreparedText
  private let limit: Double
  private let heightLimit: Double
  private let options: BoundingRectOptions
  private let style: ParagraphStyle
  private var placed: [PlacedLine] = []

  init(
    _ prepared: PreparedText, size: Size, options: BoundingRectOptions, style: ParagraphStyle
  ) {
    self.prepared = prepared
    limit = size.width > 0 ? size.width : .infinity
    heightLimit = size.height > 0 ? size.height : .infinity
    self.options = options
    self.style = style.bounded
  }

  /// One line from the baseline: the text up to its first terminator, without a limit.
  mutating func placeOne() {
    guard let line = prepared.lines().first else { return }
    let height = self.height(of: line)
    let descent = line.descent + leading(of: line)
    placed = [
      PlacedLine(line: line, x: 0, top: descent - height, height: height, baseline: 0)
    ]
  }

  /// Lines from the top, as many as fit in the height.
  mutating func placeLines() {
    var lineOptions = LineOptions(
      wrap: style.lineBreakMode.wrap, truncation: style.lineBreakMode.truncation)
    var lines = self.lines(lineOptions)
    let visible = visibleCount(of: lines)
    if visible < lines.count {
      lineOptions.maxLines = visible
      if options.contains(.truncatesLastVisibleLine), lineOptions.truncation == .none {
        lineOptions.truncation = .tail
      }
      lines = self.lines(lineOptions)
    }
    place(lines)
  }

  private func lines(_ options: LineOptions) -> [TextLine] {
    prepared.lines(options) { place in
      limit - indent(isFirst: place.isFirstOfParagraph)
    }.lines
  }

  private func indent(isFirst: Bool) -> Double {
    isFirst ? style.firstLineHeadIndent : style.headIndent
  }

  /// How many lines fit in the height, at least one.
  private func visibleCount(of lines: [TextLine]) -> Int {
    var bottom = 0.0
    for (index, line) in lines.enumerated() {
      bottom += (index == 0 ? 0 : style.lineSpacing) + height(of: line)
      if index > 0, !LineBreaker.fits(bottom, heightLimit) { return index }
    }
    return max(1, lines.count)
  }

  private mutating func place(_ lines: [TextLine]) {
    let indents = lines.map { indent(isFirst: prepared.isFirstOfParagraph($0)) }
    let width =
      limit < .infinity ? limit : zip(lines, indents).map { $0.width + $1 }.max() ?? 0
    var top = 0.0
    for (line, indent) in zip(lines, indents) {
      let height = self.height(of: line)
      placed.append(
        PlacedLine(
          line: line, x: x(of: line, indent: indent, width: width), top: top, height: height,
          baseline: top + height - line.descent - leading(of: line)))
      top += height + style.lineSpacing
    }
  }

  /// The left end of a line; the indent is at the side where reading starts.
  private func x(of line: TextLine, indent: Double, width: Double) -> Double {
    let isRightToLeft = line.direction == .rightToLeft
    let left = isRightToLeft ? 0 : indent
    let right = width - (isRightToLeft ? indent : 0) - line.width
    switch style.alignment {
    case .natural: return isRightToLeft ? right : left
    case .left: return left
    case .center: return left + (right - left) / 2
    case .right: return right
    }
  }

  private func leading(of line: TextLine) -> Double {
    options.contains(.usesFontLeading) || prepared.style.usesFontLeading ? line.leading : 0
  }

  private func height(of line: TextLine) -> Double {
    let natural = line.ascent + line.descent + leading(of: line)
    let raised = max(natural, style.minimumLineHeight)
    return style.maximumLineHeight > 0 ? min(raised, style.maximumLineHeight) : raised
  }

  /// The box around the boxes of all lines.
  var typographicBounds: Rect {
    var bounds = BoxUnion()
    for place in placed {
      bounds.add(
        left: place.x, top: place.top, right: place.x + place.line.width,
        bottom: place.top + place.height)
    }
    return bounds.rect
  }

  /// The box around the ink of all lines.
  var ink: Rect {
    var bounds = BoxUnion()
    for place in placed {
      let ink = prepared.ink(of: place.line)
      guard ink != .zero else { continue }
      bounds.add(
        left: place.x + ink.x, top: place.baseline + ink.y, right: place.x + ink.maxX,
        bottom: place.baseline + ink.maxY)
    }
    return bounds.rect
  }
}
