internal import Glibc
internal import Synchronization

/// Words of memory that are 0 at first and cost nothing until they are written to.
@safe struct ZeroedWords: Sendable {
  nonisolated(unsafe) private let words: UnsafeMutablePointer<Atomic<Int32>>

  init(count: Int) {
    guard let memory = unsafe calloc(count, MemoryLayout<Int32>.stride) else { outOfMemory() }
    // Zeros are what 0 is stored as.
    unsafe words = unsafe memory.bindMemory(to: Atomic<Int32>.self, capacity: count)
  }

  func deallocate() {
    unsafe free(words)
  }

  @inline(__always)
  subscript(index: Int) -> Int32 {
    get { unsafe words[index].load(ordering: .relaxed) }
    nonmutating set { unsafe words[index].store(newValue, ordering: .relaxed) }
  }
}
