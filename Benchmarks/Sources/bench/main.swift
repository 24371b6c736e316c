import Foundation

// Runs the rows one after the other: first their checks, then, unless --small, their times.
do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let machine = Machine()
  let runner = Runner(rounds: options.rounds, sample: 40_000_000)
  var results: [ContestResult] = []
  var failures = 0
  for plan in AllRows.plans(options) where plan.name.matches(options.only) {
    var contest = try plan.make()
    contest.contestants.removeAll { !$0.name.matches(options.contestant) }
    let found = contest.checks.compactMap { check in check.failure().map { (check.name, $0) } }
    for (name, failure) in found { print("\(contest.name): not so: \(name): \(failure)") }
    failures += found.count
    if options.isSmall {
      runner.tryOut(contest)
      print("\(contest.name): \(contest.checks.count - found.count) checks passed")
    } else {
      results.append(runner.run(contest))
      print(Table.text(results[results.count - 1]) + "\n")
    }
    fflush(nil)
  }
  if failures > 0 { exit(1) }
  let report = Report(rounds: options.rounds, machine: machine, contests: results)
  if let path = options.json { try report.write(to: path) }
  if options.records {
    try report.write(to: Repository.benchmarks.appendingPathComponent("Results/latest.json").path)
    try Markdown.update(
      Repository.benchmarks.appendingPathComponent("README.md").path, with: report)
  }
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(2)
}

extension String {
  fileprivate func matches(_ part: String) -> Bool { part.isEmpty || contains(part) }
}
