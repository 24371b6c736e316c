private import Glibc

/// A file that is there whole or not at all: it is written beside its place and then moved there.
///
/// A reader sees the file as it was before or as it is after, whatever interrupts the writing, and a
/// signal leaves nothing beside it. No symbolic link is followed, and nothing but a regular file is
/// replaced.
struct OutputFile: ~Copyable {
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private var isMoved = false

  /// As many bytes are written before signals are looked for.
  private static let partSize = 1 << 20

  /// Writes a whole file.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let permissions = try permissions(replacing: path)
    let signals = HeldSignals()
    var file = try OutputFile(path)
    if let permissions { try file.setPermissions(permissions) }
    try file.write(bytes, unless: signals)
    try file.move()
  }

  /// Opens a new file beside `path`.
  private init(_ path: String) throws(Failure) {
    var temporary: String
    var descriptor: Int32
    repeat {
      temporary = "\(path).\(String(UInt32.random(in: 0...UInt32.max), radix: 36))"
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    } while descriptor < 0 && errno == EEXIST
    guard descriptor >= 0 else { throw Self.failure(path) }
    self.path = path
    self.temporary = temporary
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
    if !isMoved { unlink(temporary) }
  }

  private func setPermissions(_ permissions: mode_t) throws(Failure) {
    guard fchmod(descriptor, permissions) == 0 else { throw Self.failure(path) }
  }

  private func write(
    _ bytes: [UInt8], unless signals: borrowing HeldSignals
  ) throws(Failure) {
    var written = 0
    while written < bytes.count {
      guard !signals.haveCome else { throw .failed("interrupted while writing '\(path)'") }
      let count = bytes.withUnsafeBytes { bytes in
        let part = min(bytes.count - written, Self.partSize)
        return Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, part)
      }
      guard count >= 0 || errno == EINTR else { throw Self.failure(path) }
      written += max(count, 0)
    }
    // A file system may tell only now that it was full.
    guard fsync(descriptor) == 0 else { throw Self.failure(path) }
  }

  private mutating func move() throws(Failure) {
    guard rename(temporary, path) == 0 else { throw Self.failure(path) }
    isMoved = true
  }

  /// The permissions of the file at `path`, nil if there is none.
  private static func permissions(replacing path: String) throws(Failure) -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw failure(path) }
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status.st_mode & 0o777
    case S_IFDIR: throw .failed("cannot write '\(path)': Is a directory")
    case S_IFLNK:
      throw .failed(
        "cannot write '\(path)': it is a symbolic link;"
          + " name the file itself, or use - and redirect the output")
    default:
      throw .failed("cannot write '\(path)': it is no regular file; use - and redirect the output")
    }
  }

  private static func failure(_ path: String) -> Failure {
    .failed("cannot write '\(path)': \(systemReason(errno))")
  }
}
