private import FlowLayout
public import TextMeasure

/// Puts strings in rows as chips, as many in each row as fit (seed A2, F1).
///
/// An item is as wide as its text, rounded up, and the padding on both sides. The first item opens
/// the first row; an item goes on the row while the row, the spacing and the item fit in the
/// container, otherwise it opens a new row. The spacing is never counted before the first or after
/// the last item of a row. An item wider than the container has a row of its own. Order is kept,
/// nothing is dropped, no row is empty, and no items give no rows.
///
/// To arrange the same strings at many widths, measure them once as `MeasuredTags`. O(n) in the
/// length of all strings.
///
/// - Parameters:
///   - items: The strings.
///   - containerWidth: The width of a row in points.
///   - font: The font that the strings are set in.
///   - horizontalSpacing: Points between two items of a row.
///   - horizontalPadding: Points on the left and on the right of a text.
/// - Returns: The strings of each row, from the top.
public func arrangeItems(
  _ items: [String], containerWidth: Double, font: Font, horizontalSpacing: Double,
  horizontalPadding: Double
) -> [[String]] {
  let measurer = Measurer(font)
  let widths = items.map { item in
    measurer.width(of: item).roundedUpToWholePoints + 2 * horizontalPadding
  }
  let layout = FlowLayout(itemSpacing: horizontalSpacing)
  let arrangement = layout.arrange(FlowItems(widths: widths, height: 0), width: containerWidth)
  return arrangement.lines.map { line in Array(items[line.range]) }
}
