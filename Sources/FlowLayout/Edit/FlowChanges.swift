package import LayoutGeometry

/// What an edit did to the frames of items, for animation (F11, seed B4).
///
/// Hidden items have no frame and count as absent. Items that are nowhere in these lists keep
/// their frames, though perhaps not their indices. The lists are made from a compact form when
/// they are read, in O(ranges).
public struct FlowChanges: Equatable, Sendable {
  /// Neighbours that stay neighbours, in the order after the edit.
  package struct Segment: Equatable, Sendable {
    /// The indices after.
    package var new: Range<Int>

    /// The index of the first item before, `nil` for inserted ones.
    package var old: Int?

    /// The distance from the old frames to the new ones.
    package var offset: Point

    /// What the sizes grew by.
    package var growth: Size
  }

  /// All items that have a frame after.
  package var segments: [Segment] = []

  /// The number of items that had a frame before.
  package var oldCount: Int

  init(oldCount: Int) { self.oldCount = oldCount }

  /// The items that came, by their indices after.
  public var inserted: [Range<Int>] { segments.filter { $0.old == nil }.map { $0.new } }

  /// The items that went, by their indices before.
  public var removed: [Range<Int>] {
    var removed: [Range<Int>] = []
    var next = 0
    let kept = segments.compactMap { $0.oldRange }
    for old in kept.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if old.lowerBound > next { removed.append(next..<old.lowerBound) }
      next = old.upperBound
    }
    if next < oldCount { removed.append(next..<oldCount) }
    return removed
  }

  /// The items that stayed and whose frames moved.
  public var moves: [FlowMove] {
    var moves: [FlowMove] = []
    for segment in segments where segment.isMoved {
      guard let from = segment.oldRange else { continue }
      moves.append(FlowMove(from: from, to: segment.new.lowerBound, offset: segment.offset))
    }
    return moves
  }

  /// The items that stayed and whose frames have another size, by their indices after.
  public var resized: [Range<Int>] { segments.filter { $0.isResized }.map { $0.new } }

  /// The index before of an item, `nil` for one that was inserted.
  ///
  /// O(log ranges).
  public func oldIndex(of newIndex: Int) -> Int? {
    let place = firstIndex(in: segments.indices) { segments[$0].new.upperBound > newIndex }
    guard place < segments.count, segments[place].new.contains(newIndex) else { return nil }
    return segments[place].old.map { $0 + newIndex - segments[place].new.lowerBound }
  }

  /// The index after of an item, `nil` for one that was removed.
  ///
  /// O(ranges).
  public func newIndex(of oldIndex: Int) -> Int? {
    for segment in segments {
      guard let old = segment.oldRange, old.contains(oldIndex) else { continue }
      return segment.new.lowerBound + oldIndex - old.lowerBound
    }
    return nil
  }
}

extension FlowChanges.Segment {
  /// Whether the frames are at another place.
  package var isMoved: Bool { !offset.isNear(.zero) }

  /// Whether the frames are of another size.
  package var isResized: Bool { !growth.isNear(.zero) }

  /// The indices before, `nil` for inserted items.
  package var oldRange: Range<Int>? { old.map { $0..<$0 + new.count } }
}
