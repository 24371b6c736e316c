import Foundation

// Runs the rows one after the other: first their checks, then, unless --small, their times.
do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let runner = Runner(rounds: options.rounds, sample: 40_000_000)
  var results: [ContestResult] = []
  var failures = 0
  for plan in AllRows.plans(options) where plan.name.matches(options.only) {
    let contest = try plan.make()
    for check in contest.checks {
      guard let failure = check.failure() else { continue }
      failures += 1
      print("\(contest.name): not so: \(check.name): \(failure)")
    }
    if options.isSmall {
      for contestant in contest.contestants {
        contestant.reset?()
        contestant.pass()
      }
      print("\(contest.name): \(contest.checks.count) checks")
    } else {
      let result = runner.run(contest)
      results.append(result)
      print(Table.text(result) + "\n")
    }
    fflush(nil)
  }
  if failures > 0 { exit(1) }
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(2)
}

extension String {
  fileprivate func matches(_ part: String) -> Bool { part.isEmpty || contains(part) }
}
