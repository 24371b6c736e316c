private import Glibc

/// Reading and writing of open files, whatever mode someone else has set them to.
enum Descriptor {
  /// Writes all bytes, as often as it takes.
  ///
  /// - Returns: the number of the error that ended it; 0 for none.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if !canGoOn(descriptor, Int16(POLLOUT)) {
        return errno
      }
    }
    return 0
  }

  /// Reads what there is, at most as much as there is room for.
  ///
  /// - Returns: how many bytes, 0 at the end; a negative number is that of an error.
  static func read(into buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard canGoOn(descriptor, Int16(POLLIN)) else { return -Int(errno) }
    }
  }

  /// Whether the last error was none: a signal, or a file in non-blocking mode, which is waited for.
  private static func canGoOn(_ descriptor: Int32, _ event: Int16) -> Bool {
    if errno == EAGAIN {
      var request = pollfd(fd: descriptor, events: event, revents: 0)
      return poll(&request, 1, -1) >= 0 || errno == EINTR
    }
    return errno == EINTR
  }
}
