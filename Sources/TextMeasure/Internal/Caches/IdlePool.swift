internal import Synchronization

/// Objects that no task uses now: never more than tasks that used one at once.
///
/// A thread gives an object where it looks for one first, so threads that take turns with it share no
/// word, and a lone one takes no lock.
@safe final class IdlePool<Item: AnyObject & Sendable>: Sendable {
  /// Places for an object each, owned.
  nonisolated(unsafe) private let places: UnsafeMutablePointer<Atomic<Unmanaged<Item>?>>
  private let others = Mutex<[Item]>([])
  private let make: @Sendable () -> Item
  private let keeps: @Sendable (Item) -> Bool

  private static var placeCount: Int { 8 }
  /// From one place to the next: a cache line.
  private static var stride: Int { 8 }

  /// A pool of what `make` makes, of which those that `keeps` says no to are not given out again.
  init(
    make: @escaping @Sendable () -> Item, keeps: @escaping @Sendable (Item) -> Bool = { _ in true }
  ) {
    self.make = make
    self.keeps = keeps
    unsafe places = .allocate(capacity: Self.placeCount * Self.stride)
    for place in 0..<Self.placeCount { unsafe pointer(place).initialize(to: Atomic(nil)) }
  }

  deinit {
    for place in 0..<Self.placeCount { unsafe itemTaken(from: place)?.release() }
    unsafe places.deallocate()
  }

  /// Lends one.
  func with<Answer>(_ body: (Item) -> Answer) -> Answer {
    let place = threadNumber() & (Self.placeCount - 1)
    let item = take(place)
    defer { if keeps(item) { give(item, place) } }
    return body(item)
  }

  private func take(_ place: Int) -> Item {
    if let item = unsafe itemTaken(from: place) { return unsafe item.takeRetainedValue() }
    if let item = others.withLock({ $0.popLast() }) { return item }
    for place in 0..<Self.placeCount {
      if let item = unsafe itemTaken(from: place) { return unsafe item.takeRetainedValue() }
    }
    return make()
  }

  private func give(_ item: Item, _ place: Int) {
    let owned = unsafe Unmanaged.passRetained(item)
    let (isGiven, _) = unsafe pointer(place).pointee.compareExchange(
      expected: nil, desired: owned, ordering: .releasing)
    guard !isGiven else { return }
    unsafe owned.release()
    others.withLock { $0.append(item) }
  }

  private func itemTaken(from place: Int) -> Unmanaged<Item>? {
    unsafe pointer(place).pointee.exchange(nil, ordering: .acquiring)
  }

  private func pointer(_ place: Int) -> UnsafeMutablePointer<Atomic<Unmanaged<Item>?>> {
    unsafe places + place * Self.stride
  }
}
