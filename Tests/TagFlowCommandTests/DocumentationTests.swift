import Foundation
import TestSupport
import Testing

/// The documentation's examples print what it says.
///
/// An example is a script in a `sh` block and, in the next block, what it prints. A `json` block may
/// break its line: line breaks and the blanks after them do not count.
@Suite struct DocumentationTests {
  @Test(arguments: [("measure-json.md", 2), ("wrap-json.md", 7), ("pictures.md", 3)])
  func examplesPrintWhatIsSaid(document: String, examples: Int) throws {
    let file = Repository.root.appending(path: "Documentation/" + document)
    let blocks = Self.blocks(of: try String(contentsOf: file, encoding: .utf8))
    var count = 0
    for (script, output) in zip(blocks, blocks.dropFirst()) where script.language == "sh" {
      let outcome = try Shell.run(script.text)
      #expect(outcome.errors == "" && outcome.exitCode == 0)
      let came = output.language == "json" ? Self.joined(outcome.output) : outcome.output
      let said = output.language == "json" ? Self.joined(output.text) : output.text
      #expect(came == said, "\(script.text)")
      count += 1
    }
    #expect(count == examples)
  }

  /// The README's scripts of the command do what they show; the first two, which build and check
  /// everything, are what runs this test.
  @Test func readmeCommandsRun() throws {
    let readme = Repository.root.appending(path: "README.md")
    let scripts = Self.blocks(of: try String(contentsOf: readme, encoding: .utf8))
      .filter { $0.language == "sh" && !$0.text.hasPrefix("Scripts/") }
    #expect(scripts.count == 2)
    for script in scripts {
      let outcome = try Shell.run("set -e -o pipefail\n" + script.text)
      #expect(outcome.errors == "" && outcome.exitCode == 0, "\(script.text)")
    }
  }

  private struct Block {
    var language: String
    var text = ""
  }

  private static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if !isOpen { blocks.append(Block(language: String(line.dropFirst(3)))) }
        isOpen.toggle()
      } else if isOpen {
        blocks[blocks.count - 1].text += line + "\n"
      }
    }
    return blocks
  }

  private static func joined(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
  }
}
