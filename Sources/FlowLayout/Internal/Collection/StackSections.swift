import LayoutGeometry

extension CollectionArrangement {
  /// Finds out where all sections stand.
  ///
  /// O(sections), and O(items) where lines may step back.
  mutating func placeSections() {
    places = sections.map { SectionPlace($0) }
    stackSections(from: 0)
  }

  /// Finds out where edited sections stand, and all after them.
  mutating func placeSections(edited: [Int]) {
    for index in edited {
      let start = places[index].start
      places[index] = SectionPlace(sections[index])
      places[index].start = start
    }
    stackSections(from: edited.min() ?? 0)
  }

  /// Puts the sections from one on below those before them.
  ///
  /// No kept position outlives it. O(sections).
  mutating func stackSections(from first: Int) {
    keptPosition = nil
    var next = 0.0
    if first > 0 { next = places[first - 1].end + sectionSpacing }
    places.withUnsafeMutableBufferPointer { places in
      for index in first..<places.count {
        places[index].start = next
        next = places[index].end + sectionSpacing
      }
    }
    overhang = places.reduce(0) { max($0, $1.overhang) }
    let width = viewport.contentWidth ?? sections.reduce(0) { max($0, $1.naturalWidth) }
    contentSize = Size(width: width, height: places.last?.end ?? 0)
  }

  /// Where the arrangement of the cells of a section has its origin.
  func cellsCorner(ofSection index: Int) -> Point {
    Point(x: sections[index].insets.left, y: places[index].cellsStart)
  }

  /// The frame of a cell of a section that is there.
  func frame(of item: Int, inSection index: Int) -> Rect? {
    guard let line = sections[index].cells.arrangement.line(of: item) else { return nil }
    return sections[index].cells.arrangement.frame(at: item, onLine: line)
      .moved(by: cellsCorner(ofSection: index))
  }

  /// The sections that may have something in a rectangle.
  ///
  /// O(log sections).
  func sections(near rect: Rect) -> Range<Int> {
    let slack = overhang + Self.slack(at: contentSize.height)
    let (top, bottom) = (min(rect.y, rect.maxY) - slack, max(rect.y, rect.maxY) + slack)
    let first = firstIndex(in: places.indices) { places[$0].end >= top }
    let end = firstIndex(in: first..<places.count) { places[$0].start > bottom }
    return first..<end
  }

  /// A rectangle in the coordinates of the cells of a section, a little too large.
  func local(_ rect: Rect, inSection index: Int) -> Rect {
    let corner = cellsCorner(ofSection: index)
    let slack = Self.slack(at: max(abs(rect.y), abs(corner.y), abs(rect.maxY)))
    let (top, bottom) = (min(rect.y, rect.maxY), max(rect.y, rect.maxY))
    return Rect(
      x: rect.x - corner.x, y: top - corner.y - slack, width: rect.width,
      height: bottom - top + 2 * slack)
  }

  /// Room for the floating error of places at a distance from the origin.
  private static func slack(at distance: Double) -> Double {
    let slack = distance * 0x1p-40
    return slack < .infinity ? slack : 0
  }
}

extension Rect {
  /// The rectangle at a distance.
  func moved(by distance: Point) -> Rect {
    Rect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }
}
