private import Glibc

/// An open file or standard input, read as bytes and closed at the end of its life.
struct ByteSource: ~Copyable {
  /// What messages call it.
  let name: String
  private let descriptor: Int32

  private init(name: String, descriptor: Int32) {
    self.name = name
    self.descriptor = descriptor
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Standard input, as it is.
  static var standardInput: ByteSource {
    ByteSource(name: "standard input", descriptor: STDIN_FILENO)
  }

  /// Opens the file at `path`; `-` is standard input.
  static func open(_ path: String) throws(Failure) -> ByteSource {
    if path == "-" { return standardInput }
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .failed("cannot open '\(path)': \(systemReason(errno))")
    }
    return ByteSource(name: path, descriptor: descriptor)
  }

  /// Reads up to `count` more bytes onto the end of `buffer`; returns how many, 0 at the end.
  func read(_ count: Int, into buffer: inout [UInt8]) throws(InputError) -> Int {
    let used = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: count))
    var result: Int
    repeat {
      result = buffer.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress.map { $0 + used }, count)
      }
    } while result < 0 && errno == EINTR
    let reason = errno
    buffer.removeLast(count - max(result, 0))
    guard result >= 0 else { throw .unreadable(name: name, reason: systemReason(reason)) }
    return result
  }

  /// Reads all there is, up to a limit.
  func readAll() throws(InputError) -> [UInt8] {
    var buffer: [UInt8] = []
    while try read(1 << 16, into: &buffer) > 0 {
      guard buffer.count <= InputLimit.document else { throw .documentTooLong(name: name) }
    }
    return buffer
  }
}

/// How much input is taken at once.
enum InputLimit {
  /// The longest line, in bytes.
  static let line = 16 << 20
  /// The longest document, in bytes.
  static let document = 256 << 20
}

/// The system's words for an error number; English, as the process never sets a locale.
func systemReason(_ number: Int32) -> String {
  strerror(number).map { String(cString: $0) } ?? "error \(number)"
}
