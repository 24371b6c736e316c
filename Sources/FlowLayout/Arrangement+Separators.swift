public import LayoutGeometry

extension Arrangement {
  /// The frame of the separator between an item and the next one on its line.
  ///
  /// It stands in the middle of the gap and of the line's depth. `nil` where the layout has no
  /// separators and after the last item of a line. O(log lines).
  public func separatorFrame(after index: Int) -> Rect? {
    guard let box = separators.item, let line = line(of: index) else { return nil }
    guard index + 1 < runs[line].end else { return nil }
    let start = placedItems.mainStarts[index] + placedItems.mains[index]
    let gap = placedItems.mainStarts[index + 1] - start
    return coordinates.rect(
      main: start + (gap - box.main) / 2,
      cross: bands[line].start + (bands[line].depth - box.cross) / 2,
      mainExtent: box.main, crossExtent: box.cross)
  }

  /// The frame of the separator between a line and the next one.
  ///
  /// It stands in the middle of the gap, from inset to inset. `nil` where the layout has no such
  /// separators and after the last line. O(1).
  public func lineSeparatorFrame(after line: Int) -> Rect? {
    guard let depth = separators.line, line >= 0, line + 1 < bands.count else { return nil }
    let start = bands[line].start + bands[line].depth
    let gap = bands[line + 1].start - start
    return coordinates.rect(
      main: content.start, cross: start + (gap - depth) / 2,
      mainExtent: content.end - content.start, crossExtent: depth)
  }
}
