private import Glibc

/// An open file or standard input, read as bytes and closed at the end of its life.
struct ByteSource: ~Copyable {
  /// What messages call it.
  let name: String
  /// How many bytes there are to read, if it is a file that tells.
  let size: Int?
  /// How many bytes were read.
  private(set) var position = 0
  private let descriptor: Int32

  private init(name: String, descriptor: Int32) {
    self.name = name
    self.descriptor = descriptor
    size = Self.size(descriptor)
  }

  private static func size(_ descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return max(0, Int(status.st_size) - max(0, Int(lseek(descriptor, 0, SEEK_CUR))))
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
    do throws(InputError) {
      return try open(Operand(bytes: Array(path.utf8)))
    } catch {
      throw .failed(error.message)
    }
  }

  /// Opens the file that an operand names; `-` is standard input.
  static func open(_ operand: Operand) throws(InputError) -> ByteSource {
    if operand.isStandardInput { return standardInput }
    let name = String(decoding: operand.bytes, as: UTF8.self)
    let path = operand.bytes.map(CChar.init(bitPattern:)) + [0]
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unopenable(name: name, reason: systemReason(errno)) }
    return ByteSource(name: name, descriptor: descriptor)
  }

  /// Reads what there is, at most a chunk, onto the end of `buffer`; returns how much, 0 at the end.
  mutating func read(into buffer: inout [UInt8]) throws(InputError) -> Int {
    let result = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { chunk in
      let count = Descriptor.read(into: chunk, from: descriptor)
      if count > 0 { buffer.append(contentsOf: chunk.prefix(count)) }
      return count
    }
    guard result >= 0 else {
      throw .unreadable(name: name, reason: systemReason(Int32(-result)))
    }
    position += result
    return result
  }

  /// Reads all there is as text, up to a limit.
  mutating func readText(lossy: Bool) throws(InputError) -> String {
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
