internal import Synchronization

/// What one text needs while it is measured: HarfBuzz's and ICU's objects and reused storage.
///
/// `@unchecked Sendable` because it moves between tasks only through its pool's lock, and between
/// taking and giving back it belongs to one task.
final class Workspace: @unchecked Sendable {
  let buffer = ShapingBuffer()
  let itemizer = Itemizer()
  /// The paragraph in hand.
  var text = ScalarText()
  /// Its runs in logical order.
  var runs: [TextRun] = []
  /// Its own embedding level.
  var baseLevel: UInt8 = 0
  var advance = LineAdvance()
  /// A run as entries of an `AdvanceTable`.
  var advanceRun = AdvanceRun()
}

/// Workspaces that no task uses now.
///
/// There are never more than tasks that measured at once, and none that a huge text has made large.
final class WorkspacePool: Sendable {
  private let idle = Mutex<[Workspace]>([])

  /// The scalars that a workspace has room for, at about 100 bytes each.
  private static let mostScalars = 1 << 16

  func with<Answer>(_ body: (Workspace) -> Answer) -> Answer {
    let workspace = idle.withLock { $0.popLast() } ?? Workspace()
    defer {
      if workspace.text.capacity <= Self.mostScalars { idle.withLock { $0.append(workspace) } }
    }
    return body(workspace)
  }
}
