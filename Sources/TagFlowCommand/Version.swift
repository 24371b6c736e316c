/// What `--version` prints.
enum Version {
  /// TagFlow's own version.
  static let number = "0.1.0"

  static var text: String { "tagflow \(number)" }
}
