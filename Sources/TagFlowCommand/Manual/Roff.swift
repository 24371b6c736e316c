/// Text as the manual's formatter, roff, reads it.
enum Roff {
  /// A text without a meaning to roff, in ASCII.
  static func escaped(_ text: some StringProtocol) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\": escaped += #"\e"#
      case "-": escaped += #"\-"#
      case "'": escaped += #"\(aq"#
      case "`": escaped += #"\(ga"#
      case "^": escaped += #"\(ha"#
      case "~": escaped += #"\(ti"#
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default:
        let number = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - number.count)) + number + "]"
      }
    }
  }

  /// A line of text, which is no request even if it begins like one.
  static func line(_ text: some StringProtocol) -> String {
    (text.first == "." ? #"\&"# : "") + escaped(text)
  }

  static func bold(_ text: some StringProtocol) -> String { #"\fB"# + escaped(text) + #"\fR"# }

  static func italic(_ text: some StringProtocol) -> String { #"\fI"# + escaped(text) + #"\fR"# }

  /// A usage, the words in capitals in italics.
  static func usage(_ text: String) -> String {
    var usage = ""
    var word = ""
    for character in text + " " {
      if character.isUppercase {
        word.append(character)
        continue
      }
      if !word.isEmpty { usage += italic(word) }
      word = ""
      usage += escaped(String(character))
    }
    usage.removeLast()
    return usage
  }

  /// The text of a help: its paragraphs are filled anew, what is indented stays as it is.
  ///
  /// - Parameters:
  ///   - text: lines as the help prints them.
  ///   - opensSection: whether it follows a heading.
  /// - Returns: lines of roff.
  static func text(_ text: String, opensSection: Bool = false) -> [String] {
    var lines: [String] = []
    for (index, block) in blocks(of: text).enumerated() {
      switch block {
      case .paragraph(let words):
        if index > 0 || !opensSection { lines.append(".PP") }
        lines += Help.wrapped(words, columns: columns).map(line)
      case .example(let example):
        lines += [".RS 2", ".EX"] + example.map(line) + [".EE", ".RE"]
      }
    }
    return lines
  }

  /// The width of lines of text, which leaves room for escapes in 80 columns.
  static let columns = 64

  private enum Block {
    case paragraph(String)
    case example([Substring])
  }

  private static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    var follows = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      defer { follows = !line.isEmpty }
      switch (line.hasPrefix("  "), blocks.last) {
      case (true, .example(let lines)?) where follows:
        blocks[blocks.count - 1] = .example(lines + [line.dropFirst(2)])
      case (true, _): blocks.append(.example([line.dropFirst(2)]))
      case (false, .paragraph(let words)?) where follows && !line.isEmpty:
        blocks[blocks.count - 1] = .paragraph("\(words) \(line)")
      case (false, _): if !line.isEmpty { blocks.append(.paragraph(String(line))) }
      }
    }
    return blocks
  }
}
