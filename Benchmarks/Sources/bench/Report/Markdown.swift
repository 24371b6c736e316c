import Foundation

/// The part of `README.md` that shows the last result, made from it.
enum Markdown {
  private static let start = "<!-- The last result: written by Scripts/bench --record -->\n"
  private static let end = "<!-- The end of the last result -->"

  /// Puts a result in its place in a file.
  static func update(_ path: String, with report: Report) throws {
    let url = URL(fileURLWithPath: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    guard let from = text.range(of: start), let to = text.range(of: end) else {
      throw BenchError.unreadable("the place for the result in \(path)")
    }
    let new = text[..<from.upperBound] + "\n" + self.text(report) + "\n" + text[to.lowerBound...]
    try Data(new.utf8).write(to: url)
  }

  private static func text(_ report: Report) -> String {
    let machine = report.machine
    let packages = report.versions.packages.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    var lines = [
      "\(report.date), commit \(report.versions.commit.prefix(10)), \(report.rounds) rounds;"
        + " \(machine.processor), \(machine.cores) cores, \(machine.memoryMegabytes) MB,"
        + " \(machine.system), \(machine.kernel), load \(Table.short(machine.load));"
        + " \(report.versions.swift); \(packages).",
      "",
    ]
    for contest in report.contests {
      lines += ["### \(contest.name)", "", "| \(contest.units) | per \(contest.unit) | ratio |"]
      lines.append("|---|---:|---:|")
      lines += contest.contestants.map {
        "| \($0.name) | \(Table.time($0.median)) | \(Table.factor($0.ratio)) |"
      }
      lines.append("")
      if !contest.bars.isEmpty { lines += contest.bars.map { "- \(Table.text($0))" } + [""] }
    }
    return lines.joined(separator: "\n")
  }
}
