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
    #expect(try text.faults(paragraph.direction) == [])
    let answers = try text.answers(paragraph.direction)
    #expect(answers.paragraphLevels.dropLast() == paragraphLevels[...])
  }

  /// What the files leave out, resolved by hand; the comments say who differs.
  @Test(
    arguments: [
      // FriBidi 1.0.8: an FSI looks no further than its PDI (X5c, P2).
      ("\u{2068}!\u{2069}\u{2068}\u{5D0}\u{2069}", [0, 2, 0, 0, 1, 0]),
      // FriBidi 1.0.8: what is strong before a bracket is sought in its own sequence only (N0 c).
      ("\u{5D0}\u{202A}(\u{5D1})b", [1, 1, 2, 3, 2, 2]),
      // ICU 72: a bracket pairs but once, whichever of its equivalents closes it (BD16).
      ("a\u{2329}\u{232A}\u{5D0}\u{3009}\u{5D1}", [0, 0, 0, 1, 1, 1]),
      // What X9 removes goes with what precedes it, or follows it at the start.
      ("\u{AD}\u{5D0}\u{200D} \u{200B}", [1, 1, 1, 1, 1]),
      ("a\u{200B}\u{5D0}\u{200D} \u{200B}", [0, 0, 1, 1, 0, 0]),
    ] as [(String, [UInt8])])
  func levels(_ text: String, _ levels: [UInt8]) throws {
    #expect(try UnicodeAnswers(text).levels == levels)
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
      if !isRight {
        if scalars.isEmpty { scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars) }
        faults.append(
          scalars[start..<end].map { String($0.value, radix: 16) }.joined(separator: " "))
      }
      start = end + 1
    }
    return faults
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
