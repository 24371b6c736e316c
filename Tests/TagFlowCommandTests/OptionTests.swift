import LayoutGeometry
import TagFlowCommand
import Testing

@Suite struct OptionTests {
  private static let subcommands = Subcommand.all

  @Test(arguments: subcommands.map(Help.text) + [Help.overview(subcommands)])
  func helpFitsEightyColumns(_ help: String) {
    for line in help.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(arguments: subcommands)
  func everyOptionIsInTheHelpOnce(_ subcommand: Subcommand) {
    // An option's line begins with two spaces and four for its short letter.
    let names = Help.text(of: subcommand).split(separator: "\n").map { line in
      line.dropFirst(6).prefix { $0 != " " }
    }
    for option in subcommand.options {
      #expect(names.filter { $0 == "--\(option.long)" }.count == 1)
    }
    #expect(Set(subcommand.options.map(\.long)).count == subcommand.options.count)
    let shorts = subcommand.options.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test func sidesFollowCSS() throws {
    #expect(try parseSides("4") == Insets(top: 4, left: 4, bottom: 4, right: 4))
    #expect(try parseSides("8,16") == Insets(top: 8, left: 16, bottom: 8, right: 16))
    #expect(try parseSides("1,2,3,4.5") == Insets(top: 1, left: 4.5, bottom: 3, right: 2))
    for wrong in ["", "1,2,3", "1,,2", "-1", "1 ,2", "nan", "1,2,3,4,5"] {
      #expect(throws: InvalidValue.self) { try parseSides(wrong) }
    }
  }

  @Test func numbersAreDecimalAndFinite() {
    #expect(parseNumber("1.5e3") == 1500)
    #expect(parseNumber("-.5") == -0.5)
    for wrong in ["", " 1", "1 ", "1,5", "0x10", "inf", "nan", "1e999", "١"] {
      #expect(parseNumber(wrong) == nil, "\(wrong)")
    }
  }

  @Test func slipsAreRecognised() {
    let names = ["size", "spacing", "line-spacing", "width"]
    #expect(nearest(to: "sise", among: names) == "size")
    #expect(nearest(to: "szie", among: names) == "size")
    #expect(nearest(to: "linespacing", among: names) == "line-spacing")
    #expect(nearest(to: "colour", among: names) == nil)
    #expect(nearest(to: String(repeating: "x", count: 100_000), among: names) == nil)
  }
}
