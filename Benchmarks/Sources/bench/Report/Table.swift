import Foundation

/// A contest's result as lines of text.
enum Table {
  static func text(_ result: ContestResult) -> String {
    var lines = ["\(result.name) (\(result.units), per \(result.unit))"]
    let width = result.contestants.map(\.name.count).max() ?? 0
    for entry in result.contestants {
      let name = entry.name.padding(toLength: width, withPad: " ", startingAt: 0)
      lines.append(
        "  \(name)  \(right(time(entry.median), 9))  \(right(factor(entry.ratio), 8))"
          + "   \(time(entry.fastest)) to \(time(entry.slowest))")
    }
    lines += result.bars.map { "  " + text($0) }
    return lines.joined(separator: "\n")
  }

  static func text(_ bar: BarResult) -> String {
    let (need, reached) =
      switch bar.unit {
      case "x": ("at least \(factor(bar.need))", factor(bar.reached))
      case "ns": ("at most \(time(bar.need))", time(bar.reached))
      default: ("at most \(bar.need) \(bar.unit)", "\(bar.reached) \(bar.unit)")
      }
    return "\(bar.isMet ? "met" : "MISSED"): \(bar.text): \(need), reached \(reached)"
  }

  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1000: String(format: "%.3g ns", nanoseconds)
    case ..<1e6: String(format: "%.3g us", nanoseconds / 1e3)
    default: String(format: "%.3g ms", nanoseconds / 1e6)
    }
  }

  static func short(_ number: Double) -> String { String(format: "%.3g", number) }

  static func factor(_ ratio: Double) -> String {
    ratio >= 100 ? String(format: "%.0f x", ratio) : String(format: "%.3g x", ratio)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
