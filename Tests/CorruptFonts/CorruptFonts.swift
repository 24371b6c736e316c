import Foundation
import Glibc
import TestSupport

/// `CorruptFonts SEED FIRST COUNT` makes damaged fonts by their numbers and measures with each.
///
/// It measures in a process apart, so that one that crashes or never ends is named and the rest go
/// on. The last line on standard output sums up; each fault is a line on standard error with the
/// command that shows it again. It exits 1 if there was any.
@main
enum CorruptFonts {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 3 || numbers.count == 4 else {
      FileHandle.standardError.write(Data("usage: CorruptFonts SEED FIRST COUNT\n".utf8))
      exit(2)
    }
    let variants = try FontVariants(seed: UInt64(truncatingIfNeeded: numbers[0]))
    let range = numbers[1]..<numbers[1] + numbers[2]
    if numbers.count == 4 {
      try FontWorker(variants).run(range)
    } else {
      var overseer = FontOverseer(seed: numbers[0], variants)
      exit(try overseer.run(range) ? 0 : 1)
    }
  }
}
