private import Glibc

/// Standard output, buffered: whole results, flushed by line on a terminal, checked at the end.
struct StandardOutput: ~Copyable {
  private var buffer: [UInt8] = []
  private let isTerminal = isatty(STDOUT_FILENO) == 1

  private static let capacity = 1 << 16

  /// Prepares writing; a reader that goes away is from now on an error of `write`, not a signal.
  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes bytes; a line of a result in each call.
  mutating func write(_ bytes: some Sequence<UInt8>) throws(Failure) {
    buffer.append(contentsOf: bytes)
    if isTerminal || buffer.count >= Self.capacity { try flush() }
  }

  /// Writes text and a line feed.
  mutating func writeLine(_ text: String) throws(Failure) {
    buffer.append(contentsOf: text.utf8)
    try write(CollectionOfOne(0x0A))
  }

  /// Writes what a writer holds of a document that goes on, once that is much.
  mutating func drain(_ json: inout JSONWriter) throws(Failure) {
    if json.bytes.count >= Self.capacity { try write(json.takeBytes()) }
  }

  /// Writes what is buffered.
  mutating func flush() throws(Failure) {
    defer { buffer.removeAll(keepingCapacity: true) }
    let error = Descriptor.write(buffer, to: STDOUT_FILENO)
    guard error == 0 else { throw Self.failure(error) }
  }

  /// Writes the rest and closes standard output, as a file system may tell only then that it was
  /// full.
  mutating func finish() throws(Failure) {
    let hadOutput = !buffer.isEmpty
    try flush()
    guard close(STDOUT_FILENO) == 0 || (errno == EBADF && !hadOutput) else {
      throw Self.failure(errno)
    }
  }

  private static func failure(_ number: Int32) -> Failure {
    number == EPIPE
      ? .closedPipe : .failed("cannot write to standard output: \(systemReason(number))")
  }
}
