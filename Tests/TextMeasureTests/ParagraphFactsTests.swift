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

  @Test func linesBreakAsInChromium() throws {
    let cases = try DataFile.lines(of: "paragraphs.jsonl", as: Case.self)
    #expect(cases.count == 458)
    var same = 0
    var total = 0
    for fact in cases {
      var style = TextStyle(try TestFonts.font(fact.font, size: fact.size))
      style.language = fact.language
      let prepared = try Measurer(style).prepare(fact.text)
      let utf8 = Array(fact.text.utf8)
      let lines = prepared.lines(LineOptions(maxWidth: fact.maxWidth)).map { line in
        String(decoding: utf8[line.range], as: UTF8.self)
      }
      let hasTab = fact.text.contains("\t")
      if !hasTab { total += 1 }
      if lines == fact.lines { if !hasTab {same += 1} } else {
        print(hasTab ? "TAB" : "DIFF", fact.font, fact.language, fact.maxWidth)
        for i in 0..<max(lines.count, fact.lines.count) {
          let a = i < lines.count ? lines[i] : "-", b = i < fact.lines.count ? fact.lines[i] : "-"
          if a != b { print("   ours:", a, "\n   theirs:", b); break }
        }
      }
    }
    print("SAME", same, total)
  }
}
