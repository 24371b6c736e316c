/// Puts lines and their items in their places along the main axis.
struct LinePlacer {
  /// The extents of the items, and where they start.
  let mains: UnsafeBufferPointer<Double>
  private let starts: UnsafeMutableBufferPointer<Double>

  private let room: Double
  private let start: Double
  private let gap: Double
  private let kind: Spread.Kind
  private let lastKind: Spread.Kind

  init(
    mains: UnsafeBufferPointer<Double>, starts: UnsafeMutableBufferPointer<Double>, room: Double,
    rules: Rules
  ) {
    self.mains = mains
    self.starts = starts
    self.room = room
    start = rules.mainInsets.start
    gap = rules.itemGap
    kind = Spread.Kind(rules.justification)
    lastKind = rules.lastLine == .leading ? .start : kind
  }

  /// The next line of a breaker, its items in their places.
  ///
  /// Items are placed at the start while they are found, and once more where there is space to
  /// spread.
  @inline(__always)
  func placeNext(of breaker: inout GreedyBreaker) -> Run? {
    var next = start
    let line = breaker.next { index in
      starts[index] = next
      next += gap + mains[index]
    }
    guard let line else { return nil }
    guard kind == .start else { return place(line) }
    return Run(end: line.range.upperBound, start: start, extent: max(0, line.extent))
  }

  /// Puts the items of a line in their places.
  @inline(__always)
  func place(_ line: BrokenLine) -> Run {
    let isLast = line.range.upperBound == mains.count
    let spread = Spread(
      isLast ? lastKind : kind, free: room - line.extent, count: line.range.count)
    let gap = gap + spread.between
    var next = start + spread.lead
    for index in line.range {
      starts[index] = next
      next += gap + mains[index]
    }
    let extent = line.extent + spread.between * Double(line.range.count - 1)
    return Run(end: line.range.upperBound, start: start + spread.lead, extent: max(0, extent))
  }
}

/// Lines that are placed while they are broken.
struct GreedyRuns: Sequence, IteratorProtocol {
  var breaker: GreedyBreaker
  let placer: LinePlacer

  /// The next line, `nil` after the last.
  ///
  /// O(items of the line).
  @inline(__always)
  mutating func next() -> Run? { placer.placeNext(of: &breaker) }
}
