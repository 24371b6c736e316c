internal import Glibc

/// A font file that is open to be read.
struct FontFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private let status: stat

  /// The largest file that is read: 1 GiB, several times the largest font there is.
  ///
  /// A sparse file of any length would else ask for more memory than there is.
  private static let limit = 1 << 30

  /// Opens a file.
  ///
  /// - Throws: `FontError.unreadable` with the system's reason, or ours.
  init(path: String) throws(FontError) {
    guard !path.utf8.contains(0) else {
      throw .unreadable(path: path, reason: "No path has a NUL character")
    }
    // Without O_NONBLOCK a pipe would be waited for; regular files do not mind it.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: systemMessage(errno)) }
    do throws(FontError) {
      status = try FontFile.status(of: descriptor, path)
    } catch {
      close(descriptor)
      throw error
    }
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  private static func status(of descriptor: Int32, _ path: String) throws(FontError) -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: systemMessage(errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isDirectory = status.st_mode & S_IFMT == S_IFDIR
      throw .unreadable(path: path, reason: isDirectory ? "Is a directory" : "Not a regular file")
    }
    guard status.st_size <= limit else {
      throw .unreadable(path: path, reason: "Larger than 1 GiB")
    }
    return status
  }

  /// The size of the file in bytes when it was opened.
  var size: Int { Int(status.st_size) }

  /// Reads a part of the file into its place in `memory`, which has room for the whole file.
  ///
  /// - Throws: `FontError.unreadable` with the system's reason, or if the file is shorter by now.
  func read(
    _ part: Range<Int>, into memory: UnsafeMutableRawBufferPointer
  ) throws(FontError) {
    var filled = part.lowerBound
    while filled < part.upperBound {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[filled..<part.upperBound])
      let count = unsafe pread(descriptor, rest.baseAddress, rest.count, filled)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .unreadable(path: path, reason: systemMessage(errno)) }
      if count == 0 { throw .unreadable(path: path, reason: "The file shrank while it was read") }
      filled += count
    }
  }

  /// Throws `FontError.unreadable` if the file was written to or cut since it was opened.
  ///
  /// Its size and the time of its last change tell; that has the grain of the system's clock ticks.
  func checkUnchanged() throws(FontError) {
    let now = try FontFile.status(of: descriptor, path)
    let (time, old) = (now.st_mtim, status.st_mtim)
    guard now.st_size == status.st_size, time.tv_sec == old.tv_sec, time.tv_nsec == old.tv_nsec
    else { throw .unreadable(path: path, reason: "The file changed while it was in use") }
  }
}

/// The C library's message for an error number, in English whatever the locale.
private func systemMessage(_ error: Int32) -> String {
  guard let english = unsafe newlocale(1 << LC_MESSAGES, "C", nil) else { return "Error \(error)" }
  defer { unsafe freelocale(english) }
  return unsafe strerror_l(error, english).map { unsafe String(cString: $0) } ?? "Error \(error)"
}
