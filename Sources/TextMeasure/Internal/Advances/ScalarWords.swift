internal import Synchronization

/// A word for every Unicode scalar value, 0 until it is written.
///
/// A word that is not 0 never changes; neither reading nor writing takes a lock. Its owner frees it.
@safe struct ScalarWords: Sendable {
  private let pages = ScalarPages<Atomic<UInt64>>()

  func deallocate() {
    pages.deallocate()
  }

  @inline(__always)
  subscript(scalar: UInt32) -> UInt64 {
    guard let page = unsafe pages.page(of: scalar) else { return 0 }
    return unsafe page[ScalarPages<Atomic<UInt64>>.place(of: scalar)].load(ordering: .relaxed)
  }

  /// Writes a word unless there is one, and returns the one that is there then.
  func publish(_ word: UInt64, for scalar: UInt32) -> UInt64 {
    let page = unsafe pages.page(of: scalar) { _ in Atomic(0) }
    let (isFirst, earlier) = unsafe page[ScalarPages<Atomic<UInt64>>.place(of: scalar)]
      .compareExchange(expected: 0, desired: word, ordering: .relaxed)
    return isFirst ? word : earlier
  }
}
