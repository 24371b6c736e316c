internal import TextMeasure

/// What `--version` prints.
enum Version {
  /// TagFlow's own version.
  static let number = "0.1.0"
  /// When it was made.
  static let date = "2026-11-30"

  /// TagFlow's version, then those of the libraries that its answers depend on.
  static var text: String {
    let versions = LibraryVersions.current
    var lines = [
      "tagflow \(number)",
      "FreeType \(versions.freeType)",
      "HarfBuzz \(versions.harfBuzz)",
      "ICU \(versions.icu) (Unicode \(versions.unicode))",
    ]
    if let fontconfig = versions.fontconfig { lines.append("Fontconfig \(fontconfig)") }
    return lines.joined(separator: "\n")
  }
}
