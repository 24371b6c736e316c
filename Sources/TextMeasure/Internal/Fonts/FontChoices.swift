internal import Synchronization

/// Remembers which font of a cascade a scalar that is a cluster by itself goes to.
///
/// A choice never changes, so two tasks that find it at once write the same. At most 2.2 MB.
final class FontChoices: Sendable {
  /// One more than the choice of each scalar, 0 until it is found.
  private let choices = ScalarPages<Atomic<UInt16>>()

  deinit {
    choices.deallocate()
  }

  /// The choice for a scalar, found by `choose` when it is first asked for.
  func font(for scalar: UInt32, choose: () -> Int) -> Int {
    let page = unsafe choices.page(of: scalar) { _ in Atomic(0) }
    let place = ScalarPages<Atomic<UInt16>>.place(of: scalar)
    let known = unsafe page[place].load(ordering: .relaxed)
    if known != 0 { return Int(known) - 1 }
    let font = choose()
    if let entry = UInt16(exactly: font + 1) {
      unsafe page[place].store(entry, ordering: .relaxed)
    }
    return font
  }
}
