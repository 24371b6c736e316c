import TestSupport
import Testing
import TextMeasure

/// Unicode's own test files, every line, by the steps that measuring takes.
@Suite struct UnicodeFilesTests {
  /// A direction, its bit in `BidiTest.txt` and its number in `BidiCharacterTest.txt`.
  struct Paragraph: Sendable {
    let direction: TextDirection
    let bit: UInt8
    let number: String
    let characterLines: Int

    static let all = [
      Paragraph(direction: .leftToRight, bit: 2, number: "0", characterLines: 45_849),
      Paragraph(direction: .rightToLeft, bit: 4, number: "1", characterLines: 45_830),
      Paragraph(direction: .auto, bit: 1, number: "2", characterLines: 28),
    ]
  }

  /// Each line is a paragraph of one long text for each direction, which is resolved at once.
  @Test func bidiTestHasTheseLevels() throws {
    var levels: [UInt8] = []
    var texts = Paragraph.all.map { _ in Paragraphs() }
    for line in try lines(of: "BidiTest.txt.gz") where line.first != hash {
      if line.first == UInt8(ascii: "@") {
        if line.starts(with: "@Levels:".utf8) { levels = bidiLevels(line.dropFirst(8)) }
        continue
      }
      guard let end = line.firstIndex(of: semicolon), let digit = line.last else { continue }
      var text: [UInt8] = []
      for name in line[..<end].split(separator: space) { text += try utf8(ofClass: name) }
      for (index, paragraph) in Paragraph.all.enumerated() where digit & paragraph.bit != 0 {
        texts[index].add(text, levels)
      }
    }
    for (text, paragraph) in zip(texts, Paragraph.all) {
      #expect(text.count == 256_747)
      #expect(try text.faults(paragraph.direction) == [])
    }
  }

  /// The order follows from the levels, so each pair of both is asked once.
  @Test func bidiTestHasThisOrder() throws {
    var levels: [UInt8] = []
    var count = 0
    for line in try lines(of: "BidiTest.txt.gz") {
      if line.starts(with: "@Levels:".utf8) {
        levels = bidiLevels(line.dropFirst(8))
      } else if line.starts(with: "@Reorder:".utf8) {
        let order = numbers(line.dropFirst(9))
        let shown = levels.indices.filter { levels[$0] != either }
        let visual = UnicodeAnswers.visualOrder(ofLevels: shown.map { levels[$0] })
        #expect(visual.map { shown[$0] } == order)
        count += 1
      }
    }
    #expect(count == 1328)
  }

  @Test(arguments: Paragraph.all) func bidiCharacterTest(_ paragraph: Paragraph) throws {
    var text = Paragraphs()
    var paragraphLevels: [UInt8] = []
    for line in try lines(of: "BidiCharacterTest.txt.gz") where line.first != hash {
      let fields = line.split(separator: semicolon)
      guard fields.count == 5, fields[1].elementsEqual(paragraph.number.utf8) else { continue }
      let levels = bidiLevels(fields[3])
      text.add(try utf8(ofScalars: fields[0]), levels)
      paragraphLevels.append(try #require(numbers(fields[2]).first.map(UInt8.init)))
      let shown = levels.indices.filter { levels[$0] != either }
      let visual = UnicodeAnswers.visualOrder(ofLevels: shown.map { levels[$0] })
      if visual.map({ shown[$0] }) != numbers(fields[4]) {
        Issue.record("\(String(decoding: line, as: UTF8.self))")
      }
    }
    #expect(text.count == paragraph.characterLines)
    let faults = try text.faults(paragraph.direction)
    let newFaults = faults.filter { !differencesOfICU72.contains($0) }
    #expect(newFaults == [], "\(newFaults)")
    let answers = try text.answers(paragraph.direction)
    #expect(answers.paragraphLevels.dropLast() == paragraphLevels[...])
  }

  @Test func graphemeBreakTest() throws {
    var count = 0
    for line in try lines(of: "GraphemeBreakTest.txt.gz") where line.first != hash {
      let fields = String(decoding: line.prefix { $0 != hash }, as: UTF8.self)
        .split { $0 == " " || $0 == "\t" }
      guard !fields.isEmpty else { continue }
      var text = ""
      var starts: [Int] = []
      for (index, field) in fields.enumerated() where index % 2 == 1 {
        if fields[index - 1] == "÷" { starts.append(index / 2) }
        text += String(decoding: try utf8(ofScalars: ArraySlice(field.utf8)), as: UTF8.self)
      }
      #expect(try UnicodeAnswers(text).clusterStarts == starts, "\(fields)")
      count += 1
    }
    #expect(count == 602)
  }
}

private let hash = UInt8(ascii: "#")
private let space = UInt8(ascii: " ")
private let semicolon = UInt8(ascii: ";")
/// Stands for `x`: a level that the algorithm leaves open.
private let either: UInt8 = 255

/// The 30 of 91,707 lines of `BidiCharacterTest.txt` that ICU 72 itself resolves otherwise, as a bare
/// call of `ubidi_setPara` shows.
private let differencesOfICU72: Set<String> = [
  // Overrides do not reach isolate initiators and PDI (X5a to X6a).
  "202d 661 202b 662 202c 2068 663 2069 202b 664 202c 665 202c",
  "202e 61 202a 62 202c 2066 63 2069 202a 64 202c 65 202c",
  "202d 5d0 202b 5d1 202c 2068 5d2 2069 202b 5d3 202c 5d4 202c",
  // Overridden brackets still pair (N0).
  "202a 5d0 28 5d1 202c 202d 29", "202a 5d0 28 5d1 202c 202d 29 202c",
  "202b 61 28 62 202c 202e 29", "202b 61 28 62 202c 202e 29 202c",
  "202a 202e 61 202c 28 5d0 202c 202d 29 202c", "202b 202d 5d0 202c 28 61 202c 202e 29 202c",
  "202a 202e 61 202c 28 5b 5d0 202c 202d 5d 29 202c",
  "202b 202d 5d0 202c 28 5b 61 202c 202e 5d 29 202c",
  "202d 28 202c 202a 5d0 29 5d1", "202d 28 202c 202a 5d0 29 5d1 202c",
  "202e 28 202c 202b 61 29 62", "202e 28 202c 202b 61 29 62 202c",
  "202d 202e 61 202c 28 202c 202a 5d0 29 5d1", "202e 202d 5d0 202c 28 202c 202b 61 29 62",
  "202d 202e 61 202c 28 5b 202c 202a 5d0 5d 29 5d1",
  "202e 202d 5d0 202c 28 5b 202c 202b 61 5d 29 62",
  // A mark after a bracket does not follow it (N0).
  "5d0 28 5d1 29 331", "5d0 28 332 5d1 29 333", "661 28 662 29 331", "661 28 332 662 29 333",
  "61 28 62 29 331", "61 28 332 62 29 333",
  "41 200f 5b 5d0 5d 200d 20d6", "41 200f 5b 200d 20d6 5d0 5d 200d 20d6",
  "41 200f 5b 200d 200b 20d6 5d0 5d 200b 200d 20d6",
  // More than 63 open brackets do not end pairing (BD16).
  (["61"] + Array(repeating: "28", count: 64) + ["62"] + Array(repeating: "29", count: 64))
    .joined(separator: " "),
]

/// Stands for the end of a line among levels.
private let terminator: UInt8 = 254

/// Lines of a test file as the paragraphs of one text, and the levels that they must have.
private struct Paragraphs {
  private var text: [UInt8] = []
  private var expected: [UInt8] = []
  private(set) var count = 0

