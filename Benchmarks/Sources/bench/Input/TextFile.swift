import Foundation

/// A file of lines, there as long as this is.
final class TextFile {
  let path: String

  init(_ corpus: Corpus) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("bench-\(UUID().uuidString).txt")
    path = file.path
    try Data((corpus.lines.joined(separator: "\n") + "\n").utf8).write(to: file)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
