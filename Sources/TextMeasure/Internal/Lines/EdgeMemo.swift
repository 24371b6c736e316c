internal import Synchronization

/// What shaping the edge of a line anew changed.
struct Edge: Sendable {
  /// Units of the edge's font to add to those of the paragraph shaped whole.
  let units: Int
  /// The edge's font, by its index in the cascade.
  let font: Int
  /// How far the change reaches: from here on (or up to here) all is as in the whole paragraph.
  let safe: Int
  /// Letter spaces to add to those of the paragraph.
  let spacing: SpacingCount
}

/// Remembers the edges of a paragraph that were shaped anew, and whole lines where edges meet.
///
/// There is at most one edge for each position and kind. Lines whose edges meet are few; past
/// `mostWidths` of them all are forgotten.
final class EdgeMemo: Sendable {
  enum Key: Hashable, Sendable {
    case start(Int)
    case end(Int)
    /// An end that shows a hyphen.
    case hyphen(Int)
    case line(Int, Int, showsHyphen: Bool)
  }

  private static let mostWidths = 1024

  private let edges = Mutex<[Key: Edge]>([:])
  private let widths = Mutex<[Key: Double]>([:])

  func edge(_ key: Key, shape: () -> Edge) -> Edge {
    if let known = edges.withLock({ $0[key] }) { return known }
    let edge = shape()
    edges.withLock { $0[key] = edge }
    return edge
  }

  func width(_ key: Key, shape: () -> Double) -> Double {
    if let known = widths.withLock({ $0[key] }) { return known }
    let width = shape()
    widths.withLock { widths in
      if widths.count >= Self.mostWidths { widths.removeAll(keepingCapacity: true) }
      widths[key] = width
    }
    return width
  }
}
