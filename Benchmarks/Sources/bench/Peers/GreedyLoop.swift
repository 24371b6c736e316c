import CPeers
import Glibc
import TagFlow

/// A bare C loop that puts boxes in rows and writes their frames.
final class GreedyLoop {
  private(set) var frames: UnsafeMutablePointer<peer_frame>?
  private(set) var rowEnds: UnsafeMutablePointer<UInt32>?
  private(set) var frameCount = 0
  private(set) var rowCount = 0

  deinit {
    forget()
  }

  /// Frees the storage, so that the next arrangement asks for it anew.
  func forget() {
    free(frames)
    free(rowEnds)
    (frames, rowEnds) = (nil, nil)
  }

  func arrange(_ widths: [Double], in rows: RowSetting, container: Double) {
    makeRoom(widths.count)
    rowCount = peer_greedy_loop(
      widths, widths.count, container, rows.spacing, rows.height, frames, rowEnds)
  }

  /// The same with the fewest rows, and the least squares of what is free in them.
  func balance(_ widths: [Double], in rows: RowSetting) {
    makeRoom(widths.count)
    rowCount = peer_balanced_loop(
      widths, widths.count, rows.container, rows.spacing, rows.height, frames, rowEnds)
  }

  private func makeRoom(_ count: Int) {
    if frames == nil {
      frames = malloc(count * MemoryLayout<peer_frame>.stride)?
        .assumingMemoryBound(to: peer_frame.self)
      rowEnds = malloc(count * MemoryLayout<UInt32>.stride)?
        .assumingMemoryBound(to: UInt32.self)
    }
    frameCount = count
  }
}

extension GreedyLoop {
  /// The sum of the squares of what is free in the rows.
  func cost(in rows: RowSetting) -> Double {
    guard let frames, let rowEnds else { return 0 }
    return (0..<rowCount).reduce(0) { cost, row in
      let last = frames[Int(rowEnds[row]) - 1]
      let free = max(0, rows.container - last.x - last.width)
      return cost + free * free
    }
  }

  /// How many frames overlap a rectangle, by looking at all.
  func scan(_ area: Rect) -> Int {
    peer_scan_frames(frames, frameCount, area.peer)
  }

  /// The same by a binary search for the rows.
  func search(_ area: Rect) -> Int {
    peer_search_rows(frames, rowEnds, rowCount, area.peer)
  }
}

extension Rect {
  fileprivate var peer: peer_frame { peer_frame(x: x, y: y, width: width, height: height) }
}
