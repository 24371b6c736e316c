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

  /// Reads what there is, at most a chunk, onto the end of `buffer`; returns how much, 0 at the end.
  func read(into buffer: inout [UInt8]) throws(InputError) -> Int {
    let result = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { chunk in
      let count = Descriptor.read(into: chunk, from: descriptor)
      if count > 0 { buffer.append(contentsOf: chunk.prefix(count)) }
      return count
    }
    guard result >= 0 else {
      throw .unreadable(name: name, reason: systemReason(Int32(-result)))
    }
    return result
  }

  /// Reads all there is as text, up to a limit.
  func readText(lossy: Bool) throws(InputError) -> String {
    var buffer: [UInt8] = []
    while try read(into: &buffer) > 0 {
      guard buffer.count <= InputLimit.document else { throw .documentTooLong(name: name) }
    }
    switch decode(buffer.span, lossy: lossy) {
    case .success(let text): return text
    case .failure(let byte):
      let before = buffer.prefix(byte.number - 1)
      let line = before.count { $0 == 0x0A } + 1
      let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      throw .invalidUTF8(.line(line, of: name), byte: byte.number - start)
    }
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
