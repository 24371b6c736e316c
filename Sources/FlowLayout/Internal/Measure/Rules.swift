import LayoutGeometry

/// The options of a layout and the sides of its container in main and cross coordinates.
///
/// Every number has passed the border of `Length`.
struct Rules {
  /// The axis along which a line runs.
  let axis: FlowAxis

  /// Whether x is mirrored at the end.
  let isMirrored: Bool

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

  init(_ layout: FlowLayout, width: Double?, height: Double?) {
    axis = layout.axis
    isMirrored = layout.direction == .rightToLeft
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
    case .vertical:
      (mainSide, crossSide) = (Length.side(height), Length.side(width))
      (mainInsets, crossInsets) = (downwards, sideways)
    }
    itemGap = Length.signed(layout.itemSpacing)
    lineGap = Length.signed(layout.lineSpacing)
  }

  /// The length that the items of a line share, infinite when unbounded.
  var limit: Double {
    guard let mainSide else { return .infinity }
    return max(0, mainSide - mainInsets.start - mainInsets.end)
  }

  /// The most items that a line may hold: one where there is no room at all (F13).
  var mostItems: Int { limit > 0 ? .max : 1 }
}
