import LayoutGeometry

extension FlowChanges {
  /// Reports what became of neighbours, joined to those before where they moved alike.
  mutating func append(_ new: Range<Int>, old: Int?, offset: Point, growth: Size) {
    guard !new.isEmpty else { return }
    if let last = segments.last, last.new.upperBound == new.lowerBound,
      last.old.map({ $0 + last.new.count }) == old, last.offset.isNear(offset),
      last.growth.isNear(growth)
    {
      segments[segments.count - 1].new = last.new.lowerBound..<new.upperBound
    } else {
      segments.append(Segment(new: new, old: old, offset: offset, growth: growth))
    }
  }

  /// Reports what became of an item from its frames.
  mutating func append(_ new: Int, old: Int?, oldFrame: Rect?, frame: Rect) {
    guard let oldFrame else {
      return append(new..<new + 1, old: nil, offset: .zero, growth: .zero)
    }
    append(
      new..<new + 1, old: old, offset: frame.origin - oldFrame.origin,
      growth: frame.size - oldFrame.size)
  }

  /// What these changes and then others did, together.
  ///
  /// O(ranges of both).
  func followed(by next: FlowChanges) -> FlowChanges {
    var changes = FlowChanges(oldCount: oldCount)
    for segment in next.segments {
      guard let middle = segment.oldRange else {
        changes.append(segment.new, old: nil, offset: .zero, growth: .zero)
        continue
      }
      var place = firstIndex(in: segments.indices) {
        segments[$0].new.upperBound > middle.lowerBound
      }
      while place < segments.count, segments[place].new.lowerBound < middle.upperBound {
        let part = segments[place].new.clamped(to: middle)
        let new = segment.new.lowerBound + part.lowerBound - middle.lowerBound
        let old = segments[place].old.map { $0 + part.lowerBound - segments[place].new.lowerBound }
        changes.append(
          new..<new + part.count, old: old,
          offset: old == nil ? .zero : segments[place].offset + segment.offset,
          growth: old == nil ? .zero : segments[place].growth + segment.growth)
        place += 1
      }
    }
    return changes
  }

  /// Finds out that inserted items from `index` on are others that were removed, from `old` on.
  mutating func recognize(
    _ index: Int, from old: Int, _ oldFrames: [Rect], in arrangement: Arrangement
  ) {
    let known = index..<index + oldFrames.count
    var changes = FlowChanges(oldCount: oldCount)
    for segment in segments {
      let part = segment.new.clamped(to: known)
      guard segment.old == nil, !part.isEmpty else {
        changes.append(
          segment.new, old: segment.old, offset: segment.offset, growth: segment.growth)
        continue
      }
      let before = segment.new.lowerBound..<part.lowerBound
      changes.append(before, old: nil, offset: .zero, growth: .zero)
      for new in part {
        changes.append(
          new, old: old + new - index, oldFrame: oldFrames[new - index],
          frame: arrangement.frames[new])
      }
      let after = part.upperBound..<segment.new.upperBound
      changes.append(after, old: nil, offset: .zero, growth: .zero)
    }
    self = changes
  }
}

extension Arrangement {
  /// Hands out the frames of neighbouring items that have one, the first at the start of a line.
  @inline(__always)
  func forEachFrame(of items: Range<Int>, _ body: (_ index: Int, _ frame: Rect) -> Void) {
    guard !items.isEmpty else { return }
    var line = lineIndex(of: items.lowerBound)
    for index in items {
      while runs[line].end <= index { line += 1 }
      body(index, frame(at: index, onLine: line))
    }
  }

  /// The frames of those items of a range that have one.
  func shownFrames(in range: Range<Int>) -> [Rect] {
    range.clamped(to: 0..<frames.count).compactMap { frame(at: $0) }
  }
}
