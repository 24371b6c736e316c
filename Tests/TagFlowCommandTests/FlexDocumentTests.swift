import Foundation
import TestSupport
import Testing

/// Chromium's flexbox (`FlowLayoutTests/Data/flex.jsonl`): its documents, read by the built program.
///
/// The library is held against all 599; here every tenth shows that no key is lost on the way.
@Suite struct FlexDocumentTests {
  private struct Answer: Decodable {
    var size: Size
    var items: [Frame]
    var hidden: Int
  }

  private struct Size: Decodable {
    var height: Double
  }

  private struct Frame: Decodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    func matches(_ other: Frame) -> Bool {
      zip([x, y, width, height], [other.x, other.y, other.width, other.height])
        .allSatisfy { abs($0 - $1) <= 0.05 }
    }
  }

  /// What Chromium makes of a case.
  private struct Expected: Decodable {
    var items: [Frame]
    var height: Double
  }

  @Test func framesEqualThoseOfChromium() throws {
    let file = Repository.root.appending(path: "Tests/FlowLayoutTests/Data/flex.jsonl")
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
    let cases = stride(from: 0, to: lines.count, by: 10).map { lines[$0] }
    #expect(cases.count == 60)
    let answers = try answers(to: cases.map(document))
    #expect(answers.count == cases.count)
    for (index, (flex, answer)) in zip(cases, answers).enumerated() {
      let expected = try JSONDecoder().decode(Expected.self, from: flex)
      #expect(answer.hidden == 0)
      #expect(answer.items.count == expected.items.count)
      let differing = zip(answer.items, expected.items).enumerated()
        .filter { !$1.0.matches($1.1) }.map(\.offset)
      #expect(differing.isEmpty, "line \(10 * index + 1)")
      #expect(abs(answer.size.height - expected.height) <= 0.05, "line \(10 * index + 1)")
    }
  }

  /// The document of a case, as one line.
  private func document(_ flex: Data) throws -> Data {
    let object = try #require(try JSONSerialization.jsonObject(with: flex) as? [String: Any])
    return try JSONSerialization.data(withJSONObject: try #require(object["input"]))
  }

  /// What the program answers to each document, by one script that runs it for each line of a file.
  private func answers(to documents: [Data]) throws -> [Answer] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(documents.map { $0 + "\n".utf8 }.joined()).write(to: file)
    let outcome = try Shell.run(
      """
      while read -r document; do
        tagflow wrap --input json <<< "$document"
      done < '\(file.path)'
      """)
    #expect(outcome.errors == "")
    return try outcome.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
    }
  }
}
