import Foundation
import Testing

/// Holds the table of `Fonts/README.md` against the files beside it, both ways.
@Suite struct FontTableTests {
  static let fonts = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fonts")

  @Test func everyRowNamesAFileWithItsHash() throws {
    let table = try hashesInTable()
    #expect(try hashesOfFiles(table.keys.sorted()) == table)
  }

  @Test func everyFontHasARow() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.fonts.path)
    let fontFiles = files.filter {
      ["ttf", "otf", "ttc", "woff", "woff2"].contains(($0 as NSString).pathExtension.lowercased())
    }
    #expect(try fontFiles.sorted() == hashesInTable().keys.sorted())
  }

  @Test func everyLicenceIsThere() throws {
    for row in try rows() {
      let link = try #require(row[4].firstMatch(of: #/\((.+)\)/#), "no link in \(row[4])")
      #expect(FileManager.default.fileExists(atPath: Self.fonts.path + "/" + link.1))
    }
  }

  /// The cells of each row: file, package, version, SHA-256, licence, upstream version.
  private func rows() throws -> [[String]] {
    try String(contentsOf: Self.fonts.appending(path: "README.md"), encoding: .utf8)
      .split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .init(charactersIn: " `")) }
      }
  }

  private func hashesInTable() throws -> [String: String] {
    try Dictionary(rows().map { ($0[0], $0[3]) }) { _, _ in "two rows" }
  }

  private func hashesOfFiles(_ names: [String]) throws -> [String: String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    process.arguments = names
    process.currentDirectoryURL = Self.fonts
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let pairs = String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
      (String(line.dropFirst(66)), String(line.prefix(64)))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
