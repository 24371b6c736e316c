import CPeers
import Foundation

/// A program that is run to its end again and again.
struct Child {
  private let arguments: [String]
  private let input: String

  /// A program, found on the `PATH`, with what it reads from its standard input.
  init(_ arguments: [String], input: String = "/dev/null") {
    self.arguments = arguments
    self.input = input
  }

  /// Runs it without keeping its output, and returns its exit code.
  @discardableResult
  func run() -> Int32 {
    var copies = arguments.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return peer_run(&copies, input)
  }

  /// Runs it and returns what it writes.
  func output() throws -> String {
    guard let input = FileHandle(forReadingAtPath: input) else {
      throw BenchError.unreadable(input)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = input
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs it and returns the most bytes of memory that it held at once, 0 if that did not work.
  func peakMemory() -> Int {
    let peak = Child([Repository.peak] + arguments, input: input)
    return (try? peak.output()).flatMap { Int($0.trimmed) }.map { $0 * 1024 } ?? 0
  }
}
