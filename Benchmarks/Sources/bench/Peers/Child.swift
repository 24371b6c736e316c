import CPeers
import Foundation

/// A program that is run to its end again and again.
final class Child {
  private let arguments: [String]
  private let input: String

  /// The most memory that the last run held at once, in kilobytes.
  private(set) var peak = 0

  init(_ arguments: [String], input: String = "/dev/null") {
    self.arguments = arguments
    self.input = input
  }

  /// Runs it without keeping its output, and returns its exit code.
  @discardableResult
  func run() -> Int32 {
    var copies = arguments.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return peer_run(&copies, input, &peak)
  }

  /// Runs it and returns what it writes.
  func output() throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
