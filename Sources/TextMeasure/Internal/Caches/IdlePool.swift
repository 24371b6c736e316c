internal import Synchronization

/// Objects that no task uses now: about as many as tasks used at once, and 32 at most.
///
/// A thread gives an object where it looks for one first, so threads that each use one again and again
/// share no word, and none takes a lock.
@safe final class IdlePool<Item: AnyObject & Sendable>: Sendable {
  /// Places for an object each, owned.
  nonisolated(unsafe) private let places: UnsafeMutablePointer<Atomic<Unmanaged<Item>?>>
  private let make: @Sendable () -> Item
  private let keeps: @Sendable (Item) -> Bool

  private static var placeCount: Int { 32 }
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
    let first = threadNumber()
    let item = take(from: first)
    defer { if keeps(item) { give(item, to: first) } }
    return body(item)
  }

  private func take(from first: Int) -> Item {
    for place in first..<first + Self.placeCount {
      if let item = unsafe itemTaken(from: place) { return unsafe item.takeRetainedValue() }
    }
    return make()
  }

  /// Puts an object into the first free place, and lets it go if there is none.
  private func give(_ item: Item, to first: Int) {
    let owned = unsafe Unmanaged.passRetained(item)
    for place in first..<first + Self.placeCount {
      let (isGiven, _) = unsafe pointer(place).pointee.compareExchange(
        expected: nil, desired: owned, ordering: .releasing)
      if isGiven { return }
    }
    unsafe owned.release()
  }

  private func itemTaken(from place: Int) -> Unmanaged<Item>? {
    // Looking first leaves the line to the thread that has it, if there is nothing to take.
    guard unsafe pointer(place).pointee.load(ordering: .relaxed) != nil else { return nil }
    return unsafe pointer(place).pointee.exchange(nil, ordering: .acquiring)
  }

  private func pointer(_ place: Int) -> UnsafeMutablePointer<Atomic<Unmanaged<Item>?>> {
    unsafe places + place % Self.placeCount * Self.stride
  }
}
