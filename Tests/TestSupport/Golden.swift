package import Foundation

/// A golden file: what is done and, below a line `----`, what must come of it.
///
/// With `RECORD_GOLDENS=1` what came is written down instead of compared, and the test fails on
/// purpose, so that no recording passes for a test.
package struct Golden: Sendable, CustomStringConvertible {
  /// What stands above the line.
  package let input: String
  /// What stands below it; nil if nothing was recorded yet.
  package let expected: String?

  private let file: URL
  private static let line = "----\n"

  /// Reads a golden file.
  package init(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let end = text.range(of: "\n" + Self.line)
    self.file = file
    input = end.map { String(text[...$0.lowerBound]) } ?? text
    expected = end.map { String(text[$0.upperBound...]) }
  }

  /// The file's name.
  package var description: String { file.lastPathComponent }

  /// Compares what came with what is expected, or records it.
  ///
  /// - Returns: what is wrong, for the test to report; nil if nothing is.
  package func complaint(about actual: String) throws -> String? {
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data((input + Self.line + actual).utf8).write(to: file, options: .atomic)
      return "recorded \(self); look at it, then run again without RECORD_GOLDENS"
    }
    guard let expected else {
      return "\(self) has no expected part; RECORD_GOLDENS=1 writes it"
    }
    return actual == expected ? nil : "\(self)\nexpected:\n\(expected)\ncame:\n\(actual)"
  }
}

extension Golden {
  /// The golden files of a directory in the order of their names.
  package static func all(in directory: URL) throws -> [Golden] {
    try files(in: directory).filter { $0.pathExtension == "txt" }.map(Golden.init)
  }

  /// The files of a directory that no test reads: orphans, which must not be there.
  package static func orphans(in directory: URL) throws -> [String] {
    try files(in: directory).filter { $0.pathExtension != "txt" }.map(\.lastPathComponent)
  }

  private static func files(in directory: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }
}
