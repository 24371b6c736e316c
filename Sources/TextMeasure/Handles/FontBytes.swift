internal import EmbeddedFonts
internal import Glibc

/// The bytes of a font file, held for as long as a face reads them.
///
/// They are read once and never mapped: a file that changes or vanishes later changes nothing.
@safe final class FontBytes: Sendable {
  // Written before the initialiser returns and never after, hence safe to share.
  nonisolated(unsafe) private let storage: UnsafeRawBufferPointer
  private let ownsStorage: Bool

  private init(owning storage: UnsafeRawBufferPointer) {
    unsafe self.storage = storage
    ownsStorage = true
  }

  private init(borrowing storage: UnsafeRawBufferPointer) {
    unsafe self.storage = storage
    ownsStorage = false
  }

  deinit {
    if ownsStorage { unsafe free(UnsafeMutableRawPointer(mutating: storage.baseAddress)) }
  }

  var count: Int { unsafe storage.count }

  /// The bytes, valid while this object lives.
  var unsafeBytes: UnsafeRawBufferPointer { unsafe storage }

  /// The embedded default font: Inter, variable in weight.
  static func embedded() -> FontBytes {
    var count = 0
    let start = unsafe tagflow_embedded_inter(&count)
    return unsafe FontBytes(borrowing: UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Memory for so many bytes from `malloc`, which can fail where Swift's own would trap.
  private static func memory(_ count: Int) throws(FontError) -> UnsafeMutableRawBufferPointer {
    guard let memory = unsafe malloc(max(1, count)) else { throw .outOfMemory }
    return unsafe UnsafeMutableRawBufferPointer(start: memory, count: count)
  }

  /// A copy of `bytes`.
  ///
  /// - Throws: `FontError.outOfMemory`.
  convenience init(_ bytes: [UInt8]) throws(FontError) {
    let copy = unsafe try FontBytes.memory(bytes.count)
    unsafe copy.copyBytes(from: bytes)
    unsafe self.init(owning: UnsafeRawBufferPointer(copy))
  }

  /// The largest file that is read: 1 GiB, several times the largest font there is.
  ///
  /// A sparse file of any length would else ask for more memory than there is.
  private static let limit = 1 << 30

  /// Reads a whole file.
  ///
  /// - Throws: `FontError.unreadable` with the system's reason, or ours; `.outOfMemory`.
  convenience init(path: String) throws(FontError) {
    guard !path.utf8.contains(0) else {
      throw .unreadable(path: path, reason: "No path has a NUL character")
    }
    // Without O_NONBLOCK a pipe would be waited for; regular files do not mind it.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: systemMessage(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: systemMessage(errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isDirectory = status.st_mode & S_IFMT == S_IFDIR
      throw .unreadable(path: path, reason: isDirectory ? "Is a directory" : "Not a regular file")
    }
    guard status.st_size <= FontBytes.limit else {
      throw .unreadable(path: path, reason: "Larger than 1 GiB")
    }
    let buffer = unsafe try FontBytes.memory(Int(status.st_size))
    let filled = unsafe FontBytes.fill(buffer, from: descriptor)
    guard filled == buffer.count else {
      let reason = filled < 0 ? systemMessage(errno) : "The file shrank while it was read"
      unsafe free(buffer.baseAddress)
      throw .unreadable(path: path, reason: reason)
    }
    unsafe self.init(owning: UnsafeRawBufferPointer(buffer))
  }

  /// Reads until `buffer` is full or the file ends, and returns the count read, -1 on an error.
  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = unsafe read(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return -1 }
      if count == 0 { break }
      filled += count
    }
    return filled
  }
}

/// The C library's message for an error number, in English whatever the locale.
private func systemMessage(_ error: Int32) -> String {
  guard let english = unsafe newlocale(1 << LC_MESSAGES, "C", nil) else { return "Error \(error)" }
  defer { unsafe freelocale(english) }
  return unsafe strerror_l(error, english).map { unsafe String(cString: $0) } ?? "Error \(error)"
}
