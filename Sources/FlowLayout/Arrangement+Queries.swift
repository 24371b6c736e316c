public import LayoutGeometry

extension Arrangement {
  /// The line that holds an item, `nil` for an index without a frame.
  ///
  /// O(log lines).
  public func line(of index: Int) -> Int? {
    index >= 0 && index < shownCount ? lineIndex(of: index) : nil
  }

  /// The items whose frames overlap a rectangle, in order.
  ///
  /// Frames that only share an edge with it do not overlap it; an empty frame or rectangle
  /// overlaps whatever contains it, edges included. O(log n + answers) for spacings of at least 0
  /// (F2), O(n) otherwise.
  public func items(in rect: Rect) -> [Int] {
    var found: [Int] = []
    forEachFrame(near: rect) { index, frame in
      if frame.overlaps(rect) { found.append(index) }
    }
    return found
  }

  /// The item whose frame contains a point, the last of them where frames overlap.
  ///
  /// The left and top edges belong to a frame, the right and bottom ones do not. O(log n) for
  /// spacings of at least 0 (F2), O(n) otherwise.
  public func item(at point: Point) -> Int? {
    let area = searchArea(of: Rect(origin: point, size: .zero))
    for line in lines(across: area.cross).reversed() {
      for index in items(along: area.main, onLine: line).reversed()
      where frame(at: index, onLine: line).contains(point) {
        return index
      }
    }
    return nil
  }

  /// Hands out, in order, all items whose frames overlap a rectangle, and a few more near it.
  @inline(__always)
  func forEachFrame(near rect: Rect, _ body: (_ index: Int, _ frame: Rect) -> Void) {
    let area = searchArea(of: rect)
    for line in lines(across: area.cross) {
      for index in items(along: area.main, onLine: line) {
        body(index, frame(at: index, onLine: line))
      }
    }
  }

  /// The items on a line, the indicator left out.
  package func items(onLine line: Int) -> Range<Int> {
    min(line == 0 ? 0 : runs[line - 1].end, shownCount)..<min(runs[line].end, shownCount)
  }

  /// The line of an item that has one.
  ///
  /// O(log lines).
  func lineIndex(of index: Int) -> Int {
    firstIndex(in: 0..<runs.count) { runs[$0].end > index }
  }

  /// The stretches of the axes in which to look for frames in a rectangle, a little too large.
  private func searchArea(of rect: Rect) -> (main: Extent, cross: Extent) {
    let area = coordinates.extents(of: rect)
    let magnitude = max(abs(size.width), abs(size.height))
    let pixel = coordinates.grid?.pixel ?? 0
    return (
      area.main.widened(magnitude: magnitude, pixel: pixel),
      area.cross.widened(magnitude: magnitude, pixel: pixel)
    )
  }

  /// The lines that may have something in a stretch of the cross axis.
  private func lines(across extent: Extent) -> Range<Int> {
    let all = 0..<runs.count
    guard areLinesOrdered else { return all }
    let first = firstIndex(in: all) {
      bands[$0].start + bands[$0].depth >= extent.start
    }
    let end = firstIndex(in: first..<all.upperBound) { bands[$0].start > extent.end }
    return first..<end
  }

  /// The items of a line that may have something in a stretch of the main axis.
  private func items(along extent: Extent, onLine line: Int) -> Range<Int> {
    let all = items(onLine: line)
    guard areItemsOrdered else { return all }
    let first = firstIndex(in: all) {
      placedItems.mainStarts[$0] + placedItems.mains[$0] >= extent.start
    }
    let end = firstIndex(in: first..<all.upperBound) { placedItems.mainStarts[$0] > extent.end }
    return first..<end
  }
}

extension Rect {
  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether two rectangles have a part of the plane in common.
  ///
  /// An empty one overlaps whatever contains it, edges included.
  func overlaps(_ other: Rect) -> Bool {
    Self.overlap(x, maxX, min(other.x, other.maxX), max(other.x, other.maxX))
      && Self.overlap(y, maxY, min(other.y, other.maxY), max(other.y, other.maxY))
  }

  private static func overlap(
    _ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double
  ) -> Bool {
    if start == end || otherStart == otherEnd { return start <= otherEnd && otherStart <= end }
    return start < otherEnd && otherStart < end
  }
}
