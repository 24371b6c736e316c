public import LayoutGeometry

/// The frames of the items of an arrangement, in order.
///
/// A view: a frame is computed when it is read, in O(log lines) at a random position and in O(1)
/// one after the other.
public struct FlowFrames: RandomAccessCollection, Sendable {
  private let arrangement: Arrangement

  init(_ arrangement: Arrangement) { self.arrangement = arrangement }

  /// The first position, 0.
  public var startIndex: Int { 0 }

  /// The number of items that have a frame.
  public var endIndex: Int { arrangement.shownCount }

  /// The frame of the item at a position.
  ///
  /// O(log lines).
  public subscript(position: Int) -> Rect {
    arrangement.frame(at: position, onLine: arrangement.lineIndex(of: position))
  }

  /// Reads the frames in order.
  public func makeIterator() -> Iterator { Iterator(arrangement) }

  /// Reads frames in order, each in O(1).
  public struct Iterator: IteratorProtocol {
    private let items: PlacedItems
    private let runs: Runs
    private let bands: [Band]
    private let coordinates: Coordinates
    private let count: Int
    private var index = 0
    private var line = -1
    private var lineEnd = 0
    private var lineStart = 0.0

    init(_ arrangement: Arrangement) {
      items = arrangement.placedItems
      runs = arrangement.runs
      bands = arrangement.bands
      coordinates = arrangement.coordinates
      count = arrangement.shownCount
    }

    /// The next frame, `nil` after the last.
    public mutating func next() -> Rect? {
      guard index < count else { return nil }
      while lineEnd <= index {
        line += 1
        lineEnd = runs[line].end
        lineStart = bands[line].start
      }
      defer { index += 1 }
      return items.rect(of: index, lineStart: lineStart, in: coordinates)
    }
  }
}
