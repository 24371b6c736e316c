import Foundation

/// A whole run, as it is written to `Results/latest.json`.
struct Report: Codable {
  let date: String
  let rounds: Int
  let machine: Machine
  let versions: Versions
  let contests: [ContestResult]

  init(rounds: Int, machine: Machine, contests: [ContestResult]) {
    date = ISO8601DateFormatter().string(from: Date())
    self.rounds = rounds
    self.machine = machine
    versions = Versions()
    self.contests = contests
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
  }
}
