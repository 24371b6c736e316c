import TagFlowCommand
import Testing

/// Completions and the manual say all that the help says: they are made from the same tables.
@Suite struct CompletionTests {
  private static let subcommands = Subcommand.all

  @Test(arguments: subcommands)
  func bashKnowsEveryOption(_ subcommand: Subcommand) throws {
    let script = CompletionShell.bash.script(for: Self.subcommands)
    let branch = try part(of: script, from: "\n    \(subcommand.name))\n", to: "\n      esac ;;")
    expectAll(of: subcommand, in: branch)
  }

  @Test(arguments: subcommands)
  func zshKnowsEveryOption(_ subcommand: Subcommand) throws {
    let script = CompletionShell.zsh.script(for: Self.subcommands)
    let branch = try part(of: script, from: "\n        \(subcommand.name))\n", to: " ;;")
    expectAll(of: subcommand, in: branch)
  }

  @Test(arguments: subcommands)
  func fishKnowsEveryOption(_ subcommand: Subcommand) {
    let lines = CompletionShell.fish.script(for: Self.subcommands).split(separator: "\n")
    for option in subcommand.options {
      let its = lines.filter {
        $0.contains("'__tagflow_in \(subcommand.name)'") && $0.contains(" -l \(option.long) ")
      }
      #expect(its.count == 1, "\(option.long)")
      let words = words(of: its.joined())
      #expect(words.isSuperset(of: option.choices), "\(option.long)")
    }
  }

  @Test(arguments: subcommands)
  func theManualDescribesEveryOption(_ subcommand: Subcommand) throws {
    let page = ManualPage.text(of: Self.subcommands)
    let general = try part(of: page, from: "\n.SS General\n", to: "\n.SH ")
    let section = try part(
      of: page, from: "\n.SH TAGFLOW \(subcommand.name.uppercased())\n", to: "\n.SH ")
    for option in subcommand.options {
      let name = "--\(option.long)".replacing("-", with: #"\-"#)
      #expect((general + section).contains(#"\fB\#(name)\fR"#), "\(option.long)")
    }
  }

  /// What roff formats without a warning: short lines of ASCII and requests that there are.
  @Test func theManualIsPlainRoff() {
    let requests: Set = [
      ".TH", ".SH", ".SS", ".TP", ".PP", ".RS", ".RE", ".EX", ".EE", ".br", ".BR",
    ]
    var isExample = false
    for line in ManualPage.text(of: Self.subcommands).split(separator: "\n") {
      if line == ".EX" { isExample = true }
      if line == ".EE" { isExample = false }
      #expect(line.utf8.count <= 80 || isExample, "\(line)")
      #expect(line.utf8.allSatisfy { $0 < 0x80 }, "\(line)")
      guard let first = line.first, first == "." || first == "'" else { continue }
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }

  private func expectAll(of subcommand: Subcommand, in script: Substring) {
    let words = words(of: script)
    for option in subcommand.options {
      #expect(words.contains("--\(option.long)"))
      #expect(words.isSuperset(of: option.choices), "\(option.long)")
    }
  }

  private func words(of script: some StringProtocol) -> Set<String> {
    Set(String(script).split { " '(){}[]=+,\n".contains($0) }.map(String.init))
  }

  private func part(of text: String, from start: String, to end: String) throws -> Substring {
    let rest = try #require(text.firstRange(of: start), "\(start)").upperBound
    let stop = text[rest...].firstRange(of: end)?.lowerBound ?? text.endIndex
    return text[rest..<stop]
  }
}

extension Subcommand: CustomTestStringConvertible {
  /// What test reports call it.
  public var testDescription: String { name }
}
