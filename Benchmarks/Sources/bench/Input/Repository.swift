import Foundation

/// Where the fonts and corpora lie.
enum Repository {
  /// The folder `Benchmarks`.
  static let benchmarks = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the package.
  static let root = benchmarks.deletingLastPathComponent()

  /// The built program that tells how much memory another takes: it lies beside this one.
  static let peak = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("peak").path

  static func font(_ name: String) -> String {
    root.appendingPathComponent("Fonts/\(name)").path
  }

  static func corpus(_ name: String) -> String {
    benchmarks.appendingPathComponent("Corpora/\(name).txt.gz").path
  }
}
