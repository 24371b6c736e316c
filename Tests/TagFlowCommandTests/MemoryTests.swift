import TestSupport
import Testing

/// Input of any length takes no more memory than a little.
@Suite struct MemoryTests {
  private static let slack = 8 << 20

  @Test(arguments: [
    (100_000, "sed 's/^/item /' | tagflow measure"),
    (20_000, "sed 's/^/item /' | tagflow measure --format json"),
    (20_000, #"sed 's/.*/{"text":"item &","size":&}/' | tagflow measure --input ndjson"#),
    (20_000, #"sed 's/.*/{"text":"item &","size":&}/' | tagflow measure --input ndjson -j 4"#),
    (50_000, #"sed 's/.*/&,"item ""&""",/' | tagflow measure --input csv --csv-column 2 -j 2"#),
  ])
  func linesAreMeasuredInConstantMemory(_ count: Int, _ command: String) throws {
    let few = try Shell.run("seq 1000 | \(command) | wc -l")
    let many = try Shell.run("seq \(count) | \(command) | wc -l")
    #expect(many.output == "\(count)\n")
    #expect(many.errors == "")
    #expect(many.peakMemory < few.peakMemory + Self.slack)
  }

  /// What each edit moves is as long as the section.
  @Test func reportsOfEditsAreNotKept() throws {
    func document(edits: Int) -> String {
      """
      items=$(yes '{"width":1,"height":1}' | head -n 10000 | paste -sd ,)
      edits=$(yes '{"insert":{"section":0,"item":0,"items":[{}]}}' | head -n \(edits) | paste -sd ,)
      tagflow wrap --input json <<< '{"width":9,"viewport":{"height":9},"sections":[{"layout":{
        "kind":"columns","columns":5,"itemHeight":"square"},"items":['$items']}],"edits":['$edits']}' |
        wc -c
      """
    }
    let few = try Shell.run(document(edits: 1))
    let many = try Shell.run(document(edits: 50))
    let length = { (outcome: Shell.Outcome) in Int(outcome.output.dropLast()) ?? 0 }
    #expect(length(many) > 20 * length(few) && length(few) > 300_000)
    #expect(many.peakMemory < few.peakMemory + Self.slack)
  }

  @Test func aLineThatNeverEndsIsRefusedEarly() throws {
    let outcome = try Shell.run("tagflow measure < /dev/zero")
    #expect(
      outcome.errors == "tagflow measure: standard input:1: longer than 16 MiB; split the line\n")
    #expect(outcome.exitCode == 1)
    #expect(outcome.peakMemory < 128 << 20)
  }

  /// A gigabyte without a line feed is one request that fails; the next is answered.
  @Test func aLineOfAGigabyteIsRefusedAndPassedOver() throws {
    let outcome = try Shell.run(
      #"{ head -c 1G /dev/zero; echo; echo '{"text":""}'; } | tagflow measure --input ndjson"#)
    let answers = outcome.output.split(separator: "\n")
    #expect(answers.count == 2)
    #expect(
      answers.first
        == #"{"error":{"path":"$","message":"longer than 16 MiB; split the line"}}"#)
    #expect(answers.last?.hasPrefix(#"{"text":"","width":0"#) == true)
    #expect(outcome.exitCode == 1)
    #expect(outcome.peakMemory < 128 << 20)
  }

  /// Requests that never repeat a text, a size, a spacing, a feature or a list of fonts.
  @Test func stylesThatNeverRepeatTakeConstantMemory() throws {
    let command = #"""
      sed 's/.*/{"text":"item &","letterSpacing":0.&,"size":1&e-3,"features":"ss01=&",\
      "fallback":["Fonts\/NotoSansHebrew-Regular.ttf"]}/' |
      sed -z 's/,\n/,/g' | tagflow measure --input ndjson | wc -l
      """#
    let few = try Shell.run("seq 1000 1100 | " + command)
    let many = try Shell.run("seq 1000 3999 | " + command)
    #expect(few.output == "101\n" && many.output == "3000\n")
    #expect(many.errors == "")
    #expect(many.peakMemory < few.peakMemory + 2 * Self.slack)
  }

  /// HarfBuzz never forgets a language, so there is an end to them.
  @Test func languagesThatNeverRepeatAreRefused() throws {
    let outcome = try Shell.run(
      #"""
      seq 1000 2005 | sed 's/.*/{"text":"a","language":"x-&"}/' |
        tagflow measure --input ndjson --format text 2>&1 >/dev/null
      """#)
    #expect(outcome.errors == "")
    let message = "is one language too many; a process can use 1000"
    #expect(
      outcome.output
        == (2000...2005).map {
          "tagflow measure: standard input:\($0 - 999): $.language: 'x-\($0)' \(message)\n"
        }.joined())
    #expect(outcome.exitCode == 1)
  }

  @Test func aDocumentThatNeverEndsIsRefused() throws {
    let outcome = try Shell.run("tagflow wrap --input json < /dev/zero")
    #expect(
      outcome.errors
        == "tagflow wrap: standard input: longer than 256 MiB; split the document\n")
    #expect(outcome.exitCode == 1)
  }
}
