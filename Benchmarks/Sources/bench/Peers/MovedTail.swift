import CPeers

/// What an edit in the middle of rows cannot do without: half of the numbers move by one place.
final class MovedTail {
  private let tail: OpaquePointer?

  init(count: Int, rowCount: Int) { tail = peer_tail_create(count, rowCount) }

  deinit {
    peer_tail_destroy(tail)
  }

  func insert() { peer_tail_move(tail, true) }

  func remove() { peer_tail_move(tail, false) }
}
