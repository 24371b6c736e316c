internal import Synchronization

/// Something for every Unicode scalar value, in pages of 256 that are made when first asked for.
///
/// A page is published whole and never moves, so finding it takes no lock. The pages of all scalars
/// are 4,352; scalars past the last are taken for those of the last page. Its owner frees it.
@safe struct ScalarPages<Element: ~Copyable>: Sendable {
  typealias Page = UnsafeMutablePointer<Element>
  private static var pageCount: Int { 0x110000 >> 8 }

  nonisolated(unsafe) private let pages: UnsafeMutablePointer<Atomic<Page?>>

  init() {
    unsafe pages = .allocate(capacity: Self.pageCount)
    for page in 0..<Self.pageCount { unsafe (pages + page).initialize(to: Atomic(nil)) }
  }

  func deallocate() {
    for page in 0..<Self.pageCount { unsafe pages[page].load(ordering: .relaxed)?.deallocate() }
    unsafe pages.deallocate()
  }

  @inline(__always)
  private static func index(of scalar: UInt32) -> Int { min(Int(scalar >> 8), pageCount - 1) }

  /// The place of a scalar in its page.
  @inline(__always)
  static func place(of scalar: UInt32) -> Int { Int(scalar & 0xFF) }

  /// The page of a scalar, nil if none was made.
  @inline(__always)
  func page(of scalar: UInt32) -> Page? {
    unsafe pages[Self.index(of: scalar)].load(ordering: .acquiring)
  }

  /// The page of a scalar, made of an element for each of its scalars if there is none.
  @inline(__always)
  func page(of scalar: UInt32, making element: (UInt32) -> Element) -> Page {
    if let page = unsafe page(of: scalar) { return unsafe page }
    return unsafe newPage(of: scalar, making: element)
  }

  @inline(never)
  private func newPage(of scalar: UInt32, making element: (UInt32) -> Element) -> Page {
    let index = Self.index(of: scalar)
    let fresh = Page.allocate(capacity: 256)
    for place in 0..<256 {
      unsafe (fresh + place).initialize(to: element(UInt32(index << 8 | place)))
    }
    let (isFirst, earlier) = unsafe pages[index].compareExchange(
      expected: nil, desired: fresh, ordering: .acquiringAndReleasing)
    if isFirst { return unsafe fresh }
    unsafe fresh.deallocate()
    return unsafe earlier ?? fresh
  }
}
