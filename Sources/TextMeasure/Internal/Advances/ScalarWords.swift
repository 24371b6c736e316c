internal import Synchronization

/// A word for every Unicode scalar value, 0 until it is written.
///
/// A word that is not 0 never changes, so two tasks that find it at once write the same; reading
/// takes no lock. Its owner frees it.
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

  func set(_ scalar: UInt32, _ word: UInt64) {
    let page = unsafe pages.page(of: scalar) { _ in Atomic(0) }
    unsafe page[ScalarPages<Atomic<UInt64>>.place(of: scalar)].store(word, ordering: .relaxed)
  }
}