  mutating func add(_ line: [UInt8], _ levels: [UInt8]) {
    text += line
    text.append(UInt8(ascii: "\n"))
    expected += levels
    expected.append(terminator)
    count += 1
  }

  func answers(_ direction: TextDirection) throws -> UnicodeAnswers {
    try UnicodeAnswers(String(decoding: text, as: UTF8.self), direction: direction)
  }

  /// The lines that have other levels.
  ///
  /// ICU gives text of one direction its paragraph's level throughout, which changes neither order
  /// nor direction; its own conformance test lets that pass too.
  func faults(_ direction: TextDirection) throws -> [String] {
    let levels = try answers(direction).levels
    guard levels.count == expected.count else {
      return ["\(levels.count) levels, not \(expected.count)"]
    }
    var faults: [String] = []
    var scalars: [Unicode.Scalar] = []
    var start = 0
    while start < expected.count {
      var end = start
      var isRight = true
      while expected[end] != terminator {
        isRight = isRight && (expected[end] == levels[end] || expected[end] == either)
        end += 1
      }
      if !isRight, !isOneDirection(levels, start..<end) {
        if scalars.isEmpty { scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars) }
        faults.append(
          scalars[start..<end].map { String($0.value, radix: 16) }.joined(separator: " "))
      }
      start = end + 1
    }
    return faults
  }

  private func isOneDirection(_ levels: [UInt8], _ range: Range<Int>) -> Bool {
    Set(range.flatMap { expected[$0] == either ? [] : [expected[$0] & 1, levels[$0] & 1] }).count
      == 1
  }
}

private func lines(of file: String) throws -> [ArraySlice<UInt8>] {
  let outcome = try Shell.run("gzip -dc Tests/TextMeasureTests/Data/Unicode/\(file)")
  try #require(outcome.exitCode == 0, "\(outcome.errors)")
  return Array(outcome.output.utf8)
    .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
}

/// Numbers and `x`, between spaces.
private func bidiLevels(_ text: ArraySlice<UInt8>) -> [UInt8] {
  text.split { $0 == space || $0 == UInt8(ascii: "\t") }
    .map { UInt8(String(decoding: $0, as: UTF8.self)) ?? either }
}

private func numbers(_ text: ArraySlice<UInt8>) -> [Int] {
  text.split { $0 == space || $0 == UInt8(ascii: "\t") }
    .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
}

/// The UTF-8 of hexadecimal code points between spaces.
private func utf8(ofScalars text: ArraySlice<UInt8>) throws -> [UInt8] {
  try text.split(separator: space).flatMap { hex -> [UInt8] in
    let value = UInt32(String(decoding: hex, as: UTF8.self), radix: 16)
    let scalar = try #require(value.flatMap(Unicode.Scalar.init))
    return Array(String(scalar).utf8)
  }
}

/// One character of each class of UAX 9, as UTF-8.
private func utf8(ofClass name: ArraySlice<UInt8>) throws -> [UInt8] {
  try #require(characters[name.reduce(0) { $0 << 8 | UInt32($1) }])
}

private let characters: [UInt32: [UInt8]] = {
  let byName = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "3", "ES": "+", "ET": "#", "AN": "\u{661}",
    "CS": ",", "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!",
    "LRE": "\u{202A}", "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}",
    "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]
  return Dictionary(
    uniqueKeysWithValues: byName.map { name, text in
      (name.utf8.reduce(0) { $0 << 8 | UInt32($1) }, Array(text.utf8))
    })
}()
