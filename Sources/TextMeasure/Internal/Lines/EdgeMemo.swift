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

  /// An edge that reaches past every line's other end, so that lines are shaped whole.
  static func endless(font: Int, safe: Int) -> Edge {
    Edge(units: 0, font: font, safe: safe, spacing: SpacingCount())
  }
}

/// Remembers the edges of a paragraph that were shaped anew, and whole lines where edges meet.
///
/// There is at most one edge for each position and kind. Lines whose edges meet are few; past as
/// many of them as the paragraph has scalars, or 1024, all are forgotten.
final class EdgeMemo: Sendable {
  enum Key: Hashable, Sendable {
    case start(Int)
    case end(Int)
    /// An end that shows a hyphen.
    case hyphen(Int)
    case line(Int, Int, showsHyphen: Bool)
  }

  private let mostWidths: Int
  private let edges = Mutex<[Key: Edge]>([:])
  private let widths = Mutex<[Key: Double]>([:])

  /// A memo for a paragraph of so many scalars.
  init(count: Int) {
    mostWidths = max(1024, count)
  }

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
      if widths.count >= mostWidths { widths.removeAll(keepingCapacity: true) }
      widths[key] = width
    }
    return width
  }
}
