private import Glibc

/// How far a long run is, on one line of a terminal's standard error.
///
/// It is shown after a second and only where it does not mix with answers: standard error is a
/// terminal and standard output is none.
struct Progress {
  private let command: String
  private let isShown: Bool
  private let isColored: Bool
  /// When it is shown next, by a clock that is never set, in seconds.
  private var due = Double.infinity
  private var count = 0
  private var isVisible = false

  init(_ diagnostics: Diagnostics) {
    command = diagnostics.command
    isShown =
      isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0
      && Self.variable("TERM") != "dumb"
    isColored = Self.variable("NO_COLOR").isEmpty
    if isShown { due = Self.now + 1 }
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Counts texts that were answered, and shows how many of them and how much of the input there
  /// were.
  mutating func advance(by texts: Int, _ extent: InputExtent?) {
    guard isShown else { return }
    count += texts
    let now = Self.now
    guard now >= due else { return }
    due = now + 0.2
    isVisible = true
    var line = "\(command): \(count) texts"
    if let extent, let size = extent.size, size > 0 {
      line += ", \(min(100, extent.read * 100 / size)) %"
    }
    write(isColored ? "\r\u{1B}[2m\(line)\u{1B}[22m\u{1B}[K" : "\r\(line)\u{1B}[K")
  }

  /// Takes the line away, before something else is written.
  mutating func clear() {
    guard isVisible else { return }
    isVisible = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
