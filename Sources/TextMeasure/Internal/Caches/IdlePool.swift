internal import Synchronization

/// Objects that no task uses now: never more than tasks that used one at once.
@safe final class IdlePool<Item: AnyObject & Sendable>: Sendable {
  /// One of them, owned, so that a lone task takes and gives it without a lock.
  private let spare = unsafe Atomic<Unmanaged<Item>?>(nil)
  private let others = Mutex<[Item]>([])
  private let make: @Sendable () -> Item
  private let keeps: @Sendable (Item) -> Bool

  /// A pool of what `make` makes, of which those that `keeps` says no to are not given out again.
  init(
    make: @escaping @Sendable () -> Item, keeps: @escaping @Sendable (Item) -> Bool = { _ in true }
  ) {
    self.make = make
    self.keeps = keeps
  }

  deinit {
    unsafe spare.load(ordering: .acquiring)?.release()
  }

  /// Lends one.
  func with<Answer>(_ body: (Item) -> Answer) -> Answer {
    let item = take()
    defer { if keeps(item) { give(item) } }
    return body(item)
  }

  private func take() -> Item {
    if let item = unsafe spare.exchange(nil, ordering: .acquiring) {
      return unsafe item.takeRetainedValue()
    }
    return others.withLock { $0.popLast() } ?? make()
  }

  private func give(_ item: Item) {
    let owned = unsafe Unmanaged.passRetained(item)
    let (isGiven, _) = unsafe spare.compareExchange(
      expected: nil, desired: owned, ordering: .releasing)
    guard !isGiven else { return }
    unsafe owned.release()
    others.withLock { $0.append(item) }
  }
}
