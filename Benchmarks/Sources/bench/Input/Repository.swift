import Foundation

/// Where the fonts and corpora lie.
enum Repository {
  /// The folder `Benchmarks`.
  static let benchmarks = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func font(_ name: String) -> String {
    benchmarks.deletingLastPathComponent().appendingPathComponent("Fonts/\(name)").path
  }

  static func corpus(_ name: String) -> String {
    benchmarks.appendingPathComponent("Corpora/\(name).txt.gz").path
  }
}
