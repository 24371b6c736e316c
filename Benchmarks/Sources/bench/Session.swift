import CPeers
import Foundation

/// A run of the rows one after the other: first their checks, then, unless it is small, their times.
struct Session {
  private let options: Options
  private let scale: Scale
  private let bars: [Bar]
  private let runner: Runner
  private let machine = Machine()
  private var failures = 0

  init(_ options: Options) {
    self.options = options
    scale = options.isSmall ? .small : .full
    bars = Bars.all(scale)
    runner = Runner(rounds: options.rounds, sample: 40_000_000)
  }

  /// Runs the rows that were asked for and reports them; returns whether all answers were right.
  mutating func run() throws -> Bool {
    peer_keep_freed_memory(!options.usesFreshMemory)
    let all = AllRows.plans(scale, tagflow: options.tagflow)
    let plans = all.filter { $0.name.matches(options.only) }
    if plans.count == all.count, options.tagflow != nil { checkBars(of: all) }
    var results: [ContestResult] = []
    for plan in plans {
      var contest = try plan.make()
      let count = check(contest)
      contest.contestants.removeAll { !$0.name.matches(options.contestant) }
      if options.isSmall {
        runner.tryOut(contest)
        print("\(contest.name): \(count) checks")
      } else {
        results.append(runner.run(contest))
        print(Table.text(results[results.count - 1]) + "\n")
      }
      fflush(nil)
    }
    guard failures == 0 else { return false }
    if !options.isSmall { try write(Report(options.rounds, machine, bars, results)) }
    return true
  }

  /// Counts bars of rows that do not exist.
  private mutating func checkBars(of plans: [Plan]) {
    for bar in bars where !plans.contains(where: { $0.name == bar.row }) {
      fail("there is no row \(bar.row), which a bar asks for")
    }
  }

  /// Counts wrong answers, and bars of contestants that do not exist; returns how much was checked.
  private mutating func check(_ contest: Contest) -> Int {
    for check in contest.checks {
      if let failure = check.failure() { fail("\(contest.name): \(check.name): \(failure)") }
    }
    let asked = bars.filter { $0.row == contest.name }.flatMap(\.names)
    for name in asked where !contest.contestants.contains(where: { $0.name == name }) {
      fail("\(contest.name): there is no \(name), whom a bar asks for")
    }
    return contest.checks.count + asked.count
  }

  private mutating func fail(_ message: String) {
    print("not so: \(message)")
    failures += 1
  }

  private func write(_ report: Report) throws {
    if !report.bars.isEmpty { print(Table.text(report.bars)) }
    if let path = options.json { try report.write(to: path) }
    guard options.records else { return }
    let own = Repository.benchmarks
    try report.write(to: own.appendingPathComponent("Results/latest.json").path)
    try Markdown.update(own.appendingPathComponent("README.md"), with: Markdown.full(report))
    try Markdown.update(
      Repository.root.appendingPathComponent("README.md"), with: Markdown.short(report))
  }
}

extension String {
  fileprivate func matches(_ part: String) -> Bool { part.isEmpty || contains(part) }
}
