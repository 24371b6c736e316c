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

  @Test func aDocumentThatNeverEndsIsRefused() throws {
    let outcome = try Shell.run("tagflow wrap --input json < /dev/zero")
    #expect(
      outcome.errors
        == "tagflow wrap: standard input: longer than 256 MiB; split the document\n")
    #expect(outcome.exitCode == 1)
  }
}
