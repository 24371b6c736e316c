import Foundation

/// Results as lines of text.
enum Table {
  static func text(_ result: ContestResult) -> String {
    var lines = ["\(result.name) (\(result.units), per \(result.unit))"]
    let names = column(result.contestants.map(\.name))
    for (name, entry) in zip(names, result.contestants) {
      let (least, most) = (
        amount(entry.least, result.quantity), amount(entry.most, result.quantity)
      )
      lines.append(
        "  \(name)  \(right(amount(entry.median, result.quantity), 9))"
          + "  \(right(factor(entry.ratio), 8))   \(least) to \(most)")
    }
    return lines.joined(separator: "\n")
  }

  /// Which bars are met.
  static func text(_ bars: [BarResult]) -> String {
    var lines = [summary(bars)]
    for bar in bars {
      lines.append(
        "  \(bar.isMet ? "met   " : "MISSED")  \(right(limit(bar), 18))"
          + "  \(right(amount(bar.measured, bar.unit), 9))  \(bar.row): \(bar.text)")
    }
    return lines.joined(separator: "\n")
  }

  static func summary(_ bars: [BarResult]) -> String {
    "\(bars.count { $0.isMet }) of \(bars.count) bars are met"
  }

  static func limit(_ bar: BarResult) -> String {
    (bar.isLeast ? "at least " : "at most ") + amount(bar.limit, bar.unit)
  }

  static func amount(_ number: Double, _ unit: String) -> String {
    switch unit {
    case "x": factor(number)
    case "nanoseconds": time(number)
    default: bytes(number)
    }
  }

  static func short(_ number: Double) -> String { String(format: "%.3g", number) }

  static func factor(_ ratio: Double) -> String { threeDigits(ratio) + " x" }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1000: threeDigits(nanoseconds) + " ns"
    case ..<1e6: threeDigits(nanoseconds / 1e3) + " us"
    default: threeDigits(nanoseconds / 1e6) + " ms"
    }
  }

  private static func bytes(_ number: Double) -> String {
    switch number {
    case ..<10_000: threeDigits(number) + " B"
    case ..<1e6: threeDigits(number / 1e3) + " kB"
    default: threeDigits(number / 1e6) + " MB"
    }
  }

  /// A number with three digits, or as many as are before the point.
  private static func threeDigits(_ number: Double) -> String {
    number >= 1000 ? String(format: "%.0f", number) : String(format: "%.3g", number)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func column(_ texts: [String]) -> [String] {
    let width = texts.map(\.count).max() ?? 0
    return texts.map { $0.padding(toLength: width, withPad: " ", startingAt: 0) }
  }
}
