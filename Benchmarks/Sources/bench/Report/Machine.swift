import Foundation

/// Where a run took place; the times are worth little without it.
struct Machine: Codable {
  let processor: String
  let cores: Int
  let memoryMegabytes: Int
  let system: String
  let kernel: String

  /// How many tasks wanted a processor in the minute before: 0 on a quiet machine.
  let load: Double

  init() {
    processor = Machine.value(of: "model name", in: "/proc/cpuinfo") ?? "unknown"
    cores = ProcessInfo.processInfo.activeProcessorCount
    memoryMegabytes = Int(ProcessInfo.processInfo.physicalMemory >> 20)
    system =
      Machine.value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")?
      .trimmingCharacters(in: ["\""]) ?? "unknown"
    kernel = (try? Child(["uname", "-srm"]).output().trimmed) ?? "unknown"
    var loads = [0.0]
    getloadavg(&loads, 1)
    load = loads[0]
  }

  private static func value(
    of key: String, in path: String, separator: Character = ":"
  ) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: separator, maxSplits: 1)
      if parts.count == 2, String(parts[0]).trimmed == key { return String(parts[1]).trimmed }
    }
    return nil
  }
}

extension String {
  /// Without blanks and newlines at both ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
