import Glibc

/// The process's standard input and output as files without a name.
public enum StandardStreams {
  private static let input = namelessFile(as: STDIN_FILENO)
  private static let output = namelessFile(as: STDOUT_FILENO)

  private static func namelessFile(as descriptor: Int32) -> Int32 {
    var name = Array("/tmp/fuzz-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    require(file >= 0 && unlink(name) == 0 && dup2(file, descriptor) == descriptor, "no file")
    return file
  }

  /// Lets standard input begin anew with these bytes, and standard output with none.
  public static func restart(with bytes: UnsafeBufferPointer<UInt8>) {
    ftruncate(input, 0)
    lseek(input, 0, SEEK_SET)
    write(input, bytes.baseAddress, bytes.count)
    lseek(input, 0, SEEK_SET)
    ftruncate(output, 0)
    lseek(output, 0, SEEK_SET)
  }

  /// What was written to standard output since.
  public static func written() -> [UInt8] {
    let count = Int(lseek(output, 0, SEEK_END))
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      used = max(0, pread(output, buffer.baseAddress, count, 0))
    }
  }
}
