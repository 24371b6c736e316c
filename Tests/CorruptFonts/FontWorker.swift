import Foundation
import Glibc
import TestSupport

/// Measures with variant after variant, and writes a line before each and after.
struct FontWorker {
  private let variants: FontVariants

  init(_ variants: FontVariants) {
    self.variants = variants
  }

  /// What one variant may take: seconds of this process, and bytes held at once.
  ///
  /// A sanitizer slows everything down; how many times, `SANITIZER_SLOWDOWN` says.
  static let mostSeconds =
    ProcessInfo.processInfo.environment["SANITIZER_SLOWDOWN"].flatMap(Double.init) ?? 1
  static let mostMemory = 256 << 20

  func run(_ numbers: Range<Int>) throws {
    for number in numbers {
      let bytes = try variants.variant(number).bytes
      say("begin \(number)")
      stopIfHanging()
      Self.forgetPeak()
      let before = Self.seconds
      let outcome = FontExercise.run(bytes)
      let seconds = Self.seconds - before
      let memory = Self.peak
      switch outcome {
      case .refused: say("refused \(seconds) \(memory)")
      case .answered: say("answered \(seconds) \(memory)")
      case .wrong(let what): say("wrong \(seconds) \(memory) \(what)")
      }
    }
  }

  /// Writes at once, so that nothing is lost in a crash.
  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line.replacing("\n", with: " ") + "\n").utf8))
  }

  /// Ends this process by a signal after ten times what a variant may take, or five minutes.
  private func stopIfHanging() {
    var limit = itimerval()
    limit.it_value.tv_sec = Int(10 * Self.mostSeconds)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
    alarm(300)
  }

  /// What this process has used of a processor.
  private static var seconds: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  /// Lets the peak begin anew at what is held now (proc(5), "clear_refs").
  private static func forgetPeak() {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }

  /// The most memory held since, in bytes.
  private static var peak: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first ?? ""
    return (Int(kilobytes) ?? 0) << 10
  }
}
