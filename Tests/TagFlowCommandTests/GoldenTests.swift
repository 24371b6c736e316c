import Foundation
import TestSupport
import Testing

/// Every file of `Goldens/` is a script that runs the built program, and what it must print.
@Suite struct GoldenTests {
  static let directory = Repository.root.appending(path: "Tests/TagFlowCommandTests/Goldens")

  @Test(arguments: try Golden.all(in: directory))
  func golden(_ golden: Golden) throws {
    let outcome = try Shell.run(golden.input)
    if let complaint = try golden.complaint(about: outcome.transcript) {
      Issue.record(Comment(rawValue: complaint))
    }
  }

  @Test func noFileIsAnOrphan() throws {
    #expect(try Golden.orphans(in: Self.directory) == [])
  }
}

extension Shell.Outcome {
  /// All of what came, as golden files hold it.
  fileprivate var transcript: String {
    var transcript = output
    if !output.isEmpty && !output.hasSuffix("\n") { transcript += "(no line feed)\n" }
    if !errors.isEmpty { transcript += "---- standard error\n" + errors }
    return transcript + "---- exit \(exitCode)\n"
  }
}
