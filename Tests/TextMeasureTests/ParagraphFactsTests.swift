import Testing
import TextMeasure

/// `Data/paragraphs.jsonl`: lines as Chromium breaks them.
@Suite struct ParagraphFactsTests {
  struct Case: Decodable, Sendable {
    let text: String
    let font: String
    let language: String
    let size: Double
    let maxWidth: Double
    let lines: [String]
  }

  /// The first line that differs in the paragraphs that break otherwise, and why.
  ///
  /// Chromium breaks inside a word by the advances of the word in one piece. Arabic letters take
  /// another form at the end of a line; TagFlow measures that form (M4), which is wider here.
  static let explained = [
    "بيماغات": "a break inside an Arabic word",
    "تكنولوج": "a break inside an Arabic word",
  ]

  @Test func linesBreakAsInChromium() throws {
    let cases = try DataFile.lines(of: "paragraphs.jsonl", as: Case.self)
    #expect(cases.count == 458)
    var differing: [String] = []
    for fact in cases {
      let lines = try lines(of: fact)
      if lines != fact.lines {
        differing.append(zip(lines, fact.lines).first { $0 != $1 }?.0 ?? fact.text)
      }
    }
    #expect(differing.sorted() == Self.explained.keys.sorted())
  }

  private func lines(of fact: Case) throws -> [String] {
    var style = TextStyle(try TestFonts.font(fact.font, size: fact.size))
    style.language = fact.language
    let utf8 = Array(fact.text.utf8)
    return try Measurer(style).prepare(fact.text).lines(LineOptions(maxWidth: fact.maxWidth))
      .map { String(decoding: utf8[$0.range], as: UTF8.self) }
  }
}
