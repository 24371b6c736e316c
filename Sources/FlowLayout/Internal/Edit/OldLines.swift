import LayoutGeometry

/// What is kept of the lines before an edit to tell what moved.
struct OldLines {
  /// The lines across, empty where `Rules.onlyShiftsLines`.
  let bands: [Band]

  /// The way to physical coordinates.
  let coordinates: Coordinates
}

extension ArrangedItems {
  /// Reports how the items before a window moved.
  ///
  /// O(1) where lines only shift.
  func appendHead(_ window: SpliceWindow, _ old: OldLines, to changes: inout FlowChanges) {
    if rules.onlyShiftsLines {
      let offset = arrangement.coordinates.offset(across: 0, from: old.coordinates)
      changes.append(0..<window.items.lowerBound, old: 0, offset: offset, growth: .zero)
    } else {
      append(0..<window.oldLines.lowerBound, oldLine: 0, oldItem: 0, old, to: &changes)
    }
  }

  /// Reports how the items after a window moved.
  ///
  /// O(ranges) where lines only shift.
  func appendTail(
    _ window: SpliceWindow, after newLines: Range<Int>, _ shifts: [LineShift], _ old: OldLines,
    to changes: inout FlowChanges
  ) {
    guard rules.onlyShiftsLines else {
      return append(
        newLines.upperBound..<arrangement.runs.count, oldLine: window.oldLines.upperBound,
        oldItem: window.oldItems.upperBound, old, to: &changes)
    }
    var start = window.items.upperBound
    for shift in shifts {
      let offset = arrangement.coordinates.offset(across: shift.distance, from: old.coordinates)
      changes.append(
        start..<shift.end, old: start - window.items.upperBound + window.oldItems.upperBound,
        offset: offset, growth: .zero)
      start = shift.end
    }
  }

  /// Reports how the items of lines moved, the first of which was line `oldLine` with `oldItem`.
  ///
  /// O(lines); O(items) where frames are snapped to pixels, each in its own way.
  private func append(
    _ lines: Range<Int>, oldLine: Int, oldItem: Int, _ old: OldLines,
    to changes: inout FlowChanges
  ) {
    guard let first = lines.first.map({ $0 > 0 ? arrangement.runs[$0 - 1].end : 0 }) else { return }
    var range = first..<first
    for line in lines {
      range = range.upperBound..<arrangement.runs[line].end
      let oldIndex = oldItem + range.lowerBound - first
      let oldBand = old.bands[oldLine + line - lines.lowerBound]
      if rules.grid == nil {
        let offset = arrangement.coordinates.offset(
          across: arrangement.bands[line].start - oldBand.start, from: old.coordinates)
        changes.append(range, old: oldIndex, offset: offset, growth: .zero)
      } else {
        for index in range {
          changes.append(
            index, old: oldIndex + index - range.lowerBound,
            oldFrame: arrangement.placedItems.frame(of: index, in: oldBand, old.coordinates),
            frame: arrangement.frame(at: index, onLine: line))
        }
      }
    }
  }
}

extension LineShift {
  /// Distances that differ by no more are the same but for the floating error of places.
  static let tolerance = 0x1p-20
}

extension Coordinates {
  /// How far a box moves that moves across, and from other coordinates of its kind to these.
  fileprivate func offset(across distance: Double, from old: Coordinates) -> Point {
    let new = rect(main: 0, cross: distance, mainExtent: 0, crossExtent: 0).origin
    return new - old.rect(main: 0, cross: 0, mainExtent: 0, crossExtent: 0).origin
  }
}

extension PlacedItems {
  /// The frame of an item on a line.
  fileprivate func frame(of index: Int, in band: Band, _ coordinates: Coordinates) -> Rect {
    coordinates.rect(
      main: mainStarts[index], cross: band.start + crossOffsets[index], mainExtent: mains[index],
      crossExtent: crosses[index])
  }
}
