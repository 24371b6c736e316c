internal import Synchronization

/// A word for every Unicode scalar value, in pages of 256 that are made when first written to.
///
/// A word that is not 0 never changes, so two tasks that find it at once write the same; reading
/// takes no lock. The pages of all scalars are 4,352. Its owner frees it.
@safe struct ScalarPages: Sendable {
  private typealias Page = UnsafeMutablePointer<Atomic<UInt64>>
  private static let pageCount = 0x110000 >> 8
  private static let pageSize = 256

  nonisolated(unsafe) private let pages: UnsafeMutablePointer<Atomic<Page?>>

  init() {
    unsafe pages = .allocate(capacity: Self.pageCount)
    for page in 0..<Self.pageCount { unsafe (pages + page).initialize(to: Atomic(nil)) }
  }

  func deallocate() {
    for page in 0..<Self.pageCount { unsafe pages[page].load(ordering: .relaxed)?.deallocate() }
    unsafe pages.deallocate()
  }

  /// The word of a scalar, 0 if none was written.
  @inline(__always)
  subscript(scalar: UInt32) -> UInt64 {
    let index = min(Int(scalar >> 8), Self.pageCount - 1)
    guard let page = unsafe pages[index].load(ordering: .acquiring) else { return 0 }
    return unsafe page[Int(scalar & 0xFF)].load(ordering: .relaxed)
  }

  func set(_ scalar: UInt32, _ word: UInt64) {
    let index = min(Int(scalar >> 8), Self.pageCount - 1)
    unsafe page(index)[Int(scalar & 0xFF)].store(word, ordering: .relaxed)
  }

  private func page(_ index: Int) -> Page {
    if let page = unsafe pages[index].load(ordering: .acquiring) { return unsafe page }
    let fresh = Page.allocate(capacity: Self.pageSize)
    for place in 0..<Self.pageSize { unsafe (fresh + place).initialize(to: Atomic(0)) }
    let (isFirst, earlier) = unsafe pages[index].compareExchange(
      expected: nil, desired: fresh, ordering: .acquiringAndReleasing)
    if isFirst { return unsafe fresh }
    unsafe fresh.deallocate()
    return unsafe earlier ?? fresh
  }
}
