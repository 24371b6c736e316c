import Foundation
import TagFlow

/// What was measured: TagFlow's commit, the compiler, and the packages of the libraries.
struct Versions: Codable {
  let commit: String
  let swift: String
  let packages: [String: String]

  init() {
    let root = Repository.benchmarks.path
    commit = (try? Child(["git", "-C", root, "rev-parse", "HEAD"]).output().trimmed) ?? "unknown"
    let compiler = try? Child(["swift", "--version"]).output()
    swift = compiler?.split(separator: "\n").first.map(String.init) ?? "unknown"
    let names = [
      "fonts-noto-cjk", "fonts-noto-color-emoji", "libfontconfig1", "libfreetype6",
      "libharfbuzz-bin", "libharfbuzz0b", "libicu72", "libpango-1.0-0", "libraqm0",
    ]
    let answer = try? Child(["dpkg-query", "-W", "-f", "${Package} ${Version}\\n"] + names).output()
    var packages: [String: String] = [:]
    for line in answer?.split(separator: "\n") ?? [] {
      let parts = line.split(separator: " ")
      if parts.count == 2 { packages[String(parts[0])] = String(parts[1]) }
    }
    self.packages = packages
  }
}
