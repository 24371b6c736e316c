internal import Synchronization

/// Objects that no task uses now: about as many as tasks used at once, and 32 at most.
///
/// A thread gives an object where it looks for one first, so threads that each use one again and again
/// share no word, and none takes a lock. Each is lent to one task at a time, so the compiler sees that
/// nobody else changes it, and nothing has to be checked or counted as it runs.
///
/// `@unchecked Sendable` because objects move between tasks, though only through the pool: between
/// taking and giving back one belongs to one task.
@safe final class IdlePool<Item: ~Copyable>: @unchecked Sendable {
  private typealias Box = UnsafeMutablePointer<Item>

  /// Places for a box each, owned.
  nonisolated(unsafe) private let places: UnsafeMutablePointer<Atomic<Box?>>
  private let make: @Sendable () -> Item
  private let keeps: @Sendable (borrowing Item) -> Bool

  /// A power of two.
  private static var placeCount: Int { 32 }
  /// From one place to the next: a cache line.
  private static var stride: Int { 8 }

  /// A pool of what `make` makes, of which those that `keeps` says no to are not given out again.
  init(
    make: @escaping @Sendable () -> Item,
    keeps: @escaping @Sendable (borrowing Item) -> Bool = { _ in true }
  ) {
    self.make = make
    self.keeps = keeps
    unsafe places = .allocate(capacity: Self.placeCount * Self.stride)
    for place in 0..<Self.placeCount { unsafe pointer(place).initialize(to: Atomic(nil)) }
  }

  deinit {
    for place in 0..<Self.placeCount {
      if let box = unsafe boxTaken(from: place) { unsafe free(box) }
    }
    unsafe places.deallocate()
  }

  /// Lends one.
  @inline(__always)
  func with<Answer>(_ body: (inout Item) -> Answer) -> Answer {
    let own = threadNumber()
    let box = unsafe boxTaken(from: own) ?? otherBox(than: own)
    defer { unsafe give(box, to: own) }
    return unsafe body(&box.pointee)
  }

  /// One from any other place, or else a new one.
  @inline(never)
  private func otherBox(than own: Int) -> Box {
    for place in own + 1..<own + Self.placeCount {
      if let box = unsafe boxTaken(from: place) { return unsafe box }
    }
    let box = Box.allocate(capacity: 1)
    unsafe box.initialize(to: make())
    return unsafe box
  }

  /// Puts a box into the first free place, and lets it go if there is none or it is not kept.
  @inline(__always)
  private func give(_ box: Box, to own: Int) {
    guard unsafe keeps(box.pointee) else { return unsafe free(box) }
    if unsafe !isGiven(box, to: own) { unsafe giveElsewhere(box, than: own) }
  }

  @inline(never)
  private func giveElsewhere(_ box: Box, than own: Int) {
    for place in own + 1..<own + Self.placeCount where unsafe isGiven(box, to: place) { return }
    unsafe free(box)
  }

  private func free(_ box: Box) {
    unsafe box.deinitialize(count: 1)
    unsafe box.deallocate()
  }

  @inline(__always)
  private func isGiven(_ box: Box, to place: Int) -> Bool {
    unsafe pointer(place).pointee.compareExchange(
      expected: nil, desired: box, ordering: .releasing
    ).exchanged
  }

  @inline(__always)
  private func boxTaken(from place: Int) -> Box? {
    // Looking first leaves the line to the thread that has it, if there is nothing to take.
    guard unsafe pointer(place).pointee.load(ordering: .relaxed) != nil else { return nil }
    return unsafe pointer(place).pointee.exchange(nil, ordering: .acquiring)
  }

  @inline(__always)
  private func pointer(_ place: Int) -> UnsafeMutablePointer<Atomic<Box?>> {
    unsafe places + (place & (Self.placeCount - 1)) * Self.stride
  }
}
