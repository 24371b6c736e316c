import Foundation

/// The parts of `README.md` files that show the last result, made from it.
enum Markdown {
  private static let start = "<!-- The last result: written by Scripts/bench --record -->\n"
  private static let end = "<!-- The end of the last result -->"

  /// Puts a text in its place in a file.
  static func update(_ url: URL, with result: String) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    guard let from = text.range(of: start), let to = text.range(of: end) else {
      throw BenchError.unreadable("the place for the result in \(url.path)")
    }
    let new = text[..<from.upperBound] + "\n" + result + "\n" + text[to.lowerBound...]
    try Data(new.utf8).write(to: url)
  }

  /// All there is: which bars are met, and a table for each contest.
  static func full(_ report: Report) -> String {
    let packages = report.versions.packages.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    var lines = [place(report) + " \(report.versions.swift); \(packages).", ""]
    lines += ["### Bars", "", Table.summary(report.bars) + ".", ""]
    lines += ["| row | who | bar | measured | |", "|---|---|---:|---:|---|"]
    lines += report.bars.map { bar in
      "| \(bar.row) | \(bar.text) | \(Table.limit(bar)) | \(Table.amount(bar.measured, bar.unit))"
        + " | \(bar.isMet ? "met" : "**missed**") |"
    }
    lines.append("")
    for contest in report.contests {
      lines += ["### \(contest.name)", "", "| \(contest.units) | per \(contest.unit) | ratio |"]
      lines.append("|---|---:|---:|")
      lines += contest.contestants.map {
        "| \($0.name) | \(Table.amount($0.median, contest.quantity)) | \(Table.factor($0.ratio)) |"
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// A few rows, for those who only want to know how fast it is.
  static func short(_ report: Report) -> String {
    var lines = [
      place(report) + " " + Table.summary(report.bars) + ".", "",
      "| | TagFlow | beside it | |", "|---|---:|---|---:|",
    ]
    lines += Extract.all.compactMap { $0.line(report.contests) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func place(_ report: Report) -> String {
    let machine = report.machine
    return "\(report.date), commit \(report.versions.commit.prefix(10)), \(report.rounds) rounds;"
      + " \(machine.processor), \(machine.cores) cores, \(machine.memoryMegabytes) MB,"
      + " \(machine.system), \(machine.kernel), load \(Table.short(machine.load))."
  }
}
