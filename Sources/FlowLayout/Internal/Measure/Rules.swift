import LayoutGeometry

/// The options of a layout and the sides of its container in main and cross coordinates.
///
/// Every number has passed the border of `Length`.
struct Rules {
  let axis: FlowAxis
  let isMirrored: Bool
  let breaking: FlowBreaking
  let justification: FlowJustification
  var lastLine: FlowLastLine
  let alignment: FlowAlignment
  let lineAlignment: FlowLineAlignment
  var oversize: FlowOversize

  /// The given sides of the container, insets included; `nil` is unbounded.
  let mainSide: Double?
  let crossSide: Double?

  /// The insets along both axes, before any mirroring.
  let mainInsets: (start: Double, end: Double)
  let crossInsets: (start: Double, end: Double)

  /// The distance between neighbours on a line.
  let itemGap: Double

  /// The distance between neighbouring lines.
  let lineGap: Double

  /// The length that the items of a line share, infinite when unbounded.
  var limit: Double

  /// The most items that a line may hold: one where there is no room at all (F13).
  var mostItems: Int

  /// The most lines that are shown.
  private(set) var mostLines: Int

  /// The number of lines that balanced ones are at least, whatever is shown.
  private let wantedLines: Int

  /// What stands in the gaps.
  let separators: Separators

  /// The pixels to which frames are snapped.
  let grid: PixelGrid?

  /// The rules of a layout in a container of which only the side along the lines is given.
  init(_ layout: FlowLayout, side: Double?) {
    switch layout.axis {
    case .horizontal: self.init(layout, width: side, height: nil)
    case .vertical: self.init(layout, width: nil, height: side)
    }
  }

  init(_ layout: FlowLayout, width: Double?, height: Double?) {
    axis = layout.axis
    isMirrored = layout.direction == .rightToLeft
    breaking = layout.breaking
    justification = layout.justification
    lastLine = layout.lastLine
    lineAlignment = layout.lineAlignment
    oversize = layout.oversize

    let left = Length.extent(layout.insets.left)
    let right = Length.extent(layout.insets.right)
    let sideways = isMirrored ? (start: right, end: left) : (start: left, end: right)
    let downwards = (
      start: Length.extent(layout.insets.top), end: Length.extent(layout.insets.bottom)
    )
    switch axis {
    case .horizontal:
      (mainSide, crossSide) = (Length.side(width), Length.side(height))
      (mainInsets, crossInsets) = (sideways, downwards)
      alignment = layout.alignment
    case .vertical:
      (mainSide, crossSide) = (Length.side(height), Length.side(width))
      (mainInsets, crossInsets) = (downwards, sideways)
      alignment = Self.acrossColumns(layout.alignment)
    }
    separators = Separators(layout)
    itemGap = separators.itemGap(spacing: Length.signed(layout.itemSpacing))
    lineGap = separators.lineGap(spacing: Length.signed(layout.lineSpacing))
    grid = PixelGrid(scale: layout.pixelScale)
    limit = max(0, (mainSide ?? .infinity) - mainInsets.start - mainInsets.end)
    mostItems = limit > 0 ? Length.count(layout.maxItemsPerLine, atLeast: 1) : 1
    mostLines = Length.count(layout.maxLines, atLeast: 0)
    wantedLines = max(1, layout.minLines ?? 1)
  }

  /// The number of lines that balanced ones are at least.
  var fewestLines: Int { min(wantedLines, mostLines) }

  /// Whether `mostLines` keeps balanced lines from being as many as asked for.
  var limitsWantedLines: Bool { breaking == .balanced && wantedLines > mostLines }

  /// The same rules for showing all lines.
  var withoutLineLimit: Rules {
    var rules = self
    rules.mostLines = .max
    return rules
  }

  /// The alignment of an item that may say so itself.
  func alignment(_ own: FlowAlignment?) -> FlowAlignment {
    guard let own else { return alignment }
    return axis == .horizontal ? own : Self.acrossColumns(own)
  }

  /// Columns have no baseline in common; CSS falls back to the start.
  private static func acrossColumns(_ alignment: FlowAlignment) -> FlowAlignment {
    alignment == .baseline ? .top : alignment
  }
}
