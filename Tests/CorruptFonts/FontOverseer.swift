import Foundation
import TestSupport

/// Hands variants to workers, starts another where one died, and judges what they write.
struct FontOverseer {
  private let seed: Int
  private let variants: FontVariants
  private var counts: [String: Int] = [:]
  private var faults = 0
  private var slowest = (seconds: 0.0, number: 0)
  private var largest = (memory: 0, number: 0)

  init(seed: Int, _ variants: FontVariants) {
    self.seed = seed
    self.variants = variants
  }

  /// Whether every variant of the range was refused or answered in time.
  mutating func run(_ numbers: Range<Int>) throws -> Bool {
    var next = numbers.lowerBound
    while next < numbers.upperBound {
      next = try work(next..<numbers.upperBound)
    }
    let tally = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    print(
      "\(numbers.count) variants of seed \(seed): \(tally.joined(separator: ", "))"
        + String(format: "; slowest %.3f s (%d)", slowest.seconds, slowest.number)
        + ", largest \(largest.memory >> 20) MiB (\(largest.number)); \(faults) faults")
    return faults == 0
  }

  /// Lets one worker go as far as it gets; the number after the last that it began.
  private mutating func work(_ numbers: Range<Int>) throws -> Int {
    let worker = Process()
    let output = Pipe()
    worker.executableURL = Repository.products.appending(path: "CorruptFonts")
    worker.arguments = [seed, numbers.lowerBound, numbers.count].map(String.init) + ["1"]
    worker.standardOutput = output
    try worker.run()
    var number = numbers.lowerBound
    var isMeasuring = false
    for line in LineSequence(output.fileHandleForReading) {
      let words = line.split(separator: " ", maxSplits: 3).map(String.init)
      if words.first == "begin" {
        number = Int(words[1]) ?? number
        isMeasuring = true
      } else if words.count >= 3, let seconds = Double(words[1]), let memory = Int(words[2]) {
        isMeasuring = false
        try judge(number, words[0], seconds, memory, words.count > 3 ? words[3] : "")
      }
    }
    worker.waitUntilExit()
    if isMeasuring || worker.terminationStatus != 0 {
      try complain(number, "ended by \(worker.terminationStatus)")
      counts["ended the process", default: 0] += 1
    }
    return number + 1
  }

  private mutating func judge(
    _ number: Int, _ outcome: String, _ seconds: Double, _ memory: Int, _ detail: String
  ) throws {
    counts[outcome, default: 0] += 1
    if seconds > slowest.seconds { slowest = (seconds, number) }
    if memory > largest.memory { largest = (memory, number) }
    if outcome == "wrong" { try complain(number, detail) }
    if seconds > FontWorker.mostSeconds { try complain(number, "took \(seconds) s") }
    if memory > FontWorker.mostMemory { try complain(number, "held \(memory >> 20) MiB") }
  }

  private mutating func complain(_ number: Int, _ what: String) throws {
    faults += 1
    let fault =
      "\(try variants.variant(number).name): \(what); again: CorruptFonts \(seed) \(number) 1\n"
    FileHandle.standardError.write(Data(fault.utf8))
  }
}

/// The lines that come out of a pipe until it is closed.
private struct LineSequence: Sequence, IteratorProtocol {
  private let handle: FileHandle
  private var buffer = Data()

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  mutating func next() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        defer { buffer = Data(buffer[(end + 1)...]) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      let more = handle.availableData
      guard !more.isEmpty else { return nil }
      buffer += more
    }
  }
}
