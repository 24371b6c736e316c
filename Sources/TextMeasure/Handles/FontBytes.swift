internal import EmbeddedFonts
internal import Glibc
internal import Synchronization

/// The bytes of a font file, held for as long as a face reads them.
///
/// They are read once and never mapped: a file that changes or vanishes later changes nothing. What
/// is deferred is read from the same open file, and has a `fault` if that was changed by then.
@safe final class FontBytes: Sendable {
  // Written before the initialiser returns; what is deferred under its lock, before it is lent.
  // Hence safe to share.
  nonisolated(unsafe) private let storage: UnsafeRawBufferPointer
  private let ownsStorage: Bool
  private let deferred: Mutex<Deferred>

  /// A part of the file that is not read yet, if there is a file.
  private struct Deferred: ~Copyable {
    var file: FontFile?
    var part = 0..<0
    var fault: FontError?
  }

  private init(borrowing storage: UnsafeRawBufferPointer) {
    unsafe self.storage = storage
    ownsStorage = false
    deferred = Mutex(Deferred())
  }

  deinit {
    if ownsStorage { unsafe FontBytes.free(storage) }
  }

  var count: Int { unsafe storage.count }

  /// The bytes, valid while this object lives; zeros where they are deferred.
  var unsafeBytes: UnsafeRawBufferPointer { unsafe storage }

  /// The embedded default font: Inter, variable in weight.
  static func embedded() -> FontBytes {
    var count = 0
    let start = unsafe tagflow_embedded_inter(&count)
    return unsafe FontBytes(borrowing: UnsafeRawBufferPointer(start: start, count: count))
  }

  /// A copy of `bytes`.
  ///
  /// - Throws: `FontError.outOfMemory`.
  init(_ bytes: [UInt8]) throws(FontError) {
    let memory = try unsafe FontBytes.allocate(bytes.count)
    unsafe FontBytes.populate(0..<bytes.count, of: memory)
    unsafe memory.copyBytes(from: bytes)
    unsafe storage = UnsafeRawBufferPointer(memory)
    ownsStorage = true
    deferred = Mutex(Deferred())
  }

  /// Reads a whole file, or all but its outlines, as far as they can be told apart.
  ///
  /// - Throws: `FontError.unreadable` with the system's reason, or ours; `.outOfMemory`.
  init(path: String, defersOutlines: Bool) throws(FontError) {
    let file = try FontFile(path: path)
    let memory = try unsafe FontBytes.allocate(file.size)
    let outlines: Range<Int>?
    do throws(FontError) {
      outlines = try unsafe FontBytes.read(file, into: memory, defersOutlines: defersOutlines)
    } catch {
      unsafe FontBytes.free(UnsafeRawBufferPointer(memory))
      throw error
    }
    unsafe storage = UnsafeRawBufferPointer(memory)
    ownsStorage = true
    if let outlines {
      deferred = Mutex(Deferred(file: file, part: outlines))
    } else {
      deferred = Mutex(Deferred())
    }
  }
}

// MARK: - What is deferred

extension FontBytes {
  /// Why what was deferred could not be read: nil if nothing was, or not yet.
  var fault: FontError? {
    deferred.withLock { $0.fault }
  }

  /// Reads the outlines if they are not read yet.
  func readOutlines() {
    deferred.withLock { deferred in
      guard let file = deferred.file.take() else { return }
      let memory = unsafe UnsafeMutableRawBufferPointer(mutating: storage)
      do throws(FontError) {
        try unsafe FontBytes.read(deferred.part, of: file, into: memory)
        try file.checkUnchanged()
      } catch {
        deferred.fault = error
      }
    }
  }

  /// What is read of a file to find its outlines: room for a directory of 255 tables.
  private static let header = 4096

  /// Reads a file, and returns the part that is left to be read later.
  private static func read(
    _ file: borrowing FontFile, into memory: UnsafeMutableRawBufferPointer, defersOutlines: Bool
  ) throws(FontError) -> Range<Int>? {
    var start = 0
    if defersOutlines {
      start = min(header, memory.count)
      try unsafe read(0..<start, of: file, into: memory)
      let directory = unsafe TableDirectory(UnsafeRawBufferPointer(memory))
      if let outlines = directory.outlines(readTo: start), outlines.upperBound > start {
        let part = max(start, outlines.lowerBound)..<outlines.upperBound
        try unsafe read(start..<part.lowerBound, of: file, into: memory)
        try unsafe read(part.upperBound..<memory.count, of: file, into: memory)
        return part
      }
    }
    try unsafe read(start..<memory.count, of: file, into: memory)
    return nil
  }

  private static func read(
    _ part: Range<Int>, of file: borrowing FontFile, into memory: UnsafeMutableRawBufferPointer
  ) throws(FontError) {
    unsafe populate(part, of: memory)
    try unsafe file.read(part, into: memory)
  }
}

// MARK: - Memory

extension FontBytes {
  private static func allocate(_ count: Int) throws(FontError) -> UnsafeMutableRawBufferPointer {
    let start = unsafe mmap(
      nil, max(count, 1), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { throw .outOfMemory }
    return unsafe UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  private static func free(_ memory: UnsafeRawBufferPointer) {
    unsafe munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), max(memory.count, 1))
  }

  /// Asks for the pages of a part at once: a font's hundreds, one by one, take longer than to read it.
  ///
  /// A kernel before Linux 5.14 does not know the request, and gives them one by one.
  private static func populate(_ part: Range<Int>, of memory: UnsafeMutableRawBufferPointer) {
    let page = Int(getpagesize())
    let start = part.lowerBound / page * page
    guard let memory = memory.baseAddress, part.upperBound > start else { return }
    unsafe madvise(memory + start, part.upperBound - start, MADV_POPULATE_WRITE)
  }
}
