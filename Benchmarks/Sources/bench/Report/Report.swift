import Foundation

/// A whole run, as it is written to `Results/latest.json`.
struct Report: Codable {
  let date: String
  let rounds: Int
  let machine: Machine
  let versions: Versions

  /// What TagFlow has to reach, as far as it was measured.
  let bars: [BarResult]
  let contests: [ContestResult]

  init(_ rounds: Int, _ machine: Machine, _ bars: [Bar], _ contests: [ContestResult]) {
    date = ISO8601DateFormatter().string(from: Date())
    self.rounds = rounds
    self.machine = machine
    versions = Versions()
    self.bars = bars.compactMap { $0.result(in: contests) }
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
