import CPeers
import TagFlow

/// TagFlow's arrangement of boxes in rows.
final class FlowRows {
  private let items: FlowItems
  private let layout: FlowLayout
  private(set) var arrangement = Arrangement()

  init(_ items: FlowItems, _ layout: FlowLayout) {
    self.items = items
    self.layout = layout
  }

  /// Frees the storage, so that the next arrangement asks for it anew.
  func forget() {
    arrangement = Arrangement()
  }

  func arrange(container: Double) {
    layout.arrange(items, width: container, into: &arrangement)
  }

  /// Where the rows or frames are not the C loop's, as a message.
  func difference(from loop: GreedyLoop, container: Double) -> String? {
    arrange(container: container)
    guard arrangement.lines.count == loop.rowCount, let frames = loop.frames else {
      return "\(arrangement.lines.count) rows, C loop \(loop.rowCount)"
    }
    for (index, frame) in arrangement.frames.enumerated() {
      let other = frames[index]
      if abs(frame.x - other.x) > 1e-6 || abs(frame.y - other.y) > 1e-6
        || frame.width != other.width || frame.height != other.height
      {
        return "item \(index): \(frame), C loop \(other)"
      }
    }
    return nil
  }
}
