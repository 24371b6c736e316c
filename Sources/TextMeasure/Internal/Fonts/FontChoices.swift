internal import Synchronization

/// Remembers which font of a cascade a scalar that is a cluster by itself goes to.
///
/// Choices lie in pages of 256 scalars, made when one of them is first asked for. A choice never
/// changes, so two tasks that find it at once write the same. At most 2.2 MB.
@safe final class FontChoices: Sendable {
  private typealias Page = UnsafeMutablePointer<Atomic<UInt16>>
  private static let pageCount = 0x110000 >> 8
  private static let pageSize = 256

  nonisolated(unsafe) private let pages: UnsafeMutablePointer<Atomic<Page?>>

  init() {
    unsafe pages = .allocate(capacity: Self.pageCount)
    for page in 0..<Self.pageCount { unsafe (pages + page).initialize(to: Atomic(nil)) }
  }

  deinit {
    for page in 0..<Self.pageCount { unsafe pages[page].load(ordering: .relaxed)?.deallocate() }
    unsafe pages.deallocate()
  }

  /// The choice for a scalar, found by `choose` when it is first asked for.
  func font(for scalar: UInt32, choose: () -> Int) -> Int {
    let page = unsafe self.page(of: scalar)
    let place = Int(scalar & 0xFF)
    let known = unsafe page[place].load(ordering: .relaxed)
    if known != 0 { return Int(known) - 1 }
    let font = choose()
    if let entry = UInt16(exactly: font + 1) {
      unsafe page[place].store(entry, ordering: .relaxed)
    }
    return font
  }

  private func page(of scalar: UInt32) -> Page {
    let index = min(Int(scalar >> 8), Self.pageCount - 1)
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
